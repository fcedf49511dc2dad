import type { AppConfig } from '@/config/app-config';
import { TRANSACTIONS } from '@/config/routes';
import type { SwapPins } from '@/domain/swap/tokens';
import { progressStepsWithApproval } from '@/parts/transaction/progress-steps';
import { hasAttempt, isOver, mayStartAnother } from '@/parts/transaction/transaction-copy';
import { ActionSection } from '@/parts/transaction/action-section';
import { ActionPanel } from '@/parts/transaction/action-panel';
import { useFirstOpen } from '@/parts/transaction/first-may-arrive';
import { AppLink } from '@/ui/app-link';
import { Button, TextButton } from '@/ui/button/button';
import { Actions } from '@/ui/layout/actions';
import { APPROVAL_COPY } from '@/parts/transaction/approval-text';
import type { Address } from '@/api/contract';
import { OpenApproval } from '@/parts/open-approval';
import { Stack } from '@/ui/layout/page';
import { useReviewedSwap, type ReviewedSteps } from '../hooks/use-reviewed-swap';
import type { ReviewedSwap } from '../model/stored-swap';
import { pictureOfReview } from '../model/picture';
import { SWAP_COPY, WRAP_COPY } from '../model/swap-text';
import { excessApproval } from '../model/excess-approval';
import { NextStep } from './next-step';
import { ReviewFacts } from './review-facts';
import { SwapOutcome } from './swap-outcome';
import { Beside, SwapPicture } from './swap-picture';

type MoreThanAskedProps = { review: ReviewedSwap; steps: ReviewedSteps; router: Address };

/** Warns while the allowance on the chain is larger than needed. A wallet lets its user change the approved amount. */
function MoreThanAsked({ review, steps: { approval, action, reading }, router }: MoreThanAskedProps) {
  const excess = excessApproval(review, reading.market, action.state.step === 'succeeded');
  if (!excess || (!action.isBefore && action.state.step !== 'succeeded')) return null;
  const { isLeftOver, ...open } = excess;
  const note = isLeftOver
    ? 'An approval is still open.'
    : approval.state.step === 'succeeded'
      ? 'More than we asked for.'
      : 'More than this swap needs.';
  return (
    <Stack as="ul" aria-label="Open approval">
      <OpenApproval
        key={`${open.token} ${open.amount}`}
        {...open}
        owner={review.from}
        router={router}
        note={open.isAbout ? undefined : note}
      />
    </Stack>
  );
}

const RESUME_HINT = 'We keep your swap in this tab. Find it under Swap.';

type Props = {
  review: ReviewedSwap;
  config: AppConfig;
  pins: SwapPins;
  isFresh: boolean;
  onAmend: (review: ReviewedSwap) => void;
  onLeave: () => void;
  onFinish: () => void;
};

export function SwapAction({ review, config, pins, isFresh, onAmend, onLeave, onFinish }: Props) {
  const steps = useReviewedSwap({ review, pins, onAmend });
  const { approval, action } = steps;
  const label = review.type === 'swap' ? 'Swap' : 'Convert';
  const hasApproval = approval.isDue || hasAttempt(approval.state);
  const progressSteps = progressStepsWithApproval({
    approval: hasApproval ? approval.state : null,
    action: action.state,
    name: label,
  });
  return (
    <Beside data-single={!action.isBefore || undefined}>
      <ActionSection
        title={hasAttempt(action.state) ? 'Your swap' : 'Review your swap'}
        progress="Progress of your swap"
        progressSteps={progressSteps}
        step={`${approval.state.step} ${action.state.step}`}
        isChecking={[approval, action].some(({ state }) => state.step === 'checking')}
        isFresh={isFresh}
        resumeHint={isOver(action.state) ? null : RESUME_HINT}
      >
        <SwapProgress steps={steps} review={review} config={config} pins={pins} />
        {(action.isBefore || action.state.step === 'checking') && (
          <NextStep key={review.id} review={review} steps={steps} label={label} />
        )}
        <MoreThanAsked review={review} steps={steps} router={pins.router} />
        <Leaving steps={steps} earlier={review.earlier} onLeave={onLeave} onFinish={onFinish} />
      </ActionSection>
      {action.isBefore && (
        <SwapPicture picture={pictureOfReview(review)} market={steps.reading.market} feeBps={pins.feeBps} />
      )}
    </Beside>
  );
}

function SwapProgress({
  steps: { approval, action, reading },
  review,
  config,
  pins,
}: { steps: ReviewedSteps } & Pick<Props, 'review' | 'config' | 'pins'>) {
  const facts = <ReviewFacts {...{ review, config }} market={reading.market} isSent={hasAttempt(action.state)} />;
  if (hasAttempt(action.state))
    return (
      <ActionPanel
        txKey={action.key}
        state={action.state}
        copy={review.type === 'swap' ? SWAP_COPY : WRAP_COPY}
        outcome={
          action.state.step === 'succeeded' &&
          review.type === 'swap' && <SwapOutcome review={review} pins={pins} hash={action.state.hash} />
        }
      >
        {facts}
      </ActionPanel>
    );
  if (hasAttempt(approval.state) && action.state.step !== 'checking')
    return (
      <ActionPanel txKey={approval.key} state={approval.state} copy={APPROVAL_COPY}>
        {facts}
      </ActionPanel>
    );
  return facts;
}

type LeavingProps = { steps: ReviewedSteps; earlier: readonly string[] } & Pick<Props, 'onLeave' | 'onFinish'>;

/**
 * The investor cannot leave while a transaction is open, or while a submit reads the price, because the wallet would
 * still be asked.
 */
function Leaving({ steps: { approval, action, submitState, reviewState }, earlier, onLeave, onFinish }: LeavingProps) {
  const first = useFirstOpen({ key: action.key, earlier });
  if (submitState === 'reading') return null;
  const isApprovalOpen = approval.state.step !== 'idle' && !isOver(approval.state) && !approval.mayBeAsked;
  return (
    <Actions>
      {action.state.step === 'idle' && reviewState !== 'review-unrecorded' && !isApprovalOpen && (
        <TextButton type="button" onClick={onLeave}>
          Change
        </TextButton>
      )}
      {mayStartAnother(action.state, first, reviewState) && !isApprovalOpen && (
        <Button type="button" onClick={onFinish}>
          New swap
        </Button>
      )}
      {action.state.step === 'succeeded' && <AppLink href={TRANSACTIONS}>Your transactions</AppLink>}
    </Actions>
  );
}
