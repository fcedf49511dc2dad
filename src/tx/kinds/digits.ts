/** Null for anything but digits, because a review may come from storage. */
export const unitsIn = (digits: string): bigint | null => (/^\d{1,78}$/.test(digits) ? BigInt(digits) : null);
