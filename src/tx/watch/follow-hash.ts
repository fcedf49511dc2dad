import { isSameAddress } from '@/utils/is-same-address';
import type { Hash } from '@/api/contract';
import type { Engine } from '../engine';
import { idOf, type Entry } from '../journal/entry';
import { sightingOf, withSighting } from '../journal/entered';
import { applyVerdict, end, type EntryWithHash } from './apply-verdict';
import { attachHash } from './attach-hash';
import { updateEntry, findEntry, isWritten } from '../journal/journal';
import { quorumOf } from '@/chain/agreement';
import { REQUIRED_CONFIRMATIONS, confirmationsOf } from '@/chain/confirmations';
import type { ChainNode } from '@/chain/node';
import { countConfirmations, dispatch, lastConfirmations } from '../store';
import { cannotBeRecognised } from './observe';
import { trace } from '../trace';
import { isDeadlineOver, isProvenExpired } from './past-deadline';
import { findReplacement } from '../search/search-forward';
import { agreedNonce, agreedSender, verdictOf, type NodeReport } from './verdict';
import { askAll, cursorAt, isClosed, isLost, isOverdue, nodeOf, searchFrom, type Watch } from './watch';
import { timeSince } from '@/utils/time-since';

const CALLS_PER_POLL = 3;
const ASK_ALL_AFTER_MS = 5_000;
/** Longer than `ASK_ALL_AFTER_MS`, because a search for the missing transaction needs calls too. */
const ASK_ALL_IN_DOUBT_AFTER_MS = 30_000;
const FAST_POLL_MS = 2_000;
const FAST_POLL_FOR_MS = 20_000;
const POLL_MS = 4_000;
const POLL_FOR_MS = 60_000;
const SLOW_POLL_MS = 12_000;

export async function followHash(
  engine: Engine,
  entry: EntryWithHash,
  watch: Watch,
  nodes: readonly ChainNode[],
): Promise<number> {
  const passed = Date.now() - watch.startedAt;
  if (isOverdue(engine, entry)) dispatch(engine, entry.key, { type: 'overdue' });
  watch.looks += 1;
  const isOneAsked = watch.looks > 1 && watch.replacement === null;
  const confirmations = isOneAsked ? await pollOneNode(engine, entry, watch, nodes) : null;
  if (isDueForAll(engine, watch, confirmations, entry)) await pollAllNodes(engine, entry, watch, nodes);
  return passed < FAST_POLL_FOR_MS ? FAST_POLL_MS : passed < POLL_FOR_MS ? POLL_MS : SLOW_POLL_MS;
}

async function pollOneNode(
  engine: Engine,
  entry: EntryWithHash,
  watch: Watch,
  nodes: readonly ChainNode[],
): Promise<number | null> {
  if (!watch.budget.take(CALLS_PER_POLL)) return null;
  const node = nodeOf(watch, nodes);
  const receipt = await node.receipt(entry.hash);
  if (receipt) {
    watch.isSeen = true;
    const confirmations = confirmationsOf(receipt.block, await node.height());
    // A delegated account's BNB payment leaves no log, so it has no confirmations until nodes agree on its nonce.
    const isOwnTransaction = !cannotBeRecognised(entry) || entry.nonce !== null;
    reportSeen(engine, entry, {
      confirmations: isOwnTransaction ? cappedForOneNode(confirmations, lastConfirmations(engine, idOf(entry))) : 0,
    });
    return confirmations;
  }
  const sent = await node.transaction(entry.hash);
  const isKnown = sent !== null;
  const isNew = isKnown && !watch.isSeen;
  watch.isSeen ||= isKnown;
  // A node that is behind must not contradict the others, so all nodes are asked.
  watch.isDoubted = watch.isSeen && !isKnown;
  if (!watch.isDoubted) reportSeen(engine, entry, { confirmations: 0, ...(!isKnown && { isUnseen: true }) });
  if (isNew) watch.askedAllAt = null;
  if (!isKnown || isFromOtherAccount(entry, sent)) await searchForReplacement(engine, entry, watch, nodes);
  // A stuck node may keep the transaction in its pool forever, so the next call asks another node.
  watch.turn += 1;
  return null;
}

