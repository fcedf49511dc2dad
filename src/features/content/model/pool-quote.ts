import type { MarketRead } from '@/chain/market';
import { impactBpsOf, liquidityFeeOf } from '@/domain/swap/costs';
import { DEFAULT_SLIPPAGE_BPS } from '@/domain/swap/levels';
import { limitsOf } from '@/domain/swap/limits';
import { namedPools } from '@/domain/swap/named-pools';
import { quoteOf } from '@/domain/swap/quote';
import type { SwapPins } from '@/domain/swap/tokens';
import { usualSwapGas } from '@/domain/usual-gas';
import { DECIMALS, fromBaseUnits, toBaseUnits } from '@/utils/money';

const PER_CENT_PLACES = 2;

export type Pair = Readonly<{ pay: 'FNX' | 'USDT'; get: 'FNX' | 'USDT' }>;

type PoolQuote = Readonly<{ got: string; least: string; impactPct: string; fee: string; gas: bigint }>;

export function poolQuote(typed: string, { pay, get }: Pair, read: MarketRead, pins: SwapPins): PoolQuote | null {
  const amount = toBaseUnits(typed.replace(/\.$/, '').replace(/^\./, '0.'), DECIMALS);
  if (!amount || read.decimals.some((one) => one !== DECIMALS)) return null;
  const exchange = { feeBps: pins.feeBps, pools: namedPools(read.pools, pins) };
  const answer = quoteOf({ pay, get, exact: 'pay', amount }, exchange);
  if (answer.type === 'refused' || answer.quote.type !== 'swap') return null;
  const { quote } = answer;
  const text = (units: bigint) => fromBaseUnits(units, DECIMALS);
  return {
    got: text(quote.got),
    least: text(limitsOf(quote, DEFAULT_SLIPPAGE_BPS).minReceived),
    impactPct: fromBaseUnits(impactBpsOf(quote), PER_CENT_PLACES),
    fee: text(liquidityFeeOf(quote)),
    gas: usualSwapGas(answer.quote.route.length - 1),
  };
}
