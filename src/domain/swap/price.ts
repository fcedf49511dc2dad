import { DECIMALS, ONE, fromBaseUnits } from '@/utils/money';
import { parseServiceAmount } from '@/utils/service-amount';
import { reservesAlong } from './reserves-along';
import type { Quote } from './quote';
import { ALL_BPS, divideRoundingUp } from './bps';

export type Price = Readonly<{ over: bigint; under: bigint }>;

export type Decimals = Readonly<{ pay: number; get: number }>;

const ONE_FOR_ONE: Price = { over: 1n, under: 1n };

const inWhole = (over: bigint, under: bigint, { pay, get }: Decimals): Price => ({
  over: over * 10n ** BigInt(pay),
  under: under * 10n ** BigInt(get),
});

export function midPriceOf(quote: Quote, decimals: Decimals): Price {
  if (quote.type !== 'swap') return ONE_FOR_ONE;
  const { out, into } = reservesAlong(quote);
  return inWhole(out, into, decimals);
}

export const ownPriceOf = ({ paid, got }: Quote, decimals: Decimals): Price => inWhole(got, paid, decimals);

export const inverted = ({ over, under }: Price): Price => ({ over: under, under: over });

export const priceText = ({ over, under }: Price): string => fromBaseUnits((over * ONE) / under, DECIMALS);

export function priceFrom(text: string): Price | null {
  const over = parseServiceAmount(text);
  return over === null || over <= 0n ? null : { over, under: ONE };
}

export function deviationBps(price: Price, reference: Price): bigint {
  const [one, other] = [price.over * reference.under, reference.over * price.under];
  return divideRoundingUp((one > other ? one - other : other - one) * ALL_BPS, other);
}
