import { withEnteredOf } from './entered';
import type { Entry } from './entry';

export const isFinished = ({ status }: Entry): boolean => status === 'succeeded' || status === 'altered';

/**
 * Merges an entry that another tab has written with this tab's change that could not be stored. The change must not
 * undo the other tab's hash or outcome, unless this page has detached that hash. Entered hashes of both tabs are kept.
 */
export function mergeEntries(written: Entry, here: Entry | undefined, isDetached = false): Entry {
  if (!here) return written;
  const isKnown =
    written.hash !== null &&
    !(isDetached && written.found) &&
    (here.hash === null || (here.found === true && !written.found && here.returnedHash !== written.hash));
  const isEnded = isFinished(written) && !isFinished(here) && !walletHashWins(written, here);
  return isKnown || isEnded ? withEnteredOf(written, here) : withEnteredOf(here, written);
}

/**
 * Whether another tab ended the attempt with a found hash because it did not know the wallet's hash. The wallet's hash
 * then replaces the found one.
 */
function walletHashWins(written: Entry, here: Entry): boolean {
  const returned = here.found ? here.returnedHash : here.hash;
  return written.found === true && !!returned && ![written.hash, written.returnedHash].includes(returned);
}

/**
 * Merges an entry with a copy that a page of 1.0.0 stored. Such a page restores an entry of version 3 from its record of
 * the order, which lacks these fields. The record does not say that a hash was found, so only this entry judges it.
 */
export function mergeCopies(copy: Entry, known: Entry | undefined): Entry {
  if (!known) return copy;
  const found = [known.found ? known.hash : null, ...(known.detachedHashes ?? [])];
  const isFound = copy.hash !== null && found.includes(copy.hash);
  const merged = isFound ? withEnteredOf(known, copy) : mergeEntries(copy, known);
  const { isContract, isDelegated, minedNonceCount, pendingNonceCount, similarPending, submittedAt } = known;
  const { requestedAt, requestId, closesAt, retainUntil } = known;
  const request = { isContract, isDelegated, minedNonceCount, pendingNonceCount, similarPending, submittedAt };
  return { ...merged, ...request, requestedAt, requestId, closesAt, retainUntil };
}
