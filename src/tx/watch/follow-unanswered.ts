import type { Hash } from '@/api/contract';
import type { Engine } from '../engine';
import { idOf, isAwaitingAnswer, isWithoutHash, requestedCallOf, type Entry } from '../journal/entry';
import { attachHash } from './attach-hash';
import { updateEntry } from '../journal/journal';
import type { ChainNode } from '@/chain/node';
import { matchesRequestAtLeast } from '../request/matches-request';
import { CALLS_PER_HASH, checkHashOn, findEntered, isEnteredKnown } from './entered';
import { publish } from '../publish';
import { dispatch } from '../store';
import { atService } from '../service/at-service';
import { whileCurrent } from '../loops';
import { isProvenExpired } from './past-deadline';
import { cursorAt, isLost, isSkippedBySearch, nodeOf, searchFrom, type NodeCursor, type Watch } from './watch';

const FIRST_PAUSES_MS = [3_000, 7_000, 10_000] as const;
const POLL_MS = 15_000;
const POLL_FOR_MS = 180_000;
const SLOW_POLL_MS = 30_000;

export async function followUnanswered(
  engine: Engine,
  entry: Entry,
  watch: Watch,
  nodes: readonly ChainNode[],
): Promise<number> {
  watch.looks += 1;
  if (await searchAllSources(engine, entry, watch, nodes)) return 0;
  if (watch.looks > FIRST_PAUSES_MS.length && isAwaitingAnswer(entry))
    dispatch(engine, entry.key, { type: 'searched' });
  return FIRST_PAUSES_MS[watch.looks - 1] ?? (Date.now() - watch.startedAt < POLL_FOR_MS ? POLL_MS : SLOW_POLL_MS);
}

async function searchAllSources(
  engine: Engine,
  entry: Entry,
  watch: Watch,
  nodes: readonly ChainNode[],
): Promise<boolean> {
  const isCurrent = whileCurrent(engine);
  const node = nodeOf(watch, nodes);
  const cursor = cursorAt(entry, watch, nodes.length);
  watch.turn += 1;
  for (const find of [findEntered, findOnChain, findInPool, findInServiceRecord]) {
    const hash = isCurrent() && (await find(engine, entry, watch, node, { cursor, nodes }));
    if (hash && (await attachHash(engine, entry, { hash, watch, nodes }))) return true;
  }
  return false;
}

type SearchScope = { cursor: NodeCursor; nodes: readonly ChainNode[] };

async function findOnChain(
  engine: Engine,
  entry: Entry,
  watch: Watch,
  node: ChainNode,
  { cursor, nodes }: SearchScope,
): Promise<Hash | null> {
  try {
    const { hash, position } = await searchFrom(engine, entry, watch, node, cursor);
    // After a match, `position` is the block before it, so that the next search can find the hash again.
    cursor.position = position;
    if (hash !== null) return hash;
    if (await isProvenExpired(engine, entry, watch, nodes)) await failWithoutHash(engine, entry, 'expired');
    else if ((await isLost(engine, entry, watch, nodes)) && (await isEnteredKnown(entry, nodes)) === false)
      await failWithoutHash(engine, entry, 'dropped');
    return null;
  } catch {
    return null;
  }
}

/** Reads the pool only in the first few searches. After them, the investor can declare that nothing was sent. */
async function findInPool(engine: Engine, entry: Entry, watch: Watch, node: ChainNode): Promise<Hash | null> {
  if (watch.looks > FIRST_PAUSES_MS.length || !watch.budget.take(1)) return null;
  const isAnothers = isSkippedBySearch(engine, entry, watch);
  const waiting = await node.transactionsWaiting().catch(() => []);
  const own = waiting.find(
    (sent) =>
      matchesRequestAtLeast(requestedCallOf(entry), sent) &&
      sent.nonce >= (entry.minedNonceCount ?? 0) &&
      !isAnothers(sent.hash),
  );
  return own?.hash ?? null;
}

async function failWithoutHash(engine: Engine, entry: Entry, failure: 'expired' | 'dropped'): Promise<void> {
  // A hash may have arrived during the other calls.
  await updateEntry(engine, idOf(entry), { status: 'failed', failure }, isWithoutHash);
  publish(engine, entry.key);
}

async function findInServiceRecord(engine: Engine, entry: Entry, watch: Watch, node: ChainNode): Promise<Hash | null> {
  if (!engine.service.login()) return null;
  const hash = await atService(engine, entry)
    .hashOf()
    .catch(() => null);
  if (!hash || isSkippedBySearch(engine, entry, watch)(hash) || !watch.budget.take(CALLS_PER_HASH)) return null;
  return (await checkHashOn(entry, hash, node)).type === 'match' ? hash : null;
}
