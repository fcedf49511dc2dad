import type { Depth } from './constant-product';
import type { PoolToken } from './tokens';

export type Route = readonly [PoolToken, ...PoolToken[]];

export type SwapPool = Readonly<{ tokens: readonly [PoolToken, PoolToken]; reserves: readonly [bigint, bigint] }>;

const MIDDLE: PoolToken = 'WBNB';

export const routesBetween = (from: PoolToken, to: PoolToken): readonly Route[] =>
  from === MIDDLE || to === MIDDLE
    ? [[from, to]]
    : [
        [from, to],
        [from, MIDDLE, to],
      ];

const NOTHING: Depth = { in: 0n, out: 0n };

export const depthsOf = (route: Route, pools: readonly SwapPool[]): readonly Depth[] =>
  route.slice(1).map((to, step) => depthBetween(route[step], to, pools));

function depthBetween(from: PoolToken | undefined, to: PoolToken, pools: readonly SwapPool[]): Depth {
  for (const {
    tokens: [one, other],
    reserves,
  } of pools) {
    if (one === from && other === to) return { in: reserves[0], out: reserves[1] };
    if (one === to && other === from) return { in: reserves[1], out: reserves[0] };
  }
  return NOTHING;
}
