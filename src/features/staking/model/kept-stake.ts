import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import type { ReviewedAction } from '@/parts/transaction/use-reviewed-action';
import { keptValue } from '@/utils/kept-value';
import { readOpenedStake, type OpenedStake } from './opened-stake';

const schema = z.object({
  draft: z.object({ planId: z.string(), amount: z.string() }),
  review: z.nullable(
    z.object({
      from: z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-fA-F]{40}$/))]),
      stake: z.unknown(),
    }),
  ),
});

export type StakeDraft = z.infer<typeof schema>['draft'];
export type ReviewedStake = { from: `0x${string}`; stake: OpenedStake };
type KeptStake = { draft: StakeDraft; review: ReviewedStake | null };
export type NewStakeSteps = ReviewedAction<StakeDraft, ReviewedStake>;

export const NO_STAKE: StakeDraft = { planId: '', amount: '' };

export const keptStake = keptValue<KeptStake>({
  key: STORAGE_KEYS.staking,
  first: { draft: NO_STAKE, review: null },
  parse: (value) => {
    const { draft, review } = schema.parse(value);
    const stake = review && readOpenedStake(review.stake);
    return { draft, review: review && stake ? { from: review.from, stake } : null };
  },
});
