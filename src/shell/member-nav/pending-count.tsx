import { useEffect } from 'react';
import { tx } from '@/tx/app-engine';
import { useUnsettled } from '@/tx/hooks';
import { startEngine } from '@/tx/start';

export function PendingCount() {
  useEffect(() => startEngine(tx), []);
  const { length } = useUnsettled();
  return length > 0 && `${length} pending`;
}
