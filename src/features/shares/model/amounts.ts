import { AMOUNT_WHOLE_DIGITS } from '@/config/limits';
import { fromBaseUnits, toBaseUnits, truncate, wholeDigits } from '@/utils/money';

/** A share can be split into ten thousandths. */
export const SHARE_PLACES = 4;
/** What every wallet shows of what one pays with, without cutting. */
const PAY_PLACES = 6;
/** What the service takes and gives at most, behind the point. */
const PLACES = 18;
const ONE = 10n ** BigInt(PLACES);

/** `5.` and `.5` are plain enough to be read. */
const completed = (typed: string) => {
  const trimmed = typed.endsWith('.') ? typed.slice(0, -1) : typed;
  return trimmed.startsWith('.') ? `0${trimmed}` : trimmed;
};

export const unitsTyped = (typed: string, places: number): bigint | null => toBaseUnits(completed(typed), places);

export const isTooLarge = (typed: string): boolean => wholeDigits(typed) > AMOUNT_WHOLE_DIGITS;

/** As it is sent: without needless noughts. Null for what is no amount, for more than the service takes, and for nothing. */
export function plainAmount(typed: string, places: number): string | null {
  if (isTooLarge(typed)) return null;
  const units = unitsTyped(typed, places);
  return units ? fromBaseUnits(units, places) : null;
}

const exact = (amount: string): bigint => toBaseUnits(truncate(amount, PLACES), PLACES) ?? 0n;

/** Of two decimal amounts. */
export const isLess = (amount: string, than: string): boolean => exact(amount) < exact(than);

export const isMoreThanNothing = (amount: string): boolean => exact(amount) > 0n;

/** What an amount is worth at a rate, cut where the service stops. */
export const atRate = (amount: string, rate: string): string =>
  fromBaseUnits((exact(amount) * exact(rate)) / ONE, PLACES);

const stepOf = (places: number) => 10n ** BigInt(PLACES - places);
const cutTo = (places: number, units: bigint) => fromBaseUnits(units / stepOf(places), places);

/** Shares are told too low rather than too high, and a payment too high rather than too low. */
export const sharesTold = (estimate: string): string => cutTo(SHARE_PLACES, exact(estimate));
export const paymentTold = (estimate: string): string => cutTo(PAY_PLACES, exact(estimate) + stepOf(PAY_PLACES) - 1n);

/** Enough for a transfer many times over, on a chain where one costs a few cents. */
const GAS_RESERVE = '0.002';

type Held = { available: string; isNative: boolean; max: string | null | undefined };

/** The most that one can pay: what is there, less the gas where both are one coin, and no more than is taken. */
export function mostPayable({ available, isNative, max }: Held): string {
  const held = exact(available) - (isNative ? exact(GAS_RESERVE) : 0n);
  const most = max && exact(max) < held ? exact(max) : held;
  return most > 0n ? cutTo(PAY_PLACES, most) : '0';
}
