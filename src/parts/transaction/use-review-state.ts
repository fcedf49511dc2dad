import { REVIEW_LASTS_MS, isUnrecorded, journalStore, mayBeRenewed, mayPay, type Review, type TxState } from '@/tx';
import { useCountdown } from '@/utils/hooks/use-service-now';
import { useStore } from '@/utils/hooks/use-store';

export type ReviewState = 'submittable' | 'review-expired' | 'review-unrecorded';

const MINUTE_S = 60;
const LASTS_S = REVIEW_LASTS_MS / 1_000;

/** Whether the review on screen may still be submitted. The engine checks it again before it asks the wallet. */
export function useReviewState(key: string, review: Review, state: TxState): ReviewState {
  const { entries } = useStore(journalStore);
  const secondsLeft = useCountdown(review.madeAt + REVIEW_LASTS_MS);
  if (!mayPay(state)) return 'submittable';
  if (isUnrecorded([key, ...review.earlier], entries)) return 'review-unrecorded';
  // Until the service's time is known, only the engine decides.
  if (secondsLeft === null) return 'submittable';
  const isExpired = secondsLeft === 0 || secondsLeft > LASTS_S + MINUTE_S || !mayBeRenewed(review);
  return isExpired ? 'review-expired' : 'submittable';
}
