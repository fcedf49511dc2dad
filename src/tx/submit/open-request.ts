import type { Order } from '@/api/contract';
import { PaymentFault } from '@/errors/payment-fault';
import { serviceNow } from '@/utils/service-clock';
import { entriesOf } from '../journal/journal';

export type OpenRequest = Order['asked'];

/** By key, the time when this page saw the wallet refuse the latest request. The service may not know of the refusal. */
const refusedHere = new Map<string, number>();
/** The service's `Date` header, from which this time comes, has whole seconds, and answers take their time. */
const REFUSED_ABOUT_MS = 5_000;

export const markRefused = (key: string): void => void refusedHere.set(key, serviceNow());
export const markRequested = (key: string): void => void refusedHere.delete(key);

/**
 * Whether a request that this browser cannot follow may still be approved: another login's, or this login's without an entry
 * here. An entry of an earlier request does not count, because the journal can lose its newest one.
 */
export function isRequestedElsewhere(key: string, openRequest: OpenRequest): boolean {
  if (!openRequest) return false;
  if (!openRequest.here) return true;
  const at = Date.parse(openRequest.at);
  const isRefused = at <= (refusedHere.get(key) ?? -Infinity) + REFUSED_ABOUT_MS;
  // An entry without `requestAt` counts as recorded: the service returned no open request when it was written.
  const isRecorded = entriesOf(key).some(({ requestAt = Infinity }) => requestAt >= at);
  return !isRecorded && !isRefused;
}

export function assertNotRequestedElsewhere(key: string, openRequest: OpenRequest): void {
  if (isRequestedElsewhere(key, openRequest)) throw new PaymentFault('asked-before');
}
