import { useEffect } from 'react';
import { engine } from '@/tx/app-engine';
import { useUnsettled } from '@/tx/hooks';
import { startEngine } from '@/tx/start';

export function PendingCount() {
  useEffect(() => startEngine(engine), []);
  const { length } = useUnsettled();
  return length > 0 && `${length} pending`;
}