/**
 * Whether another account sent the transaction. A relay may send a second one with a new fee, and the known one may
 * then stay pending forever.
 */
const isFromOtherAccount = ({ isContract, from }: Entry, sent: { from: string }): boolean =>
  !isContract && !isSameAddress(sent.from, from);

const cappedForOneNode = (confirmations: number, known = 0): number =>
  confirmations < REQUIRED_CONFIRMATIONS ? confirmations : Math.max(known, REQUIRED_CONFIRMATIONS - 1);

const reportText = (report: NodeReport | null): string => report?.seen.kind ?? 'no answer';

type Seen = { hash?: Hash; confirmations: number; isUnseen?: true; isSeenByOne?: true };
/** Another tab may have changed or removed the entry while the nodes were asked. */
function reportSeen(engine: Engine, entry: EntryWithHash, { hash = entry.hash, ...seen }: Seen): void {
  if (findEntry(engine, idOf(entry))?.hash !== entry.hash) return;
  // Lists show the entry's hash. After its replacement, no block contains that hash.
  countConfirmations(engine, idOf(entry), hash === entry.hash ? seen.confirmations : 0);
  dispatch(engine, entry.key, { type: 'seen', hash, isStored: isWritten(engine, entry), ...seen });
}

/**
 * Searches for a transaction that has sped up or cancelled the known one. With a known nonce, the replacement is found
 * with certainty. Otherwise, or if there is none, the search is the same as for an attempt without a hash.
 */
async function searchForReplacement(
  engine: Engine,
  entry: EntryWithHash,
  watch: Watch,
  nodes: readonly ChainNode[],
): Promise<void> {
  const node = nodeOf(watch, nodes);
  const cursor = cursorAt(entry, watch, nodes.length);
  const sent = sightingOf(entry, entry.hash) ?? entry;
  if (sent.nonce !== null && !entry.isContract) {
    const { from, nonce } = sent;
    const { hash, above } = await findReplacement(
      { ...entry, from, nonce },
      node,
      cursor.replacementAbove,
      watch.budget,
    );
    [watch.replacement, cursor.replacementAbove] = [hash, above];
    if (hash !== null) return;
  }
  const { hash, position } = await searchFrom(engine, entry, watch, node, cursor);
  if (hash !== null && hash !== entry.hash) await attachHash(engine, entry, { hash, watch, nodes });
  else cursor.position = position;
}

function isDueForAll(
  engine: Engine,
  { askedAllAt, replacement, isSeen, isDoubted }: Watch,
  confirmations: number | null,
  entry: EntryWithHash,
): boolean {
  if (askedAllAt === null) return true;
  const isWanted =
    (confirmations ?? 0) >= REQUIRED_CONFIRMATIONS ||
    replacement !== null ||
    (isSeen && entry.nonce === null) ||
    (isDoubted && lastConfirmations(engine, idOf(entry)) !== 0) ||
    isClosed(engine, entry) ||
    isDeadlineOver(engine, entry);
  const passed = timeSince(askedAllAt);
  return passed >= (isWanted ? ASK_ALL_AFTER_MS : isDoubted ? ASK_ALL_IN_DOUBT_AFTER_MS : Infinity);
}

