import { judgeSlippage } from './levels';
import type { Quote } from './quote';
import { ALL_BPS, dividedUp } from './bps';

/** The most that may leave the account, and the least that must reach it; past either the swap is undone. */
export type SwapLimits = Readonly<{ most: bigint; least: bigint }>;

/**
 * Both are rounded in the investor's favour, the least up and the most down, so that the price never gets worse by a
 * larger share than was agreed to. Neither goes past the quote itself: a price that stands still is always let through.
 */
export function limitsOf({ is, exact, paid, got }: Quote, slippageBps: bigint): SwapLimits {
  if (judgeSlippage(slippageBps).level === 'refused') throw new RangeError('A swap is never sent with such a slippage');
  if (is !== 'swap') return { most: paid, least: got };
  if (exact === 'pay') return { most: paid, least: dividedUp(got * (ALL_BPS - slippageBps), ALL_BPS) };
  return { most: (paid * (ALL_BPS + slippageBps)) / ALL_BPS, least: got };
}
