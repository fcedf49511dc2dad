import { fromBaseUnits, toBaseUnits, truncate } from '@/utils/money';

const PLACES = 18;

/** An amount with its sign, in the smallest units that are counted here; null for what is none, or was not told. */
export function unitsOf(amount: string | null | undefined): bigint | null {
  if (amount === null || amount === undefined) return null;
  const units = toBaseUnits(truncate(amount.replace(/^-/, ''), PLACES), PLACES);
  return units !== null && amount.startsWith('-') ? -units : units;
}

export const amountOf = (units: bigint): string => fromBaseUnits(units, PLACES);

/** Exact. What is no amount counts as none. */
export const sumOf = (amounts: readonly string[]): string =>
  amountOf(amounts.reduce((sum, amount) => sum + (unitsOf(amount) ?? 0n), 0n));
