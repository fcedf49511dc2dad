import { AMOUNT_WHOLE_DIGITS } from '@/config/limits';
import { completed } from '@/parts/amount-field/amount-text';
import { DECIMALS, ONE, fromBaseUnits, toBaseUnits, truncate, wholeDigits } from '@/utils/money';

export const SHARE = 'FNX';
export const FIAT = 'USD';
export const RATE_HOLDS_MS = 20_000;
export const SHARE_PLACES = 4;
export const PAY_PLACES = 6;

export const unitsTyped = (typed: string, places: number): bigint | null => toBaseUnits(completed(typed), places);

export const isTooLarge = (typed: string): boolean => wholeDigits(typed) > AMOUNT_WHOLE_DIGITS;

export function plainAmount(typed: string, places: number): string | null {
  if (isTooLarge(typed)) return null;
  const units = unitsTyped(typed, places);
  return units ? fromBaseUnits(units, places) : null;
}

const exact = (amount: string): bigint => toBaseUnits(truncate(amount, DECIMALS), DECIMALS) ?? 0n;

export const isLess = (amount: string, than: string): boolean => exact(amount) < exact(than);

export const isPositiveAmount = (amount: string): boolean => exact(amount) > 0n;

export const atRate = (amount: string, rate: string): string =>
  fromBaseUnits((exact(amount) * exact(rate)) / ONE, DECIMALS);

const stepOf = (places: number) => 10n ** BigInt(DECIMALS - places);
const cutTo = (places: number, units: bigint) => fromBaseUnits(units / stepOf(places), places);

/** Rounds shares down and payments up, so that an estimate never promises too much. */
export const shownShares = (estimate: string): string => cutTo(SHARE_PLACES, exact(estimate));
export const nextShares = (estimate: string): string => cutTo(SHARE_PLACES, exact(estimate) + stepOf(SHARE_PLACES));
export const shownPayment = (estimate: string): string => cutTo(PAY_PLACES, exact(estimate) + stepOf(PAY_PLACES) - 1n);

const CENTS = 2;
export const shownFee = (worth: string): string => cutTo(CENTS, exact(worth) + stepOf(CENTS) - 1n);

/** The BNB reserved for gas. This is enough for many transfers on BNB Smart Chain. */
const GAS_RESERVE = '0.002';

type PayableBalance = { available: string; isNative: boolean; max: string | null | undefined };

export function maxPayable({ available, isNative, max }: PayableBalance): string {
  const held = exact(available) - (isNative ? exact(GAS_RESERVE) : 0n);
  const most = max && exact(max) < held ? exact(max) : held;
  return most > 0n ? cutTo(PAY_PLACES, most) : '0';
}
