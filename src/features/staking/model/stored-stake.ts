import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import type { StoredAction, ReviewedAction } from '@/parts/transaction/use-reviewed-action';
import { tabValue } from '@/utils/tab-value';
import { readOpenedStake, type OpenedStake } from './opened-stake';

const review = z.object({
  from: z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]{40}$/))]),
  stake: z.unknown(),
});
const schema = z.object({
  draft: z.object({ planId: z.string(), amount: z.string() }),
  review: z.nullable(review),
  finished: z.optional(z.nullable(review)),
});

export type StakeDraft = z.infer<typeof schema>['draft'];
export type ReviewedStake = { from: `0x${string}`; stake: OpenedStake };
export type NewStakeSteps = ReviewedAction<StakeDraft, ReviewedStake>;

export const NO_STAKE: StakeDraft = { planId: '', amount: '' };

export const storedStake = tabValue<StoredAction<StakeDraft, ReviewedStake>>({
  key: STORAGE_KEYS.staking,
  first: { draft: NO_STAKE, review: null },
  parse: (value) => {
    const stored = schema.parse(value);
    return { draft: stored.draft, review: reviewedIn(stored.review), finished: reviewedIn(stored.finished) };
  },
});

function reviewedIn(stored: z.infer<typeof review> | null | undefined): ReviewedStake | null {
  const stake = stored ? readOpenedStake(stored.stake) : null;
  return stored && stake ? { from: stored.from, stake } : null;
}
