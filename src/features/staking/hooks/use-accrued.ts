import type { Stake } from '@/api/contract';
import { accruedAt } from '@/domain/staking/accrued';
import { useServiceNow } from '@/utils/use-service-now';

/** What a stake has earned, counted on between two reads; the service's own figure while its time is not known. */
export function useAccrued(stake: Stake): string {
  const now = useServiceNow();
  return now === null ? stake.accrued : accruedAt(stake, now);
}
