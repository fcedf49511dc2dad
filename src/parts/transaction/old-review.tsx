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
 * Replaces the submit button when the review is too old, or when it was submitted and left no record. Only a review
 * that is too old can be renewed.
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
