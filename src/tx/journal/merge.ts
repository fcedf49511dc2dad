import type { Hash } from '@/api/contract';
import { withEnteredOf } from './entered';
import { hashesOf, idOf, type Entry } from './entry';

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
 * the order. The record lacks parts of the request, and does not say that a hash was found.
 */
export function mergeCopies(copy: Entry, known: Entry | undefined): Entry {
  if (!known) return copy;
  const merged = isFoundIn(known, copy.hash) ? withEnteredOf(known, copy) : mergeEntries(copy, known);
  return withRequestOf(known, merged);
}

const isFoundIn = ({ found, hash, detachedHashes = [] }: Entry, sought: Hash | null): boolean =>
  sought !== null && [found ? hash : null, ...detachedHashes].includes(sought);

function withRequestOf(known: Entry, entry: Entry): Entry {
  const { isContract, isDelegated, minedNonceCount, pendingNonceCount, similarPending, submittedAt } = known;
  const { requestedAt, requestId, closesAt, retainUntil } = known;
  const request = { isContract, isDelegated, minedNonceCount, pendingNonceCount, similarPending, submittedAt };
  return { ...entry, ...request, requestedAt, requestId, closesAt, retainUntil };
}

/**
 * Gives a copy a separate id if a found transaction has settled the attempt and the wallet has returned another hash,
 * as `storeWalletHash` does.
 */
export function separated(copy: Entry, entries: ReadonlyMap<string, Entry>): Entry {
  const known = entries.get(idOf(copy));
  const isOther =
    copy.hash !== null && known && ![...hashesOf(known), ...(known.detachedHashes ?? [])].includes(copy.hash);
  if (!isOther || !known.found || !isFinished(known)) return copy;
  const separate = { ...withRequestOf(known, copy), at: copy.at + 1 };
  while ((entries.get(idOf(separate)) ?? copy).hash !== copy.hash) separate.at += 1;
  return separate;
}
