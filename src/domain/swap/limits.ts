import { judgeSlippage } from './levels';
import type { Quote } from './quote';
import { ALL_BPS, divideRoundingUp } from './bps';

export type SwapLimits = Readonly<{ maxPaid: bigint; minReceived: bigint }>;

/**
 * Returns the limits of a swap, rounded in the investor's favour, so that the price never worsens by more than was
 * agreed. The limits include the quote itself, so a swap at an unchanged price passes.
 */
export function limitsOf({ type, exact, paid, got }: Quote, slippageBps: bigint): SwapLimits {
  if (judgeSlippage(slippageBps).level === 'refused') throw new RangeError('A swap is never sent with such a slippage');
  if (type !== 'swap') return { maxPaid: paid, minReceived: got };
  if (exact === 'pay') return { maxPaid: paid, minReceived: divideRoundingUp(got * (ALL_BPS - slippageBps), ALL_BPS) };
  return { maxPaid: (paid * (ALL_BPS + slippageBps)) / ALL_BPS, minReceived: got };
}
