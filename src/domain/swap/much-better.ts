import { ALL_BPS } from './bps';
import { DEFAULT_SLIPPAGE_BPS } from './levels';
import type { Quote } from './quote';

type Amounts = Pick<Quote, 'paid' | 'got'>;

/**
 * Whether a swap comes to so much more than was reviewed that the least which was accepted would leave the difference to
 * others: by more than the slippage. Where hardly any is allowed, the price may still move a little for the better.
 */
export function isMuchBetter(now: Amounts, reviewed: Amounts, slippageBps: bigint): boolean {
  const allowed = slippageBps > DEFAULT_SLIPPAGE_BPS ? slippageBps : DEFAULT_SLIPPAGE_BPS;
  const better = ALL_BPS + allowed;
  return now.got * ALL_BPS > reviewed.got * better || reviewed.paid * ALL_BPS > now.paid * better;
}
