import styled from '@emotion/styled';
import type { Plan, Stake } from '@/api/contract';
import { OtherAction } from '@/parts/transaction/other-action';
import { keyOfStake } from '@/tx';
import { useUnsettled } from '@/tx/hooks';
import { Stack } from '@/ui/layout/page';
import { useFocusWhenLost } from '@/utils/use-focus-when-lost';
import type { NewStake } from '../hooks/use-new-stake';
import { useOpenStake } from '../hooks/use-open-stake';
import { chosenPlan } from '../model/chosen-plan';
import { DEPOSIT } from '../model/deposit-words';
import { pendingStake } from '../model/opened-stake';
import { isUnpaid } from '../model/stake-phase';
import { stakeName } from '../model/stake-words';
import { StakeAction } from './stake-action';
import { StakeForm } from './stake-form';
import { WaitingStake } from './waiting-stake';

/** Receives the focus when a step change removes the focused control. It is not a control itself, so it has no outline. */
const Place = styled(Stack)({ '&:focus': { outline: 'none' } });

type Props = { plans: readonly Plan[]; positions: readonly Stake[]; steps: NewStake };

/** Shows unsettled deposits and this tab's review first. The form appears only if there is neither. */
export function StakeSteps({ plans, positions, steps }: Props) {
  const { draft, review, isFresh } = steps;
  const { ask, reset, isPending, error } = useOpenStake(steps.startReview);
  const own = review && keyOfStake(review.stake._id);
  const others = useUnsettled().filter(({ kind, key }) => kind === 'stake' && key !== own);
  const place = useFocusWhenLost([own, ...others.map(({ key, status }) => `${key} ${status}`)].join());
  const plan = chosenPlan(plans, draft.planId);
  const waiting = pendingStake(positions);
  const isFree = !review && others.length === 0;
  const leaveBy = (leave: () => void) => () => {
    reset();
    leave();
  };
  return (
    <Place ref={place} tabIndex={-1}>
      {others.map(({ key, description }) => (
        <OtherAction key={key} txKey={key} description={description} kind={DEPOSIT} />
      ))}
      {review && (
        <StakeAction
          key={review.stake._id}
          reviewed={review}
          positions={positions}
          plans={plans}
          isFresh={isFresh}
          again={{ run: () => ask({ planId: review.stake.planId, amount: review.stake.amount }), isPending, error }}
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
      {isFree && !plan && <p>No plan is open to new stakes at the moment.</p>}
    </Place>
  );
}
