import type { Stake } from '@/api/contract';
import { accruedAt } from '@/domain/staking/accrued';
import { useServiceNow } from '@/utils/hooks/use-service-now';

export function useAccrued(stake: Stake): string {
  const now = useServiceNow();
  return now === null ? stake.accrued : accruedAt(stake, now);
}
