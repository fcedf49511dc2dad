import type { MarketRead } from '@/chain/market';
import { namedPools } from '@/domain/swap/named-pools';
import type { Exchange } from '@/domain/swap/quote';
import type { PoolToken, SwapPins, SwapToken } from '@/domain/swap/tokens';
import { AppError } from '@/errors/app-error';
import { DECIMALS } from '@/utils/money';

export const POOL_TOKENS: readonly PoolToken[] = ['FNX', 'USDT', 'WBNB'];

type OfEach<Token extends SwapToken, Value> = Readonly<Record<Token, Value>>;

export type Market = Readonly<{
  exchange: Exchange;
  block: bigint;
  time: bigint;
  decimals: OfEach<SwapToken, number>;
  balances: OfEach<SwapToken, bigint> | null;
  /** The amounts that the router may move. BNB needs no allowance. Null without a wallet. */
  allowances: OfEach<PoolToken, bigint> | null;
  isAbout?: true;
}>;

function ofEach<Value>(values: readonly Value[]): OfEach<PoolToken, Value> {
  const [FNX, USDT, WBNB] = values;
  if (FNX === undefined || USDT === undefined || WBNB === undefined) throw new RangeError('Each token needs a figure');
  return { FNX, USDT, WBNB };
}

/** Rejects tokens with unexpected decimals, because the answer may come from a single node. */
export function marketFrom(read: MarketRead, pins: SwapPins): Market {
  if (read.decimals.some((one) => one !== DECIMALS)) throw new AppError({ kind: 'protocol', reason: 'status' });
  return {
    exchange: { feeBps: pins.feeBps, pools: namedPools(read.pools, pins) },
    block: read.block,
    time: read.time,
    decimals: { ...ofEach(read.decimals), BNB: DECIMALS },
    balances: read.held && { ...ofEach(read.held.balances), BNB: read.held.coin },
    allowances: read.held && ofEach(read.allowances),
    ...(read.isAbout && { isAbout: true }),
  };
}
