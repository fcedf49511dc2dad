import type { Order } from '@/api/contract';
import { PaymentFault } from '@/errors/payment-fault';
import { serviceNow } from '@/utils/service-clock';
import { entriesOf } from './journal';

/** A wallet request that the service keeps until it expires, is answered, or is declared unsent. Absent: it keeps none. */
export type AskedWallet = Order['asked'];

/** When this page saw the wallet refuse the latest request of a key: the service may not have heard of it. */
const refusedHere = new Map<string, number>();
/** `Date` has whole seconds, and answers take their time. */
const REFUSED_ABOUT_MS = 5_000;

export const markRefused = (key: string): void => void refusedHere.set(key, serviceNow());
export const markRequested = (key: string): void => void refusedHere.delete(key);

/**
 * Whether a request may still be approved that this browser cannot follow: one of another login, or of this login in a
 * browser whose journal has no entry for it. An entry of an earlier request is none for it: a journal can lose its newest.
 */
export function isAskedElsewhere(key: string, asked: AskedWallet): boolean {
  if (!asked) return false;
  if (!asked.here) return true;
  const at = Date.parse(asked.at);
  const isRefused = at <= (refusedHere.get(key) ?? -Infinity) + REFUSED_ABOUT_MS;
  // Entries of a release before, and of a service that keeps no request, have no time of it.
  const isRecorded = entriesOf(key).some(({ requestAt = Infinity }) => requestAt >= at);
  return !isRecorded && !isRefused;
}

export function assertNotAskedElsewhere(key: string, asked: AskedWallet): void {
  if (isAskedElsewhere(key, asked)) throw new PaymentFault('asked-before');
}
