import type { Plan, Stake } from '@/api/contract';
import { LastResult } from '@/parts/transaction/last-result';
import { Amount } from '@/ui/amount';
import { txKeyOf } from '@/tx';
import type { ReviewedStake } from '../model/kept-stake';
import { presentStake } from '../model/opened-stake';
import { depositCopy } from '../model/stake-view';
import { stakeName } from '../model/stake-words';

type Props = { reviewed: ReviewedStake; positions: readonly Stake[]; plans: readonly Plan[]; onClose: () => void };

export function LastStake({ reviewed, positions, plans, onClose }: Props) {
  const stake = presentStake(reviewed.stake, positions);
  return (
    <LastResult txKey={txKeyOf('stake', reviewed.stake._id)} copy={depositCopy(stake)} onClose={onClose}>
      <Amount value={stake.amount} unit="FNX" />, plan <bdi>{stakeName(stake, plans)}</bdi>.
    </LastResult>
  );
}
