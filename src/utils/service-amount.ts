import { DECIMALS, fromBaseUnits, toBaseUnits } from './money';

const BEYOND = new RegExp(`(\\.\\d{${DECIMALS}})\\d+$`);

/**
 * Parses a signed amount from the service into units of 18 decimals. Truncates further decimals, because a service that
 * multiplies amounts can return more. Returns null for a missing or malformed amount.
 */
export function parseServiceAmount(amount: string | null | undefined): bigint | null {
  if (amount === null || amount === undefined) return null;
  const units = toBaseUnits(amount.replace(/^-/, '').replace(BEYOND, '$1'), DECIMALS);
  return units !== null && amount.startsWith('-') ? -units : units;
}

export const amountOf = (units: bigint): string => fromBaseUnits(units, DECIMALS);

export const sumOf = (amounts: readonly string[]): string =>
  amountOf(amounts.reduce((sum, amount) => sum + (parseServiceAmount(amount) ?? 0n), 0n));
