import { isSameAddress } from '@/utils/is-same-address';
import type { Tx } from '../tx';
import { isNamed, openClaimsOf, sightingOf, withoutEntered, type Sighting } from './entered';
import { idOf, type Entry } from './entry';
import { sentAs } from './sent-as';
import { addEntry, findEntry, updateEntry, type EntryChange } from './journal';

const UNANSWERED = { status: 'unanswered', report: undefined } as const;

const addUnlessThere = (tx: Tx, entry: Entry): Promise<boolean> =>
  addEntry(tx, entry, () => findEntry(tx, idOf(entry)) === undefined);

/**
 * When an attempt ends, the other hashes that were entered for it get a separate attempt, so that the search for them
 * continues. Returns the changes to the attempt that ends.
 */
export async function moveOpenClaims(tx: Tx, entry: Entry): Promise<EntryChange> {
  const open = openClaimsOf(entry);
  if (open.length === 0) return {};
  const kept = { ...entry, ...sentAs(null, entry), ...UNANSWERED, ...withoutEntered(entry, entry.hash) };
  const isKept = await addUnlessThere(tx, { ...kept, at: entry.at + 1 });
  return isKept ? withoutEntered(entry, ...open) : {};
}

/** A relay's nonce says nothing about the account's transaction. */
const ownSightingOf = (entry: Entry): Sighting | undefined => {
  const sighting = sightingOf(entry, entry.given ?? null);
  return sighting && isSameAddress(sighting.from, entry.from) ? sighting : undefined;
};

export function beforeFound(entry: Entry): EntryChange {
  const { hash, given } = entry;
  const own = ownSightingOf(entry);
  const named = withoutEntered(entry, hash, own?.hash ?? null);
  if (!given) return { ...sentAs(null, entry), ...UNANSWERED, ...named };
  return { ...sentAs(given, entry), nonce: own?.nonce ?? null, ...named };
}

/**
 * Whether the wallet's request may still be mined although a found transaction has failed. That transaction may be the
 * account's payment from another device. If the nonce of the wallet's hash is known, the failed transaction has used
 * it, so the request is over.
 */
export const isRequestOpen = (entry: Entry): boolean => !isNamed(entry) && !ownSightingOf(entry);

/**
 * Moves a found transaction that has failed to a separate attempt. The wallet request then counts as open again, so it
 * is not repeated.
 */
export async function reopenRequest(
  tx: Tx,
  entry: Entry,
  failed: EntryChange,
  isStill: (now: Entry) => boolean,
): Promise<void> {
  await addUnlessThere(tx, { ...entry, ...failed, given: undefined, at: entry.at + 1 });
  await updateEntry(tx, idOf(entry), beforeFound, isStill);
}
