import { reservesAlong } from './reserves-along';
import type { Quote } from './quote';
import { ALL_BPS, divideRoundingUp } from './bps';

/**
 * Returns the price impact in basis points: how much less the swap returns than it would at the mid price after the
 * fee. The figure is rounded up, so that it is never too low. The screen and the warnings use this figure.
 */
export function impactBpsOf(quote: Quote): bigint {
  if (quote.type !== 'swap') return 0n;
  const { paid, got, depths, feeBps } = quote;
  const hops = BigInt(depths.length);
  const { out, into } = reservesAlong(quote);
  const atMid = paid * (ALL_BPS - feeBps) ** hops * out;
  const lost = atMid - got * ALL_BPS ** hops * into;
  return divideRoundingUp(lost * ALL_BPS, atMid);
}

/** Returns the pools' fee in the paid token. The fee is rounded up, so that the screen never shows too little. */
export function liquidityFeeOf(quote: Quote): bigint {
  if (quote.type !== 'swap') return 0n;
  const { paid, depths, feeBps } = quote;
  const hops = BigInt(depths.length);
  const all = ALL_BPS ** hops;
  return divideRoundingUp(paid * (all - (ALL_BPS - feeBps) ** hops), all);
}
