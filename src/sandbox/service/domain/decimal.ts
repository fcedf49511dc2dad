import { DECIMALS, ONE, fromBaseUnits } from '@/utils/money';

const DECIMAL = /^(\d{1,40})(?:\.(\d{1,18}))?$/;

export function parseUnits(text: string): bigint {
  const match = DECIMAL.exec(text);
  if (!match) throw new RangeError('Not an amount');
  return BigInt(match[1] ?? '0') * ONE + BigInt((match[2] ?? '').padEnd(DECIMALS, '0'));
}

export const units = (amount: bigint): string => fromBaseUnits(amount, DECIMALS);

export const times = (a: bigint, b: bigint): bigint => (a * b) / ONE;
export const dividedBy = (a: bigint, b: bigint): bigint => (a * ONE) / b;

export function percentOf(change: bigint, whole: bigint): string {
  return whole === 0n ? '0' : fromBaseUnits((change * 10_000n) / whole, 2);
}
