import type { Stake } from '@/api/contract';
import { accruedAt } from '@/domain/staking/accrued';
import { useServiceNow } from '@/utils/hooks/use-service-now';

/** Calculates the reward between two fetches. Falls back to the service's figure until the service's time is known. */
export function useAccrued(stake: Stake): string {
  const now = useServiceNow();
  return now === null ? stake.accrued : accruedAt(stake, now);
}
