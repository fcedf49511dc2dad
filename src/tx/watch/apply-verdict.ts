import type { Hash } from '@/api/contract';
import type { ChainNode } from '@/chain/node';
import { ActionFault } from '@/errors/action-fault';
import { initialReportOf, idOf, isOpen, requestedCallOf, type Entry } from '../journal/entry';
import { belongsToOtherAttempt, findEntry, updateEntry, type EntryFilter } from '../journal/journal';
import { isRequestOpen, moveOpenEntered, reopenRequest } from '../journal/split';
import { atService, refreshQueries } from '../service/at-service';
import { publish } from '../publish';
import { belongsToRival, isAsRequested, isRivalOf } from '../search/rivals';
import { dispatch } from '../store';
import type { Engine } from '../engine';
import { detachHash, isAttachedToOther, isSoughtByOther } from './attach-hash';
import { rememberDetached } from '../journal/detached-hashes';
import { isUndecidedForLong, searchReplaced } from './replaced';
import type { Verdict } from './verdict';
import type { Watch } from './watch';

export type EntryWithHash = Entry & { hash: Hash };

const isStillOpen =
  ({ hash }: EntryWithHash) =>
  (now: Entry): boolean =>
    isOpen(now) && now.hash === hash;

type HowSeen = Readonly<{ isRelayed: boolean; watch: Watch; nodes: readonly ChainNode[] }>;

async function endReplaced(engine: Engine, entry: EntryWithHash, by: Hash, { watch, nodes }: HowSeen): Promise<void> {
  const replaced = await searchReplaced(engine, entry, watch, nodes);
  if (replaced === 'cancelled') await end(engine, entry, 'cancelled', by);
  if (replaced === 'unproven') await markAltered(engine, entry, entry.hash);
}

async function markAltered(engine: Engine, entry: EntryWithHash, hash: Hash): Promise<void> {
  if (await updateEntry(engine, idOf(entry), { status: 'altered', ...replacing(entry, hash) }, isStillOpen(entry)))
    dispatch(engine, entry.key, { type: 'altered', hash });
}

const replacing = (entry: EntryWithHash, hash: Hash) =>
  hash === entry.hash
    ? {}
    : { hash, reportState: initialReportOf(entry), returnedHash: entry.returnedHash ?? entry.hash };

export async function applyVerdict(
  engine: Engine,
  entry: EntryWithHash,
  verdict: Verdict,
  how: HowSeen,
): Promise<void> {
  const { isRelayed } = how;
  switch (verdict.kind) {
    case 'cancelled':
      return endReplaced(engine, entry, verdict.hash, how);
    case 'paid':
    case 'short':
      if (await isReplacedByOther(engine, entry, verdict.hash, isRivalOf(requestedCallOf(entry))))
        return endReplaced(engine, entry, verdict.hash, how);
      if (entry.found && isAttachedToOther(engine, entry)) return rejectHash(engine, entry);
      if ((entry.found || isRelayed) && (await isOthersAtService(engine, verdict.hash, entry)))
        return rejectHash(engine, entry);
      return settle(engine, entry, verdict);
    case 'altered':
      if (verdict.hash && (await isReplacedByOther(engine, entry, verdict.hash, isAsRequested)))
        return endReplaced(engine, entry, verdict.hash, how);
      if (isRelayed && (await isOthersAtService(engine, entry.hash, entry))) return rejectHash(engine, entry);
      if (verdict.hash && (await isSentAgain(engine, entry, verdict.hash, how))) return;
      return markAltered(engine, entry, verdict.hash ?? entry.hash);
    case 'stale':
      return rejectHash(engine, entry);
    case 'reverted':
    case 'ineffective':
      return end(engine, entry, verdict.kind, verdict.hash);
  }
}

/**
 * Whether the search for the payment continues. The wallet may have sent the payment again with another nonce, and used
 * this nonce for the payment of another attempt or device.
 */
