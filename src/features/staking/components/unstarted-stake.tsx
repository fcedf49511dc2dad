import type { Stake } from '@/api/contract';
import { Amount } from '@/ui/amount';
import { ExactAmount } from '@/ui/exact-amount';
import { Prose } from '@/ui/layout/lead';
import { Moment } from '@/ui/moment';
import { useWithoutFailedHash } from '../hooks/use-without-failed-hash';
import { isUnpaid } from '../model/stake-rules';
import { Deposited, Reason } from './stake-reason';

export function UnstartedStake({ stake: known }: { stake: Stake }) {
  const stake = useWithoutFailedHash(known);
  return (
    <Prose>
      <p>
        {isUnpaid(stake) && stake.expiresAt ? (
          <>
            Deposit <ExactAmount value={stake.amount} unit="FNX" /> by <Moment iso={stake.expiresAt} />. Rewards start
            once it arrives.
          </>
        ) : (
          <Amount value={stake.amount} unit="FNX" />
        )}
      </p>
      {stake.status === 'PENDING' && stake.txHash && <Deposited stake={stake} />}
      <Reason stake={stake} />
    </Prose>
  );
}
