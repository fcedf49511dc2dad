import { fromBaseUnits, toBaseUnits } from './money';

const PLACES = 18;
const BEYOND = new RegExp(`(\\.\\d{${PLACES}})\\d+$`);

/**
 * An amount that the service told, with its sign, in units of 18 decimals. A service that multiplies writes more decimals
 * than a token has: what lies beyond is cut. Null for what is no amount, or was not told.
 */
export function unitsOf(amount: string | null | undefined): bigint | null {
  if (amount === null || amount === undefined) return null;
  const units = toBaseUnits(amount.replace(/^-/, '').replace(BEYOND, '$1'), PLACES);
  return units !== null && amount.startsWith('-') ? -units : units;
}

export const amountOf = (units: bigint): string => fromBaseUnits(units, PLACES);

/** Exact. What is no amount counts as none. */
export const sumOf = (amounts: readonly string[]): string =>
  amountOf(amounts.reduce((sum, amount) => sum + (unitsOf(amount) ?? 0n), 0n));