async function isSentAgain(
  engine: Engine,
  entry: EntryWithHash,
  mined: Hash,
  { watch, nodes }: HowSeen,
): Promise<boolean> {
  const isSought = await isSoughtByOther(engine, entry, mined, nodes);
  if (!isSought && mined === entry.hash) return false;
  const replaced = await searchReplaced(engine, entry, watch, nodes, mined);
  return isSought || (replaced === 'searching' && !isUndecidedForLong(watch));
}

/**
 * Whether the transaction that has used the attempt's nonce belongs to another attempt. It then settles only that
 * attempt.
 */
const isReplacedByOther = async (
  engine: Engine,
  entry: EntryWithHash,
  mined: Hash,
  isMeant: EntryFilter,
): Promise<boolean> =>
  mined !== entry.hash &&
  (belongsToOtherAttempt(engine, entry, isMeant)(mined) || (await isOthersAtService(engine, mined, entry)));

/**
 * Throws if another investor is logged in now, because the service does not show this investor's action to that login.
 */
async function isOthersAtService(engine: Engine, hash: Hash, entry: EntryWithHash): Promise<boolean> {
  const service = atService(engine, entry);
  const onRecord = await service.onRecord(hash);
  if (onRecord === 'nothing' && !(await service.isVisible())) throw new ActionFault('service-unreachable');
  return onRecord === 'another';
}

/** Removes a hash that is not this attempt's payment. The app then no longer knows what the wallet has sent. */
async function rejectHash(engine: Engine, entry: EntryWithHash): Promise<void> {
  rememberDetached(engine, entry);
  if (entry.found) return detachHash(engine, entry);
  await updateEntry(
    engine,
    idOf(entry),
    { hash: null, status: 'unanswered', nonce: null, reportState: undefined },
    isStillOpen(entry),
  );
  publish(engine, entry.key, 'wallet-failed');
}

type Paid = Extract<Verdict, { kind: 'paid' | 'short' }>;

async function settle(engine: Engine, entry: EntryWithHash, verdict: Paid): Promise<void> {
  const isFree = (now: Entry) =>
    isStillOpen(entry)(now) && (verdict.hash === entry.hash || !belongsToRival(engine, entry)(verdict.hash));
  const succeeded = await updateEntry(engine, idOf(entry), succeededAs(entry, verdict), isFree);
  if (!succeeded) return;
  dispatch(engine, entry.key, { type: 'succeeded', hash: verdict.hash, isShort: succeeded.isShort });
  refreshQueries(engine, entry);
}

const succeededAs = (entry: EntryWithHash, { kind, hash }: Paid) =>
  ({ status: 'succeeded', isShort: kind === 'short' ? true : undefined, ...replacing(entry, hash) }) as const;

export async function end(
  engine: Engine,
  entry: EntryWithHash,
  failure: NonNullable<Entry['failure']>,
  mined: Hash,
): Promise<void> {
  // A proven failure is not reported to the bank. A dropped payment is reported, because it may still arrive.
  const isProven = failure !== 'dropped';
  const known = {
    status: 'failed',
    failure,
    ...(isProven && { reportState: undefined }),
    ...(mined !== entry.hash && { replacement: mined }),
  } as const;
  const now = findEntry(engine, idOf(entry));
  const isNow = now !== undefined && isStillOpen(entry)(now);
  // The router refuses a swap after its deadline, so an expired swap's request is not opened again.
  if (isNow && isProven && failure !== 'expired' && isRequestOpen(now)) {
    // If storage is full, the failed transaction cannot be stored. It must still not be found again.
    rememberDetached(engine, entry);
    await reopenRequest(engine, now, known, isStillOpen(entry));
  } else {
    const moved = isNow ? await moveOpenEntered(engine, now) : {};
    await updateEntry(engine, idOf(entry), { ...known, ...moved }, isStillOpen(entry));
  }
  publish(engine, entry.key);
}
