import { useQuery } from '@tanstack/react-query';
import type { Stake } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { hasAttempt } from '@/parts/transaction/transaction-copy';
import { useTransaction } from '@/parts/transaction/use-transaction';
import { mayPay, txKeyOf } from '@/tx';
import { ExactAmount } from '@/ui/exact-amount';
import { Button } from '@/ui/button/button';
import { Words } from '@/ui/layout/lead';
import { Moment } from '@/ui/moment';
import { useWithoutFailedHash } from '../hooks/use-without-failed-hash';
import type { ReviewedStake } from '../model/kept-stake';
import { readOpenedStake } from '../model/opened-stake';
import { isUnpaid } from '../model/stake-rules';

type Props = { stake: Stake; name: string; onContinue: (reviewed: ReviewedStake) => void };

export function WaitingStake({ stake: known, name, onContinue }: Props) {
  const { data: user } = useQuery(profileQuery);
  const stake = useWithoutFailedHash(known);
  const state = useTransaction(txKeyOf('stake', stake._id));
  const opened = readOpenedStake(stake);
  const from = user?.walletAddress;
  const isPending = !isUnpaid(stake) || (hasAttempt(state) && !mayPay(state));
  return (
    <Words as="section" aria-label="Your open stake">
      <p>
        <strong>{isPending ? 'Your deposit is pending.' : 'Finish your open stake.'}</strong>{' '}
        <ExactAmount value={stake.amount} unit="FNX" /> for the plan <bdi>{name}</bdi>
        {isPending || !stake.expiresAt ? (
          '.'
        ) : (
          <>
            . Deposit by <Moment iso={stake.expiresAt} />.
            {isUnpaid(known) && ' Opening another stake replaces this one.'}
          </>
        )}
      </p>
      {opened && from && (
        <div>
          <Button type="button" onClick={() => onContinue({ stake: opened, from })}>
            {isPending ? 'View' : 'Continue'}
          </Button>
        </div>
      )}
    </Words>
  );
}
