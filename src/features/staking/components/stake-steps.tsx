import type { Plan, Stake } from '@/api/contract';
import { ActionFrame } from '@/parts/transaction/action-frame';
import { keyOfStake } from '@/tx';
import { useOpenStake } from '../hooks/use-open-stake';
import { chosenPlan } from '../model/chosen-plan';
import { DEPOSIT } from '../model/deposit-words';
import type { NewStakeSteps } from '../model/kept-stake';
import { pendingStake } from '../model/opened-stake';
import { isUnpaid } from '../model/stake-phase';
import { stakeName } from '../model/stake-words';
import { StakeAction } from './stake-action';
import { StakeForm } from './stake-form';
import { WaitingStake } from './waiting-stake';

type Props = { plans: readonly Plan[]; positions: readonly Stake[]; steps: NewStakeSteps };

export function StakeSteps({ plans, positions, steps }: Props) {
  const { draft, review, isFresh } = steps;
  const { ask, reset, isPending, error } = useOpenStake(steps.startReview);
  const own = review && keyOfStake(review.stake._id);
  const plan = chosenPlan(plans, draft.planId);
  const waiting = pendingStake(positions);
  const leaveBy = (leave: () => void) => () => {
    reset();
    leave();
  };
  return (
    <ActionFrame own={own} kindOf={({ kind }) => (kind === 'stake' ? DEPOSIT : null)}>
      {(hasOthers) => {
        const isFree = !review && !hasOthers;
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
                onLeave={leaveBy(steps.leave)}
                onFinish={leaveBy(steps.finish)}
              />
            )}
            {isFree && waiting && (
              <WaitingStake stake={waiting} name={stakeName(waiting, plans)} onContinue={steps.startReview} />
            )}
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
