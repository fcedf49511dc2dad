import type { Order } from '@/api/contract';
import { ActionFault } from '@/errors/action-fault';
import type { Tx } from '../tx';
import type { Entry } from '../journal/entry';
import { entriesOf } from '../journal/journal';

export type OpenRequest = Order['asked'];

/**
 * The service's clock is only about right: it is read from the `Date` header, which has whole seconds, and an answer
 * takes time to arrive.
 */
const REFUSED_ABOUT_MS = 5_000;

export const markRefused = (tx: Tx, key: string): void => void tx.memory.refusedHere.set(key, tx.clock.now());
export const markRequested = (tx: Tx, key: string): void => void tx.memory.refusedHere.delete(key);

/**
 * Whether a request that this browser cannot follow may still be approved. It is either another login's request, or
 * this login's request without an entry here. An entry of an earlier request does not count, because the journal can
 * lose its newest one.
 */
export function isRequestedElsewhere(tx: Tx, key: string, openRequest: OpenRequest): boolean {
  if (!openRequest) return false;
  if (!openRequest.here) return true;
  const at = Date.parse(openRequest.at);
  const isRefused = at <= (tx.memory.refusedHere.get(key) ?? -Infinity) + REFUSED_ABOUT_MS;
  const isRecorded = entriesOf(tx, key).some((entry) => requestTimeOf(entry) >= at);
  return !isRecorded && !isRefused;
}

/** If the service returned no time for the request, the time is estimated from the submit. */
const requestTimeOf = ({ requestAt, submittedAt, at }: Entry): number =>
  requestAt ?? (submittedAt ?? at) + REFUSED_ABOUT_MS;

export function assertNotRequestedElsewhere(tx: Tx, key: string, openRequest: OpenRequest): void {
  if (isRequestedElsewhere(tx, key, openRequest)) throw new ActionFault('asked-before');
}
