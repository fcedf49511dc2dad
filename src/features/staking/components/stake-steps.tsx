import { useQuery } from '@tanstack/react-query';
import type { Plan, Stake } from '@/api/contract';
import { ActionFrame } from '@/parts/transaction/action-frame';
import { useRetired } from '@/parts/transaction/use-retired';
import { txKeyOf, mayPay } from '@/tx';
import { LastResult } from '@/parts/transaction/last-result';
import { Amount } from '@/ui/amount';
import { profileQuery } from '@/api/endpoints/user/profile';
import { hasAttempt } from '@/parts/transaction/transaction-copy';
import { useTransaction } from '@/parts/transaction/use-transaction';
import { ExactAmount } from '@/ui/exact-amount';
import { Button } from '@/ui/button/button';
import { Prose } from '@/ui/layout/lead';
import { Moment } from '@/ui/moment';
import { useOpenStake } from '../hooks/use-open-stake';
import { DEPOSIT_COPY } from '../model/deposit-text';
import type { NewStakeSteps, ReviewedStake } from '../model/stored-stake';
import { pendingStake, presentStake, readOpenedStake } from '../model/opened-stake';
import { isUnpaid, chosenPlan } from '../model/stake-rules';
import { stakeName } from '../model/stake-text';
import { depositCopy, isAfterActive } from '../model/stake-view';
import { useWithoutFailedHash } from '../hooks/use-without-failed-hash';
import { StakeAction } from './stake-action';
import { StakeForm } from './stake-form';

const DepositBy = ({ iso, isReplaceable }: { iso: string; isReplaceable: boolean }) => (
  <>
    . Deposit by <Moment iso={iso} />.{isReplaceable && ' Opening another stake replaces this one.'}
  </>
);

type WaitingStakeProps = { stake: Stake; name: string; onContinue: (reviewed: ReviewedStake) => void };

function WaitingStake({ stake: known, name, onContinue }: WaitingStakeProps) {
  const { data: user } = useQuery(profileQuery);
  const stake = useWithoutFailedHash(known);
  const state = useTransaction(txKeyOf('stake', stake._id));
  const opened = readOpenedStake(stake);
  const from = user?.walletAddress;
  const isPending = !isUnpaid(stake) || (hasAttempt(state) && !mayPay(state));
  return (
    <Prose as="section" aria-label="Your open stake">
      <p>
        <strong>{isPending ? 'Your deposit is pending.' : 'Finish your open stake.'}</strong>{' '}
        <ExactAmount value={stake.amount} unit="FNX" /> for the plan <bdi>{name}</bdi>
        {isPending || !stake.expiresAt ? '.' : <DepositBy iso={stake.expiresAt} isReplaceable={isUnpaid(known)} />}
      </p>
      {opened && from && (
        <div>
          <Button type="button" onClick={() => onContinue({ stake: opened, from })}>
            {isPending ? 'View' : 'Continue'}
          </Button>
        </div>
      )}
    </Prose>
  );
}

type LastStakeProps = {
  reviewed: ReviewedStake;
  positions: readonly Stake[];
  plans: readonly Plan[];
  onClose: () => void;
};

function LastStake({ reviewed, positions, plans, onClose }: LastStakeProps) {
  const stake = presentStake(reviewed.stake, positions);
  if (isAfterActive(stake)) return null;
  return (
    <LastResult txKey={txKeyOf('stake', reviewed.stake._id)} copy={depositCopy(stake)} onClose={onClose}>
      <Amount value={stake.amount} unit="FNX" />, plan <bdi>{stakeName(stake, plans)}</bdi>.
    </LastResult>
  );
}

const keyOfReview = ({ stake }: ReviewedStake) => txKeyOf('stake', stake._id);

type Props = {
  plans: readonly Plan[];
  positions: readonly Stake[];
  steps: NewStakeSteps;
  onOver: (stakeId: string) => void;
};

export function StakeSteps({ plans, positions, steps, onOver }: Props) {
  useRetired(steps, keyOfReview);
  const { draft, review, finished, isFresh } = steps;
  const { ask, reset, resume, isPending, error } = useOpenStake(steps.startReview);
  const plan = chosenPlan(plans, draft.planId);
  const waiting = pendingStake(positions);
  const leaveBy = (leave: () => void) => () => {
    reset();
    leave();
  };
  return (
    <ActionFrame own={review && keyOfReview(review)} copyOf={({ kind }) => (kind === 'stake' ? DEPOSIT_COPY : null)}>
      {(isOtherOpen) => {
        const isFree = !review && !isOtherOpen;
        return (
          <>
            {review && (
              <StakeAction
                key={review.stake._id}
                reviewed={review}
                positions={positions}
                plans={plans}
                isFresh={isFresh}
                again={{
                  run: () => ask({ planId: review.stake.planId, amount: review.stake.amount }),
                  isPending,
                  error,
                }}
                onOver={onOver}
                onLeave={leaveBy(steps.leave)}
                onFinish={leaveBy(steps.finish)}
              />
            )}
            {finished && (
              <LastStake reviewed={finished} positions={positions} plans={plans} onClose={steps.closeResult} />
            )}
            {isFree && waiting && <WaitingStake stake={waiting} name={stakeName(waiting, plans)} onContinue={resume} />}
            {isFree && (!waiting || isUnpaid(waiting)) && plan && (
              <StakeForm
                plans={plans}
                plan={plan}
                draft={draft}
                onDraft={(changes) => {
                  reset();
                  steps.change(changes);
                }}
                onReview={ask}
                error={error}
                isOpening={isPending}
              />
            )}
            {isFree && !plan && <p>No plans are open to new stakes right now.</p>}
          </>
        );
      }}
    </ActionFrame>
  );
}
