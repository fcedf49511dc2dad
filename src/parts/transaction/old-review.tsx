import { actionFaultCopy, type ActionNouns } from '@/errors/words/action';
import { Button } from '@/ui/button';
import { Refusal } from './refusal';
import type { ReviewStanding } from './use-review-standing';

type Props = {
  why: Exclude<ReviewStanding, 'submittable'>;
  nouns: ActionNouns;
  /** Null where the figures of now are not known yet. */
  onRenew: (() => void) | null;
};

/** In place of the button: the review is too old, or was submitted and left no record. Only an old one is made anew at once. */
export const OldReview = ({ why, nouns, onRenew }: Props) => (
  <>
    <Refusal {...actionFaultCopy(why, nouns)} />
    {why === 'review-expired' && onRenew && (
      <div>
        <Button type="button" onClick={onRenew}>
          Review again
        </Button>
      </div>
    )}
  </>
);
