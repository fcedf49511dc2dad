import { ALL_BPS } from './bps';
import { DEFAULT_SLIPPAGE_BPS } from './levels';
import type { Quote } from './quote';

type Amounts = Pick<Quote, 'paid' | 'got'>;

/**
 * Whether the price improved by more than the slippage. With the old minimum, others could take the difference. Small
 * improvements are ignored even if the slippage is tiny.
 */
export function isMuchBetter(now: Amounts, reviewed: Amounts, slippageBps: bigint): boolean {
  const allowed = slippageBps > DEFAULT_SLIPPAGE_BPS ? slippageBps : DEFAULT_SLIPPAGE_BPS;
  const better = ALL_BPS + allowed;
  return now.got * ALL_BPS > reviewed.got * better || reviewed.paid * ALL_BPS > now.paid * better;
}
