import type { Hash } from '@/api/contract';
import { credentials } from '@/api/credentials';
import { isSameAddress } from '@/utils/is-same-address';
import { requestedCallOf, idOf, isAwaitingAnswer, isOpen, type Entry } from '../journal/entry';
import { attachHash } from './attach-hash';
import { updateEntry, belongsToOtherAttempt } from '../journal/journal';
import type { ChainNode } from '@/chain/node';
import { matchesRequestAtLeast } from './matches-request';
import { observe } from './observe';
import { dispatch } from '../store';
import { publish } from '../publish';
import { atService } from '../kinds/at-service';
import { isProvenExpired } from './past-deadline';
import { search } from './search';
import { isClosedStill, isRejectedHash, nodeOf, cursorAt, type NodeCursor, type Watch } from './watch';

const FIRST_RESTS_MS = [3_000, 7_000, 10_000] as const;
const OFTEN_MS = 15_000;
const OFTEN_FOR_MS = 180_000;
const SELDOM_MS = 30_000;

export async function followUnanswered(entry: Entry, watch: Watch, nodes: readonly ChainNode[]): Promise<number> {
  watch.looks += 1;
  if (await searchAllSources(entry, watch, nodes)) return 0;
  return FIRST_RESTS_MS[watch.looks - 1] ?? (Date.now() - watch.startedAt < OFTEN_FOR_MS ? OFTEN_MS : SELDOM_MS);
}

async function searchAllSources(entry: Entry, watch: Watch, nodes: readonly ChainNode[]): Promise<boolean> {
  if (nodes.length === 0) return false;
  const node = nodeOf(watch, nodes);
  const cursor = cursorAt(entry, watch, nodes.length);
  watch.turn += 1;
  for (const find of [checkEnteredHash, findOnChain, findInPool, findInServiceRecord]) {
    const hash = await find(entry, watch, node, { cursor, nodes });
    if (hash && (await attachHash(entry, { hash, watch, nodes }))) return true;
  }
  return false;
}

type SearchScope = { cursor: NodeCursor; nodes: readonly ChainNode[] };

async function checkEnteredHash(
  entry: Entry,
  watch: Watch,
  node: ChainNode,
  { nodes }: SearchScope,
): Promise<Hash | null> {
  const { claimed } = entry;
  if (!claimed || !watch.budget.take(CALLS_PER_HASH)) return null;
  if (!belongsToOtherAttempt(entry)(claimed)) {
    const word = await checkHashOn(entry, claimed, node);
    if (word === 'unknown') return null;
    if (word === 'match') return claimed;
    if (!(await isRefusedByTwo({ ...entry, claimed }, watch, nodes))) return null;
  }
  await updateEntry(idOf(entry), { claimed: undefined }, isAwaitingAnswer);
  dispatch(entry.key, { type: 'unanswered', why: 'other-hash' });
  return null;
}

/** Rejects the entered hash only if two nodes agree, so that one lying node cannot discard it. */
async function isRefusedByTwo(
  entry: Entry & { claimed: Hash },
  { budget }: Watch,
  nodes: readonly ChainNode[],
): Promise<boolean> {
  budget.owe(CALLS_PER_HASH * nodes.length);
  const words = await Promise.all(nodes.map((node) => checkHashOn(entry, entry.claimed, node)));
  return words.filter((word) => word === 'mismatch').length >= Math.min(2, nodes.length);
}

const CALLS_PER_HASH = 3;

/** One node's observation of an entered hash. A relay's or a contract's transaction can be judged only once it is mined. */
async function checkHashOn(entry: Entry, hash: Hash, node: ChainNode): Promise<'match' | 'mismatch' | 'unknown'> {
  const sent = await node.transaction(hash).catch(() => null);
  if (!sent) return 'unknown';
  const isRequested = !entry.isContract && matchesRequestAtLeast(requestedCallOf(entry), sent);
  if (!entry.isContract && !isRequested && isSameAddress(sent.from, entry.from)) return 'mismatch';
  const seen = await observe({ ...entry, hash }, node, null).catch(() => null);
  if (isRequested) return seen?.kind === 'stale' ? 'mismatch' : 'match';
  if (seen === null || seen.kind === 'waiting') return 'unknown';
  return seen.kind === 'mined' ? 'match' : 'mismatch';
}

async function findOnChain(
  entry: Entry,
  watch: Watch,
  node: ChainNode,
  { cursor, nodes }: SearchScope,
): Promise<Hash | null> {
  try {
    const { hash, position, isComplete } = await search(
      entry,
      node,
      cursor.position,
      watch.budget,
      isRejectedHash(entry, watch),
    );
    // A hash that cannot be attached yet is found again at the next look.
    if (hash === null) cursor.position = position;
    if (hash !== null) return hash;
    if (await isProvenExpired(entry, watch, nodes)) await failWithoutHash(entry, 'expired');
    else if (isComplete && (await isClosedStill(entry))) await failWithoutHash(entry, 'dropped');
    return null;
  } catch {
    return null;
  }
}

/** Searches the pool during the first looks, before the investor can declare that nothing was sent. */
async function findInPool(entry: Entry, watch: Watch, node: ChainNode): Promise<Hash | null> {
  if (watch.looks > FIRST_RESTS_MS.length || !watch.budget.take(1)) return null;
  const isAnothers = isRejectedHash(entry, watch);
  const waiting = await node.transactionsWaiting().catch(() => []);
  const own = waiting.find(
    (sent) =>
      matchesRequestAtLeast(requestedCallOf(entry), sent) &&
      sent.nonce >= (entry.minedCount ?? 0) &&
      !isAnothers(sent.hash),
  );
  return own?.hash ?? null;
}

async function failWithoutHash(entry: Entry, failure: 'expired' | 'dropped'): Promise<void> {
  // A hash may have arrived while other calls were awaited.
  await updateEntry(idOf(entry), { status: 'failed', failure }, (now) => isOpen(now) && now.hash === null);
  publish(entry.key);
}

async function findInServiceRecord(entry: Entry, watch: Watch, node: ChainNode): Promise<Hash | null> {
  if (!credentials()) return null;
  const hash = await atService(entry)
    .hashOf()
    .catch(() => null);
  if (!hash || isRejectedHash(entry, watch)(hash) || !watch.budget.take(CALLS_PER_HASH)) return null;
  return (await checkHashOn(entry, hash, node)) === 'match' ? hash : null;
}
