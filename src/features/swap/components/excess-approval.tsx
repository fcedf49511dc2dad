import type { Address } from '@/api/contract';
import { OpenApproval } from '@/parts/open-approval';
import { Stack } from '@/ui/layout/page';
import type { ReviewedSteps } from '../hooks/use-reviewed-swap';
import { excessApproval } from '../model/excess-approval';
import type { ReviewedSwap } from '../model/kept-swap';

type Props = { review: ReviewedSwap; steps: ReviewedSteps; router: Address };

/** Shown while the allowance on the chain is larger than needed. A wallet lets its user change the approved amount. */
export function MoreThanAsked({ review, steps: { approval, action, reading }, router }: Props) {
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
