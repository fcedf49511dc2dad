import { heldAlong } from './held-along';
import type { Quote } from './quote';
import { ALL_BPS, dividedUp } from './bps';

/**
 * How far this very swap moves the price, in ten-thousandths of what the mid price would have brought for the same payment
 * once the fee is taken. Rounded up, so that what is shown and what is judged are one figure, and never too low.
 */
export function impactBpsOf(quote: Quote): bigint {
  if (quote.is !== 'swap') return 0n;
  const { paid, got, depths, feeBps } = quote;
  const hops = BigInt(depths.length);
  const { out, into } = heldAlong(quote);
  const atMid = paid * (ALL_BPS - feeBps) ** hops * out;
  const lost = atMid - got * ALL_BPS ** hops * into;
  return dividedUp(lost * ALL_BPS, atMid);
}

/** What the pools keep, in the token that is paid. Rounded up: nobody is told of a smaller fee than there is. */
export function liquidityFeeOf(quote: Quote): bigint {
  if (quote.is !== 'swap') return 0n;
  const { paid, depths, feeBps } = quote;
  const hops = BigInt(depths.length);
  const all = ALL_BPS ** hops;
  return dividedUp(paid * (all - (ALL_BPS - feeBps) ** hops), all);
}
