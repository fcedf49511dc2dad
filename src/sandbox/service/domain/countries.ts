import { Refusal } from './refusal';
import type { Account } from './state';

/** Where the offer is not made. The country is the one that somebody registered with. */
const NOT_SERVED: ReadonlySet<string> = new Set(['US']);

export const isServed = (country: string): boolean => !NOT_SERVED.has(country);

export function assertServed({ country }: Account): void {
  if (isServed(country)) return;
  throw new Refusal(403, 'FNX shares are not offered in the country you live in. What you hold stays yours.', { reason: 'COUNTRY' });
}
