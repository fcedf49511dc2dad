import { useEffect } from 'react';
import { startEngine } from '@/tx/engine';
import { useUnsettled } from '@/tx/hooks';

export function PendingCount() {
  useEffect(startEngine, []);
  const { length } = useUnsettled();
  return length > 0 && `${length} pending`;
}
