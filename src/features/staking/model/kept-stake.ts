import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { tabStore } from '@/utils/storage';
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
export type KeptStake = { draft: StakeDraft; review: ReviewedStake | null };

export const NO_STAKE: KeptStake = { draft: { planId: '', amount: '' }, review: null };

export function keptStake(): KeptStake {
  try {
    const { draft, review } = schema.parse(JSON.parse(tabStore.read(STORAGE_KEYS.staking) ?? ''));
    const stake = review && readOpenedStake(review.stake);
    return { draft, review: review && stake ? { from: review.from, stake } : null };
  } catch {
    return NO_STAKE;
  }
}

export const keepStake = (kept: KeptStake): boolean => tabStore.write(STORAGE_KEYS.staking, JSON.stringify(kept));
