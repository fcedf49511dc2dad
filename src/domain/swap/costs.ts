import { reservesAlong } from './reserves-along';
import type { Quote } from './quote';
import { ALL_BPS, dividedUp } from './bps';

/**
 * The price impact in basis points of what the mid price would have paid after the fee. Rounded up, so that it is never too
 * low, and the same figure is shown and judged.
 */
export function impactBpsOf(quote: Quote): bigint {
  if (quote.is !== 'swap') return 0n;
  const { paid, got, depths, feeBps } = quote;
  const hops = BigInt(depths.length);
  const { out, into } = reservesAlong(quote);
  const atMid = paid * (ALL_BPS - feeBps) ** hops * out;
  const lost = atMid - got * ALL_BPS ** hops * into;
  return dividedUp(lost * ALL_BPS, atMid);
}

/** The pools' fee in the token that is paid. Rounded up, so that it is never shown too low. */
export function liquidityFeeOf(quote: Quote): bigint {
  if (quote.is !== 'swap') return 0n;
  const { paid, depths, feeBps } = quote;
  const hops = BigInt(depths.length);
  const all = ALL_BPS ** hops;
  return dividedUp(paid * (all - (ALL_BPS - feeBps) ** hops), all);
}
