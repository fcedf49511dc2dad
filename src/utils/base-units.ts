const DECIMAL = /^(\d{1,60})(?:\.(\d+))?$/;

/** Digits and at most one point, no more decimals than there are, no sign: anything else is no amount. */
export function toBaseUnits(amount: string, decimals: number): bigint | null {
  const [, whole, fraction = ''] = DECIMAL.exec(amount) ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}
