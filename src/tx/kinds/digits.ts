/** Base units as a review keeps them; null for anything else, since a review may come out of storage. */
export const unitsIn = (digits: string): bigint | null => (/^\d{1,78}$/.test(digits) ? BigInt(digits) : null);
