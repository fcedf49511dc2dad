import type { Review } from '@/tx/journal/review';

/** A review that replaces no other one, or the ones with the given keys. */
export const reviewMadeAt = (madeAt: number, earlier: readonly string[] = []): Review => ({
  madeAt,
  firstMadeAt: madeAt,
  earlier,
});
