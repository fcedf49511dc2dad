/** Must equal the service's number. A reorganisation can still remove a payment with fewer confirmations. */
export const REQUIRED_CONFIRMATIONS = 3;

export function confirmationsOf(block: bigint, height: bigint): number {
  const above = height - block + 1n;
  return COUNTS.find((count) => above <= BigInt(count)) ?? REQUIRED_CONFIRMATIONS;
}
const COUNTS = Array.from({ length: REQUIRED_CONFIRMATIONS }, (_, count) => count);
