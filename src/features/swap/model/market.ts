import type { MarketRead } from '@/chain/market';
import { namedPools } from '@/domain/swap/named-pools';
import type { Exchange } from '@/domain/swap/quote';
import type { PoolToken, SwapPins, SwapToken } from '@/domain/swap/tokens';

/** In the order in which their figures are asked for. */
export const POOL_TOKENS: readonly PoolToken[] = ['FNX', 'USDT', 'WBNB'];

/** As every chain of this kind counts its coin. */
const COIN_DECIMALS = 18;

type OfEach<Token extends SwapToken, Value> = Readonly<Record<Token, Value>>;

/** What was read, by the names of the tokens. */
export type Market = Readonly<{
  exchange: Exchange;
  block: bigint;
  /** The block's own time in seconds. */
  time: bigint;
  decimals: OfEach<SwapToken, number>;
  held: OfEach<SwapToken, bigint>;
  /** What the router may move. The coin needs nobody's leave. */
  allowances: OfEach<PoolToken, bigint>;
  /** The account's own figures come from one node alone. */
  isAbout?: true;
}>;

function ofEach<Value>(values: readonly Value[]): OfEach<PoolToken, Value> {
  const [FNX, USDT, WBNB] = values;
  if (FNX === undefined || USDT === undefined || WBNB === undefined)
    throw new RangeError('A figure of each token is expected');
  return { FNX, USDT, WBNB };
}

export const marketFrom = (read: MarketRead, pins: SwapPins): Market => ({
  exchange: { feeBps: pins.feeBps, pools: namedPools(read.pools, pins) },
  block: read.block,
  time: read.time,
  decimals: { ...ofEach(read.decimals), BNB: COIN_DECIMALS },
  held: { ...ofEach(read.held), BNB: read.coin },
  allowances: ofEach(read.allowances),
  ...(read.isAbout && { isAbout: true }),
});
