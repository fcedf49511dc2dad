import { useEffect } from 'react';
import { startEngine } from '@/tx/engine';
import { useUnsettled } from '@/tx/hooks';

/** How many of the investor's own payments are not settled. */
export function OnItsWay() {
  useEffect(startEngine, []);
  const { length } = useUnsettled();
  return length > 0 && `${length} on its way`;
}
