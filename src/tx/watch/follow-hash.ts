import type { Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { count, lastConfirmations } from './confirmation-counts';
import { dueOf, idOf, isOpen, type Entry } from '../journal/entry';
import { attachHash, detachHash, isAttachedToOther } from './attach-hash';
import { rememberDetached } from './detached-hashes';
import { updateEntry, findEntry, isWritten } from '../journal/journal';
import type { ChainNode } from '@/chain/node';
import { dispatch } from '../store';
import { cannotBeRecognised } from './observe';
import { publish } from '../publish';
import { searchReplaced, type Replaced } from './replaced';
import { isOfAnother, refreshWhatShows } from '../kinds/at-service';
import { isDeadlineOver, isProvenExpired } from './past-deadline';
import { findReplacement, search } from './search';
import {
  REQUIRED_CONFIRMATIONS,
  agreedNonce,
  confirmationsOf,
  verdictOf,
  type NodeReport,
  type NotReplaced,
  type Verdict,
} from './verdict';
import { askAll, isClosed, isClosedStill, isRejectedHash, nodeOf, cursorAt, type Watch } from './watch';

type EntryWithHash = Entry & { hash: Hash };

const OVERDUE_AFTER_MS = 300_000;
const CALLS_PER_POLL = 3;
const ALL_AGAIN_AFTER_MS = 5_000;
const SOON_MS = 2_000;
const SOON_FOR_MS = 20_000;
const OFTEN_MS = 4_000;
const OFTEN_FOR_MS = 60_000;
const SELDOM_MS = 12_000;

/**
 * Looks once at a payment whose hash is known. One node is asked often, and all nodes only when that could change something.
 */
export async function followHash(entry: EntryWithHash, watch: Watch, nodes: readonly ChainNode[]): Promise<number> {
  const passed = Date.now() - watch.startedAt;
  if (Date.now() - entry.at > OVERDUE_AFTER_MS) dispatch(entry.key, { type: 'overdue' });
  watch.looks += 1;
  const isOneAsked = watch.looks > 1 && watch.replacement === null;
  const confirmations = isOneAsked ? await pollOneNode(entry, watch, nodes) : null;
  if (isDueForAll(watch, confirmations, entry)) await pollAllNodes(entry, watch, nodes);
  return passed < SOON_FOR_MS ? SOON_MS : passed < OFTEN_FOR_MS ? OFTEN_MS : SELDOM_MS;
}

async function pollOneNode(entry: EntryWithHash, watch: Watch, nodes: readonly ChainNode[]): Promise<number | null> {
  if (!watch.budget.take(CALLS_PER_POLL)) return null;
  const node = nodeOf(watch, nodes);
  const receipt = await node.receipt(entry.hash);
  if (receipt) {
    watch.isSeen = true;
    const confirmations = confirmationsOf(receipt.block, await node.height());
    // A delegated account's coin leaves no log, so its payment has no confirmations until nodes agree on its nonce.
    const isItsOwn = !cannotBeRecognised(entry) || entry.nonce !== null;
    reportSeen(entry, {
      confirmations: isItsOwn ? cappedForOneNode(confirmations, lastConfirmations(idOf(entry))) : 0,
    });
    return confirmations;
  }
  const sent = await node.transaction(entry.hash);
  const isKnown = sent !== null;
  const isNew = isKnown && !watch.isSeen;
  watch.isSeen ||= isKnown;
  reportSeen(entry, { confirmations: 0, ...(!isKnown && { isUnseen: true }) });
  if (isNew) watch.askedAllAt = null;
  if (!isKnown || isFromOtherAccount(entry, sent)) await searchForReplacement(entry, watch, nodes);
  // A stuck node keeps it in its pool forever, so ask another one next.
  else watch.turn += 1;
  return null;
}

/** A relay may send another transaction with a new fee instead. Then the known one may wait forever. */
const isFromOtherAccount = ({ isContract, from }: Entry, sent: { from: string }): boolean =>
  !isContract && !isSameAddress(sent.from, from);

/** A single node never completes the confirmation count. */
const cappedForOneNode = (confirmations: number, known = 0): number =>
  confirmations < REQUIRED_CONFIRMATIONS ? confirmations : Math.max(known, REQUIRED_CONFIRMATIONS - 1);

type Seen = { confirmations: number; isUnseen?: true; isSeenByOne?: true };
/** Another tab may have changed or removed the entry while the nodes were asked. */
function reportSeen(entry: EntryWithHash, seen: Seen): void {
  if (findEntry(idOf(entry))?.hash !== entry.hash) return;
  count(idOf(entry), seen.confirmations);
  dispatch(entry.key, { type: 'seen', hash: entry.hash, isKept: isWritten(entry), ...seen });
}

/**
 * The transaction may have been sped up or cancelled. If its nonce is known, its replacement is found for certain. If not,
 * the search is the same as for an attempt without a hash.
 */
async function searchForReplacement(entry: EntryWithHash, watch: Watch, nodes: readonly ChainNode[]): Promise<void> {
  const node = nodeOf(watch, nodes);
  const cursor = cursorAt(entry, watch, nodes.length);
  watch.turn += 1;
  if (entry.nonce !== null && !entry.isContract) {
    const { hash, above } = await findReplacement(entry, node, cursor.replacementAbove, watch.budget);
    [watch.replacement, cursor.replacementAbove] = [hash, above];
    // A relay may have paid instead. Its transaction has another account's nonce, so only the token's log shows it.
    if (hash !== null || entry.effect.is !== 'moves') return;
  }
  const { hash, position } = await search(entry, node, cursor.position, watch.budget, isRejectedHash(entry, watch));
  if (hash !== null && hash !== entry.hash) await attachHash(entry, { hash, watch, nodes });
  else cursor.position = position;
}

function isDueForAll(
  { askedAllAt, replacement, isSeen }: Watch,
  confirmations: number | null,
  entry: EntryWithHash,
): boolean {
  if (askedAllAt === null) return true;
  const isWanted =
    (confirmations ?? 0) >= REQUIRED_CONFIRMATIONS ||
    replacement !== null ||
    (isSeen && entry.nonce === null) ||
    isClosed(entry) ||
    isDeadlineOver(entry);
  return isWanted && Date.now() - askedAllAt >= ALL_AGAIN_AFTER_MS;
}

async function pollAllNodes(entry: EntryWithHash, watch: Watch, nodes: readonly ChainNode[]): Promise<void> {
  const calls = CALLS_PER_POLL + (watch.replacement ? 1 : 0);
  if (!watch.budget.take(calls * nodes.length)) return;
  watch.askedAllAt = Date.now();
  const reports = await askAll(entry, watch, nodes);
  const nonce = entry.nonce ?? agreedNonce(reports);
  if (nonce !== null && entry.nonce === null)
    await updateEntry(idOf(entry), { nonce }, (now) => now.hash === entry.hash);
  reportBest(entry, reports, watch);
  // A reorganisation removed the replacement, or one node invented it: search again.
  const received = reports.filter((one) => one !== null);
  const knowing = received.filter(({ seen }) => seen.kind !== 'unseen');
  if (knowing.length < Math.min(2, received.length)) watch.replacement = null;
  const verdict = verdictOf(reports);
  if (verdict?.kind === 'cancelled') await endReplaced(entry, verdict.hash, await searchReplaced(entry, watch, nodes));
  else if (verdict) await applyVerdict(entry, verdict, isCarriedOut(reports));
  else if (isUnknown(reports) && (await isProvenExpired(entry, watch, nodes))) await end(entry, 'expired', entry.hash);
  else if (await isLost(entry, reports)) await end(entry, 'dropped', entry.hash);
}

function reportBest(entry: EntryWithHash, reports: readonly (NodeReport | null)[], watch: Watch): void {
  const mined = reports.flatMap((one) =>
    one?.seen.kind === 'mined' ? [confirmationsOf(one.seen.block, one.height)] : [],
  );
  const isKnown = reports.some((one) => one !== null && one.seen.kind !== 'unseen');
  watch.isSeen ||= isKnown;
  const confirmations = mined.length > 0 ? Math.min(...mined) : 0;
  const isSeenByOne =
    reports.length > 1 &&
    mined.length === 1 &&
    reports.filter((one) => one !== null).length === 1 &&
    confirmations >= REQUIRED_CONFIRMATIONS;
  const isHeard = reports.some((one) => one !== null);
  const isShared = mined.length >= Math.min(2, reports.length) || isSeenByOne;
  const shown = isShared ? confirmations : cappedForOneNode(confirmations);
  if (isHeard)
    reportSeen(entry, {
      confirmations: shown,
      ...(!isKnown && { isUnseen: true }),
      ...(isSeenByOne && { isSeenByOne: true }),
    });
}

function isUnknown(reports: readonly (NodeReport | null)[]): boolean {
  const received = reports.filter((one) => one !== null);
  return received.length >= Math.min(2, reports.length) && received.every(({ seen }) => seen.kind === 'unseen');
}

const isLost = async (entry: Entry, reports: readonly (NodeReport | null)[]): Promise<boolean> =>
  isUnknown(reports) && isClosedStill(entry);

/** Apply the verdict only if the entry still has this hash. */
const isStill =
  ({ hash }: EntryWithHash) =>
  (now: Entry): boolean =>
    isOpen(now) && now.hash === hash;

/** Whether another account sent it. The wallet may then have named the payment of another order. */
const isCarriedOut = (reports: readonly (NodeReport | null)[]): boolean =>
  reports.some((one) => one?.seen.kind === 'mined' && one.seen.nonce === null);

async function endReplaced(entry: EntryWithHash, by: Hash, replaced: Replaced): Promise<void> {
  if (replaced === 'cancelled') await end(entry, 'cancelled', by);
  if (replaced === 'unproven') await markAltered(entry);
}

async function markAltered(entry: EntryWithHash): Promise<void> {
  if (await updateEntry(idOf(entry), { status: 'altered' }, isStill(entry)))
    dispatch(entry.key, { type: 'altered', hash: entry.hash });
}

async function applyVerdict(entry: EntryWithHash, verdict: NotReplaced, isRelayed: boolean): Promise<void> {
  switch (verdict.kind) {
    case 'paid':
    case 'short':
      if (entry.found && isAttachedToOther(entry)) return rejectHash(entry);
      if ((entry.found || isRelayed) && (await isOfAnother(verdict.hash, entry))) return rejectHash(entry);
      return settle(entry, verdict);
    case 'altered':
      return markAltered(entry);
    case 'stale':
      return rejectHash(entry);
    case 'reverted':
    case 'ineffective':
      return end(entry, verdict.kind, verdict.hash);
  }
}

/** The hash is not this attempt's payment, so it is unknown again what the wallet has sent. */
async function rejectHash(entry: EntryWithHash): Promise<void> {
  rememberDetached(entry);
  if (entry.found) return detachHash(entry);
  await updateEntry(idOf(entry), { hash: null, status: 'unanswered', nonce: null, report: undefined }, isStill(entry));
  publish(entry.key, 'wallet-failed');
}

type Paid = Extract<Verdict, { kind: 'paid' | 'short' }>;

async function settle(entry: EntryWithHash, verdict: Paid): Promise<void> {
  const settled = await updateEntry(idOf(entry), settledAs(entry, verdict), isStill(entry));
  if (!settled) return;
  dispatch(entry.key, { type: 'settled', hash: verdict.hash, isShort: settled.isShort });
  refreshWhatShows(entry);
}

const settledAs = (entry: EntryWithHash, { kind, hash }: Paid) => {
  const isShort = kind === 'short' ? true : undefined;
  const known = { status: 'succeeded', hash, isShort } as const;
  if (hash === entry.hash) return known;
  return { ...known, report: dueOf(entry), given: entry.given ?? entry.hash } as const;
};

async function end(entry: EntryWithHash, failure: NonNullable<Entry['failure']>, mined: Hash): Promise<void> {
  // A proven failure is not reported to the bank. A dropped payment may still arrive.
  const isProven = failure !== 'dropped';
  const known = {
    status: 'failed',
    failure,
    ...(isProven && { report: undefined }),
    ...(mined !== entry.hash && { replacement: mined }),
  } as const;
  await updateEntry(idOf(entry), known, isStill(entry));
  publish(entry.key);
}
