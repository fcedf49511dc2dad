import type { Hash } from '@/api/contract';
import { ActionFault } from '@/errors/action-fault';
import { dueOf, idOf, isOpen, requestedCallOf, type Entry } from '../journal/entry';
import { belongsToOtherAttempt, findEntry, updateEntry, type IsMeant } from '../journal/journal';
import { isRequestOpen, moveOpenEntered, reopenRequest } from '../journal/split';
import { atService, refreshWhatShows } from '../service/at-service';
import { publish } from '../publish';
import { belongsToRival, isAsRequested, isRivalOf } from '../search/rivals';
import { dispatch } from '../store';
import type { Tx } from '../tx';
import { detachHash, isAttachedToOther } from './attach-hash';
import { rememberDetached } from '../journal/detached-hashes';
import type { Replaced } from './replaced';
import type { NotReplaced, Verdict } from './verdict';

export type EntryWithHash = Entry & { hash: Hash };

const isStill =
  ({ hash }: EntryWithHash) =>
  (now: Entry): boolean =>
    isOpen(now) && now.hash === hash;

export async function endReplaced(tx: Tx, entry: EntryWithHash, by: Hash, replaced: Replaced): Promise<void> {
  if (replaced === 'cancelled') await end(tx, entry, 'cancelled', by);
  if (replaced === 'unproven') await markAltered(tx, entry, entry.hash);
}

async function markAltered(tx: Tx, entry: EntryWithHash, hash: Hash): Promise<void> {
  if (await updateEntry(tx, idOf(entry), { status: 'altered', ...replacing(entry, hash) }, isStill(entry)))
    dispatch(tx, entry.key, { type: 'altered', hash });
}

const replacing = (entry: EntryWithHash, hash: Hash) =>
  hash === entry.hash ? {} : { hash, report: dueOf(entry), given: entry.given ?? entry.hash };

export async function applyVerdict(
  tx: Tx,
  entry: EntryWithHash,
  verdict: NotReplaced,
  isRelayed: boolean,
): Promise<void> {
  switch (verdict.kind) {
    case 'paid':
    case 'short':
      if (await isReplacedByOther(tx, entry, verdict.hash, isRivalOf(requestedCallOf(entry))))
        return end(tx, entry, 'cancelled', verdict.hash);
      if (entry.found && isAttachedToOther(tx, entry)) return rejectHash(tx, entry);
      if ((entry.found || isRelayed) && (await isOthersAtService(tx, verdict.hash, entry)))
        return rejectHash(tx, entry);
      return settle(tx, entry, verdict);
    case 'altered':
      if (verdict.hash && (await isReplacedByOther(tx, entry, verdict.hash, isAsRequested)))
        return end(tx, entry, 'cancelled', verdict.hash);
      if (isRelayed && (await isOthersAtService(tx, entry.hash, entry))) return rejectHash(tx, entry);
      return markAltered(tx, entry, verdict.hash ?? entry.hash);
    case 'stale':
      return rejectHash(tx, entry);
    case 'reverted':
    case 'ineffective':
      return end(tx, entry, verdict.kind, verdict.hash);
  }
}

/**
 * Whether the transaction that has used the attempt's nonce is another attempt's. It then settles only that other
 * attempt.
 */
const isReplacedByOther = async (tx: Tx, entry: EntryWithHash, mined: Hash, isMeant: IsMeant): Promise<boolean> =>
  mined !== entry.hash &&
  (belongsToOtherAttempt(tx, entry, isMeant)(mined) || (await isOthersAtService(tx, mined, entry)));

/** Throws if another investor is logged in now, because the service does not show this investor's action then. */
async function isOthersAtService(tx: Tx, hash: Hash, entry: EntryWithHash): Promise<boolean> {
  const service = atService(tx, entry);
  const onRecord = await service.onRecord(hash);
  if (onRecord === 'nothing' && !(await service.isVisible())) throw new ActionFault('service-away');
  return onRecord === 'another';
}

/** The hash is not this attempt's payment, so the app no longer knows what the wallet has sent. */
async function rejectHash(tx: Tx, entry: EntryWithHash): Promise<void> {
  rememberDetached(tx, entry);
  if (entry.found) return detachHash(tx, entry);
  await updateEntry(
    tx,
    idOf(entry),
    { hash: null, status: 'unanswered', nonce: null, report: undefined },
    isStill(entry),
  );
  publish(tx, entry.key, 'wallet-failed');
}

type Paid = Extract<Verdict, { kind: 'paid' | 'short' }>;

async function settle(tx: Tx, entry: EntryWithHash, verdict: Paid): Promise<void> {
  const isFree = (now: Entry) =>
    isStill(entry)(now) && (verdict.hash === entry.hash || !belongsToRival(tx, entry)(verdict.hash));
  const succeeded = await updateEntry(tx, idOf(entry), succeededAs(entry, verdict), isFree);
  if (!succeeded) return;
  dispatch(tx, entry.key, { type: 'succeeded', hash: verdict.hash, isShort: succeeded.isShort });
  refreshWhatShows(tx, entry);
}

const succeededAs = (entry: EntryWithHash, { kind, hash }: Paid) =>
  ({ status: 'succeeded', isShort: kind === 'short' ? true : undefined, ...replacing(entry, hash) }) as const;

export async function end(
  tx: Tx,
  entry: EntryWithHash,
  failure: NonNullable<Entry['failure']>,
  mined: Hash,
): Promise<void> {
  // A proven failure is not reported to the bank. A dropped payment is, because it may still arrive.
  const isProven = failure !== 'dropped';
  const known = {
    status: 'failed',
    failure,
    ...(isProven && { report: undefined }),
    ...(mined !== entry.hash && { replacement: mined }),
  } as const;
  const now = findEntry(tx, idOf(entry));
  const isNow = now !== undefined && isStill(entry)(now);
  // The router refuses a swap after its deadline, so its request is not opened again.
  if (isNow && isProven && failure !== 'expired' && isRequestOpen(now)) {
    // If storage is full, the failed transaction cannot be stored, but it must not be found again.
    rememberDetached(tx, entry);
    await reopenRequest(tx, now, known, isStill(entry));
  } else {
    const moved = isNow && isProven ? await moveOpenEntered(tx, now) : {};
    await updateEntry(tx, idOf(entry), { ...known, ...moved }, isStill(entry));
  }
  publish(tx, entry.key);
}
