import { ownHashesOf, requestedCallOf, type Entry } from '../journal/entry';
import { belongsToOtherAttempt, readJournal, type IsMeant } from '../journal/journal';
import { isSameRequest, type RequestedCall } from '../request/matches-request';
import type { Tx } from '../tx';

export type IsOther = (hash: string, times?: number) => boolean;

/**
 * Only an attempt that requests the same can have sent the transaction instead. A faulty wallet may answer any other
 * request with its hash.
 */
export const isRivalOf =
  (requested: RequestedCall): IsMeant =>
  (other) =>
    isSameRequest(requested, requestedCallOf(other));

/** A faulty wallet may have named an altered attempt's transaction for it, so that one may still be this attempt's. */
export const isAsRequested: IsMeant = ({ status }) => status !== 'altered';

export const belongsToRival = (tx: Tx, entry: Entry): ((hash: string) => boolean) =>
  belongsToOtherAttempt(tx, entry, isRivalOf(requestedCallOf(entry)));

/**
 * A hash that another action has only found may still belong to this one, until that action has succeeded with it or
 * the service has accepted it. If the other action was declared unsent, even its success does not rule this one out.
 */
const mayBeAnothers = ({ found, foundAfterUnsent, report, reported, status }: Entry) =>
  found && (reported ? report !== 'taken' : foundAfterUnsent || status !== 'succeeded');

export function hasUsedNonceOtherwise(one: Entry, entry: Entry): boolean {
  const isRival = isRivalOf(requestedCallOf(entry))(one);
  if (one.failure === 'cancelled') return isRival;
  if (one.status === 'succeeded') return !isRival || !mayBeAnothers(one);
  return one.failure === 'reverted' || one.failure === 'ineffective';
}

/**
 * Whether this browser's journal has the hash for another action. One transaction can do for several actions what each
 * requested: `times` is how often it has done so.
 */
export function belongsToRivalAction(tx: Tx, keys: readonly string[], requested: RequestedCall): IsOther {
  const isRival = isRivalOf(requested);
  const rivals = readJournal(tx).entries.filter(
    (entry) => !keys.includes(entry.key) && !mayBeAnothers(entry) && isRival(entry),
  );
  return (hash, times = 1) => {
    const owners = rivals.filter((entry) => ownHashesOf(entry).includes(hash.toLowerCase()));
    return new Set(owners.map(({ key }) => key)).size >= times;
  };
}
