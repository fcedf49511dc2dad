import { ALL_BPS, divideRoundingUp } from '@/domain/swap/bps';
import { judgeImpact } from '@/domain/swap/levels';
import { depthsOf } from '@/domain/swap/routes';
import type { PoolToken } from '@/domain/swap/tokens';
import { fromBaseUnits } from '@/utils/money';
import type { ReviewedSwap, SwapDraft } from './stored-swap';
import type { Market } from './market';
import type { Priced } from './read-swap';

export type Picture = Readonly<{
  pay: SwapDraft['pay'];
  get: SwapDraft['get'];
  paid: bigint;
  got: bigint;
  decimals: Priced['decimals'];
  route: readonly [PoolToken, ...PoolToken[]];
  impact: Priced['impact'];
}>;

export function pictureOf({ quote, decimals, impact }: Priced, { pay, get }: SwapDraft): Picture | null {
  if (quote.type !== 'swap') return null;
  const { paid, got, route } = quote;
  return { pay, get, paid, got, decimals, route, impact };
}

export function pictureOfReview(review: ReviewedSwap): Picture | null {
  const { type, pay, get, decimals, impactBps } = review;
  const [first, ...others] = review.route;
  if (type !== 'swap' || !first) return null;
  const [paid, got] = [BigInt(review.paid), BigInt(review.got)];
  return { pay, get, paid, got, decimals, route: [first, ...others], impact: judgeImpact(BigInt(impactBps)) };
}

type Stop = Readonly<{ type: 'token' | 'pool'; name: string; part: 'paid' | 'got' | 'fee' | 'passed' }>;

/** Alternates tokens and pools. The ends show the tokens that the investor chose, for example BNB instead of WBNB. */
export function stopsOf({ pay, get, route }: Pick<Picture, 'pay' | 'get' | 'route'>): readonly Stop[] {
  const last = route.length - 1;
  return route.flatMap((token, at): Stop[] => [
    ...(at > 0 ? [{ type: 'pool', name: `${route[at - 1]} and ${token}`, part: 'fee' } as const] : []),
    at === 0
      ? { type: 'token', name: pay, part: 'paid' }
      : { type: 'token', name: at === last ? get : token, part: at === last ? 'got' : 'passed' },
  ]);
}

export type PoolAmounts = Readonly<{ tokens: readonly [PoolToken, PoolToken]; amounts: readonly [string, string] }>;

export function poolsAlong({ route }: Pick<Picture, 'route'>, { exchange, decimals }: Market): readonly PoolAmounts[] {
  return depthsOf(route, exchange.pools).flatMap((depth, at) => {
    const [from, to] = [route[at], route[at + 1]];
    if (!from || !to) return [];
    const amounts = [fromBaseUnits(depth.in, decimals[from]), fromBaseUnits(depth.out, decimals[to])] as const;
    return [{ tokens: [from, to] as const, amounts }];
  });
}

export function shareOfPool({ route, paid }: Pick<Picture, 'route' | 'paid'>, { exchange }: Market): bigint | null {
  const [first] = depthsOf(route, exchange.pools);
  return first && first.in > 0n ? divideRoundingUp(paid * ALL_BPS, first.in) : null;
}

const ENOUGH = 120;

export function ageText(seconds: number): string | null {
  if (seconds <= 0) return 'just now';
  if (seconds < ENOUGH) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'} ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes < ENOUGH ? `${minutes} minutes ago` : null;
}
