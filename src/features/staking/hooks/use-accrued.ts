import { useEffect, useState } from 'react';
import type { Stake } from '@/api/contract';
import { accruedAt } from '@/domain/staking/accrued';
import { serviceNow } from '@/utils/service-clock';

const EVERY_MS = 1_000;

/** What a stake has earned, counted on between two reads; within one visit it never goes back. */
export function useAccrued(stake: Stake): string {
  const [now, setNow] = useState(serviceNow);
  useEffect(() => {
    const timer = setInterval(() => setNow((before) => Math.max(before, serviceNow())), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return accruedAt(stake, now);
}
