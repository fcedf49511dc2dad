import { ownHashesOf, requestedCallOf, type Entry } from '../journal/entry';
import { belongsToOtherAttempt, readJournal, type EntryFilter } from '../journal/journal';
import { isSameRequest, type RequestedCall } from '../request/matches-request';
import type { Engine } from '../engine';

export type IsOther = (hash: string, times?: number) => boolean;

/**
 * Whether the other attempt may have sent this transaction instead. Only an attempt with an equal request can. If an
 * attempt with another request has the same hash, a faulty wallet returned it.
 */
export const isRivalOf =
  (requested: RequestedCall): EntryFilter =>
  (other) =>
    isSameRequest(requested, requestedCallOf(other));

/**
 * Ignores altered attempts. For one of them, a faulty wallet may have returned the hash of this attempt's transaction.
 */
export const isAsRequested: EntryFilter = ({ status }) => status !== 'altered';

export const belongsToRival = (engine: Engine, entry: Entry): ((hash: string) => boolean) =>
  belongsToOtherAttempt(engine, entry, isRivalOf(requestedCallOf(entry)));

/**
 * Whether this attempt's found hash may belong to another attempt. For an order or a stake, this is possible until
 * the service accepts the hash. For other kinds, it is possible until the attempt succeeds, or even longer if the
 * hash was found after a declaration that nothing was sent.
 */
const mayBeAnothers = ({ found, foundAfterUnsent, reportState, serviceRecord, status }: Entry) =>
  found && (serviceRecord ? reportState !== 'taken' : foundAfterUnsent || status !== 'succeeded');

export function hasUsedNonceForOther(one: Entry, entry: Entry): boolean {
  const isRival = isRivalOf(requestedCallOf(entry))(one);
  if (one.failure === 'cancelled') return isRival;
  if (one.status === 'succeeded') return !isRival || !mayBeAnothers(one);
  return one.failure === 'reverted' || one.failure === 'ineffective';
}

/**
 * Whether other actions in this browser's journal account for the hash. One transaction can execute several actions.
 * `times` is how often the transaction did what was requested.
 */
export function belongsToRivalAction(engine: Engine, keys: readonly string[], requested: RequestedCall): IsOther {
  const isRival = isRivalOf(requested);
  const rivals = readJournal(engine).entries.filter(
    (entry) => !keys.includes(entry.key) && !mayBeAnothers(entry) && isRival(entry),
  );
  return (hash, times = 1) => {
    const owners = rivals.filter((entry) => ownHashesOf(entry).includes(hash.toLowerCase()));
    return new Set(owners.map(({ key }) => key)).size >= times;
  };
}
