import type { Order } from '@/api/contract';
import { ActionFault } from '@/errors/action-fault';
import type { Engine } from '../engine';
import type { Entry } from '../journal/entry';
import { entriesOf } from '../journal/journal';

export type OpenRequest = Order['asked'];

/** The service's clock is not exact: the `Date` header has whole seconds, and an answer takes time to arrive. */
const REFUSED_ABOUT_MS = 5_000;

export const markRefused = (engine: Engine, key: string): void =>
  void engine.memory.refusedHere.set(key, engine.clock.now());
export const markRequested = (engine: Engine, key: string): void => void engine.memory.refusedHere.delete(key);

/**
 * Whether a request that this browser cannot follow may still be approved. The request is either another login's, or
 * this login's without an entry here. An entry of an earlier request does not count, because the journal can lose its
 * newest entry.
 */
export function isRequestedElsewhere(engine: Engine, key: string, openRequest: OpenRequest): boolean {
  if (!openRequest) return false;
  if (!openRequest.here) return true;
  const at = Date.parse(openRequest.at);
  const isRefused = at <= (engine.memory.refusedHere.get(key) ?? -Infinity) + REFUSED_ABOUT_MS;
  const isRecorded = entriesOf(engine, key).some((entry) => requestTimeOf(entry) >= at);
  return !isRecorded && !isRefused;
}

/** The time is estimated from the submit if the service returned none. */
const requestTimeOf = ({ requestedAt, submittedAt, at }: Entry): number =>
  requestedAt ?? (submittedAt ?? at) + REFUSED_ABOUT_MS;

export function assertNotRequestedElsewhere(engine: Engine, key: string, openRequest: OpenRequest): void {
  if (isRequestedElsewhere(engine, key, openRequest)) throw new ActionFault('asked-before');
}
