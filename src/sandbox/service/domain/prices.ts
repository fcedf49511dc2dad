import type { Range } from '@/api/contract';
import { ONE } from '@/utils/money';
import type { LedgerAsset } from '../chain-reader';
import { DAY, iso } from './clock';
import { percentOf, units } from './decimal';

const PRICE_SOURCE = 'FNX Bank reference price';
export const PRICE_CURRENCY = 'USD';
const USDT_PRICE = ONE;
const BNB_PRICE = 640n * ONE;

const LAST_CENTS = 1248n;
const CENT = ONE / 100n;
const DAYS = 1_100;
const SEED = 0x464e58;
const MIN_CHANGE = -110;
const CHANGES = 230;

/** A small deterministic generator, with which every sandbox has the same price history. */
function* randomDraws(seed: number): Generator<number, never> {
  for (let state = seed >>> 0; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield (state >>> 8) / 2 ** 24;
  }
}

const WALK: readonly bigint[] = (() => {
  const draws = randomDraws(SEED);
  const cents = [LAST_CENTS];
  let exact = LAST_CENTS * 1_000_000n;
  while (cents.length <= DAYS) {
    const change = BigInt(MIN_CHANGE + Math.floor(draws.next().value * CHANGES));
    exact = (exact * 10_000n) / (10_000n + change);
    cents.push((exact + 500_000n) / 1_000_000n);
  }
  return cents;
})();

const dayOf = (at: number): number => Math.floor(at / DAY);

export const daysAgoPrice = (days: number): bigint => (WALK[Math.min(Math.max(days, 0), DAYS)] ?? LAST_CENTS) * CENT;

export const priceAt = (at: number, seededAt: number): bigint => daysAgoPrice(dayOf(seededAt) - dayOf(at));

export type PriceRange = Range;
const RANGE_DAYS: Readonly<Record<Range, number>> = { '1D': 1, '1W': 7, '1M': 30, '1Y': 365, ALL: DAYS };

export function priceTimes(range: PriceRange, now: number): number[] {
  const today = dayOf(now) * DAY;
  return Array.from({ length: RANGE_DAYS[range] + 1 }, (_, index) => today - (RANGE_DAYS[range] - index) * DAY);
}

export const priceHistory = (range: PriceRange, now: number, seededAt: number): { t: string; p: string }[] =>
  priceTimes(range, now).map((at) => ({ t: iso(at), p: units(priceAt(at, seededAt)) }));

export function priceNow(now: number, seededAt: number) {
  const price = priceAt(now, seededAt);
  const yesterday = priceAt(now - DAY, seededAt);
  return {
    price: units(price),
    currency: PRICE_CURRENCY,
    change24h: percentOf(price - yesterday, yesterday),
    updatedAt: iso(dayOf(now) * DAY),
    source: PRICE_SOURCE,
  };
}

export function priceOf(asset: LedgerAsset, now: number, seededAt: number): bigint {
  const prices = { FNX: priceAt(now, seededAt), USDT: USDT_PRICE, BNB: BNB_PRICE, WBNB: BNB_PRICE };
  return prices[asset];
}
