import { isSameAddress } from '@/utils/is-same-address';
import type { Engine } from '../engine';
import { isEntered, isNamed, openEnteredHashesOf, sightingOf, withoutEntered } from './entered';
import { idOf, type Entry, type Sighting } from './entry';
import { sentAs } from './sent-as';
import { addEntry, entriesOf, findEntry, nextFreeTime, updateEntry, type EntryChange } from './journal';

const MAX_DETACHED = 16;
const UNANSWERED = { status: 'unanswered', reportState: undefined } as const;

/**
 * Adds a separate attempt with the first free id. Another tab, or this one before a crash, may have added it already.
 */
async function addSeparate(engine: Engine, entry: Entry, isSeparate: (one: Entry) => boolean): Promise<boolean> {
  const { key, at } = entry;
  const isThere = () => entriesOf(engine, key).some((one) => one.at !== at && isSeparate(one));
  const separate = { ...entry, at: nextFreeTime(engine, { key, at: at + 1 }) };
  await addEntry(engine, separate, () => !isThere() && !findEntry(engine, idOf(separate)));
  return isThere();
}

/**
 * When an attempt ends, its other entered hashes move to a separate attempt, so that the search for them continues.
 * Returns the changes to the attempt that ends.
 */
export async function moveOpenEntered(engine: Engine, entry: Entry): Promise<EntryChange> {
  const open = openEnteredHashesOf(entry);
  if (open.length === 0) return {};
  const kept = { ...entry, ...sentAs(null, entry), ...UNANSWERED, ...withoutEntered(entry, entry.hash) };
  const isStored = await addSeparate(engine, kept, (one) => open.every((hash) => isEntered(one, hash)));
  return isStored ? withoutEntered(entry, ...open) : {};
}

/** Ignores a relay's transaction, because a relay has its own nonces. */
const ownSightingOf = (entry: Entry): Sighting | undefined => {
  const sighting = sightingOf(entry, entry.returnedHash ?? null);
  return sighting && isSameAddress(sighting.from, entry.from) ? sighting : undefined;
};

export function withoutFoundHash(entry: Entry): EntryChange {
  const { hash, returnedHash, detachedHashes = [] } = entry;
  const own = ownSightingOf(entry);
  const rest = {
    ...withoutEntered(entry, hash, own?.hash ?? null),
    ...(hash !== null && { detachedHashes: [hash, ...detachedHashes].slice(0, MAX_DETACHED) }),
  };
  if (!returnedHash) return { ...sentAs(null, entry), ...UNANSWERED, ...rest };
  return { ...sentAs(returnedHash, entry), nonce: own?.nonce ?? null, ...rest };
}

/**
 * Whether the wallet's request may still be mined although a found transaction has failed. That transaction may be the
 * account's payment from another device. If the wallet's hash has the same nonce as the failed transaction, the request
 * is over.
 */
export const isRequestOpen = (entry: Entry): boolean => !isNamed(entry) && !ownSightingOf(entry);

/**
 * Moves a found transaction that has failed to a separate attempt. The wallet request then counts as open again, so it
 * is not repeated.
 */
export async function reopenRequest(
  engine: Engine,
  entry: Entry,
  failed: EntryChange,
  isStillOpen: (now: Entry) => boolean,
): Promise<void> {
  // The entered hashes stay with the request, because they may belong to other transactions.
  const ended = {
    ...entry,
    ...failed,
    returnedHash: undefined,
    enteredHash: undefined,
    earlierEnteredHashes: undefined,
  };
  await addSeparate(engine, ended, ({ status, hash }) => status === 'failed' && hash === entry.hash);
  await updateEntry(engine, idOf(entry), withoutFoundHash, isStillOpen);
}
