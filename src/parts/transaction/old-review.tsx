import { textOfTransactionFault, type TransactionNouns } from '@/errors/text/transaction';
import { Button } from '@/ui/button/button';
import { Refusal } from './refusal';
import type { ReviewState } from './use-review-state';

type Props = {
  reason: Exclude<ReviewState, 'submittable'>;
  nouns: TransactionNouns;
  onRenew: (() => void) | null;
};

/**
 * Shown instead of the submit button when the review is too old, or was submitted and left no record. Only an old
 * review can be renewed here.
 */
export const OldReview = ({ reason, nouns, onRenew }: Props) => (
  <>
    <Refusal {...textOfTransactionFault(reason, nouns)} />
    {reason === 'review-expired' && onRenew && (
      <div>
        <Button type="button" onClick={onRenew}>
          Review again
        </Button>
      </div>
    )}
  </>
);