async function pollAllNodes(
  engine: Engine,
  entry: EntryWithHash,
  watch: Watch,
  nodes: readonly ChainNode[],
): Promise<void> {
  const calls = CALLS_PER_POLL + (watch.replacement ? 1 : 0);
  if (!watch.budget.take(calls * nodes.length)) return;
  watch.askedAllAt = Date.now();
  const reports = await askAll(entry, watch, nodes);
  trace(engine, entry.key, { type: 'nodes', reports: reports.map(reportText).join(', ') });
  const nonce = entry.nonce ?? agreedNonce(reports);
  if (nonce !== null && entry.nonce === null) await updateEntry(engine, idOf(entry), { nonce }, isUnchanged(entry));
  const sender = agreedSender(reports);
  if (sender)
    await updateEntry(
      engine,
      idOf(entry),
      (now) => withSighting(now, { hash: entry.hash, ...sender }),
      isUnchanged(entry),
    );
  reportBest(engine, entry, reports, watch);
  // A reorganisation removed the replacement, or one node invented it. The search starts again.
  const received = reports.filter((one) => one !== null);
  const knowing = received.filter(({ seen }) => seen.kind !== 'unseen');
  if (knowing.length < quorumOf(received)) watch.replacement = null;
  const verdict = verdictOf(reports);
  if (verdict) await applyVerdict(engine, entry, verdict, { isRelayed: isCarriedOut(entry, reports), watch, nodes });
  else if (isUnknown(reports) && (await isProvenExpired(engine, entry, watch, nodes)))
    await end(engine, entry, 'expired', entry.hash);
  else if (isUnknown(reports) && (await isLost(engine, entry, watch, nodes)))
    await end(engine, entry, 'dropped', entry.hash);
}

const isUnchanged =
  ({ hash }: EntryWithHash) =>
  (now: Entry): boolean =>
    now.hash === hash;

function reportBest(engine: Engine, entry: EntryWithHash, reports: readonly (NodeReport | null)[], watch: Watch): void {
  const shownHash = minedHash(reports) ?? entry.hash;
  const minedAsShown = reports.flatMap((one) =>
    one?.seen.kind === 'mined' && one.seen.hash === shownHash ? [confirmationsOf(one.seen.block, one.height)] : [],
  );
  watch.isSeen = !isUnknown(reports) && (watch.isSeen || isKnownIn(reports));
  const confirmations = minedAsShown.length > 0 ? Math.min(...minedAsShown) : 0;
  const isSeenByOne =
    reports.length > 1 &&
    minedAsShown.length === 1 &&
    reports.filter((one) => one !== null).length === 1 &&
    confirmations >= REQUIRED_CONFIRMATIONS;
  const isHeard = reports.some((one) => one !== null);
  const isShared = minedAsShown.length >= quorumOf(reports) || isSeenByOne;
  const shown = isShared ? confirmations : cappedForOneNode(confirmations);
  if (isHeard)
    reportSeen(engine, entry, {
      hash: shownHash,
      confirmations: shown,
      ...(isUnknown(reports) && { isUnseen: true }),
      ...(isSeenByOne && { isSeenByOne: true }),
    });
}

/** Returns the hash that enough nodes have in a block. After a speed-up, it differs from the entry's hash. */
function minedHash(reports: readonly (NodeReport | null)[]): Hash | undefined {
  const mined = reports.flatMap((one) => (one?.seen.kind === 'mined' ? [one.seen.hash] : []));
  return mined.find((hash) => mined.filter((one) => one === hash).length >= quorumOf(reports));
}

const isKnownIn = (reports: readonly (NodeReport | null)[]): boolean =>
  reports.some((one) => one !== null && one.seen.kind !== 'unseen');

function isUnknown(reports: readonly (NodeReport | null)[]): boolean {
  const received = reports.filter((one) => one !== null);
  return received.length >= quorumOf(reports) && received.every(({ seen }) => seen.kind === 'unseen');
}

/**
 * Whether the transaction came from another account or made another call. Its hash may then belong to another order's
 * payment.
 */
const isCarriedOut = ({ hash }: EntryWithHash, reports: readonly (NodeReport | null)[]): boolean =>
  reports.some(
    (one) =>
      one?.seen.kind === 'mined' &&
      (one.seen.nonce === null || (one.seen.outcome === 'altered' && one.seen.hash === hash)),
  );
