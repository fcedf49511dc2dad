import type { Hash } from '@/api/contract';
import type { Engine } from '../engine';
import { createBudget, type Budget } from '../search/budget';
import type { Entry } from '../journal/entry';
import { wasDetached } from '../journal/detached-hashes';
import { quorumOf } from '@/chain/agreement';
import type { ChainNode } from '@/chain/node';
import { blockTimeMs } from '@/utils/dates';
import { observe } from './observe';
import { atService } from '../service/at-service';
import { belongsToRival } from '../search/rivals';
import { search, searchedAbove, type Position } from '../search/search-forward';
import type { NodeReport } from './verdict';

const NEW_FOR_MS = 60_000;
const STUCK_AFTER_MS = 30_000;
const MAX_LAG_BLOCKS = 12n;
const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;

/**
 * How far one node was searched. The node shows no transaction with the attempt's nonce up to block `replacementAbove`,
 * and none with the nonce of an entered hash up to block `enteredAbove`.
 */
export type NodeCursor = {
  position: Position;
  replacementAbove: bigint;
  enteredAbove: Map<Hash, bigint>;
  /** Whether the latest search began after the action closed, read every block and found nothing. */
  isSearched: boolean;
};

export type Watch = {
  hash: Hash | null;
  declaredUnsentAt: number | undefined;
  startedAt: number;
  budget: Budget;
  turn: number;
  looks: number;
  /** Each node has its own cursor, so that a node with a false height cannot shorten the search on the others. */
  cursors: Map<number, NodeCursor>;
  replacement: Hash | null;
  /** The time when nodes first agreed that another transaction had used the attempt's nonce. */
  nonceUsedAt: number | null;
  askedAllAt: number | null;
  isSeen: boolean;
  /** True if the last node did not know the hash, although others have shown it. */
  isDoubted: boolean;
  heights: Map<number, { height: bigint; since: number }>;
  rejectedHashes: Set<string>;
  /**
   * Hashes of transactions that may have the requested effect in another way. They are not attached, and they do not
   * prove a cancellation.
   */
  differentHashes: Set<string>;
  pauseAfterFailure: () => number;
};

export function createWatch(entry: Entry): Watch {
  let failures = 0;
  const startedAt = Date.now();
  return {
    hash: entry.hash,
    declaredUnsentAt: entry.declaredUnsentAt,
    startedAt,
    budget: createBudget(entry.hash !== null && startedAt - entry.at < NEW_FOR_MS),
    turn: 0,
    looks: 0,
    cursors: new Map(),
    replacement: null,
    nonceUsedAt: null,
    askedAllAt: null,
    isSeen: false,
    isDoubted: false,
    heights: new Map(),
    rejectedHashes: new Set(),
    differentHashes: new Set(),
    pauseAfterFailure: () => Math.min(FIRST_PAUSE_MS * 2 ** failures++, MAX_PAUSE_MS),
  };
}

/**
 * Whether `ms` have passed since the submit, by both the service's clock and the browser's. One wrong date from the
 * service therefore closes nothing. A browser's clock with a time before the attempt is wrong and is ignored.
 */
const hasPassed = (engine: Engine, { at, submittedAt = at }: Entry, ms: number): boolean =>
  engine.clock.isKnown() && engine.clock.now() > submittedAt + ms && (Date.now() - at > ms || Date.now() < at);

export const isClosed = (engine: Engine, entry: Entry): boolean =>
  hasPassed(engine, entry, entry.closesAt - (entry.submittedAt ?? entry.at));

const OVERDUE_AFTER_MS = 300_000;
export const isOverdue = (engine: Engine, entry: Entry): boolean => hasPassed(engine, entry, OVERDUE_AFTER_MS);

/** Asks the service once more, so that one answer with a wrong date closes nothing. */
export async function isClosedStill(engine: Engine, entry: Entry): Promise<boolean> {
  if (!isClosed(engine, entry) || !engine.service.login()) return false;
  const isAnswered = await atService(engine, entry)
    .answers()
    .then(
      () => true,
      () => false,
    );
  return isAnswered && isClosed(engine, entry);
}

export async function isLost(
  engine: Engine,
  entry: Entry,
  { cursors }: Watch,
  nodes: readonly ChainNode[],
): Promise<boolean> {
  const searched = [...cursors.values()].filter(({ isSearched }) => isSearched);
  return searched.length >= quorumOf(nodes) && isClosedStill(engine, entry);
}

export function nodeOf(watch: Watch, nodes: readonly ChainNode[]): ChainNode {
  const node = nodes[watch.turn % nodes.length];
  if (!node) throw new Error('There is no node');
  return node;
}

export function cursorAt(entry: Entry, { cursors, turn }: Watch, nodes: number): NodeCursor {
  const known = cursors.get(turn % nodes) ?? {
    position: { block: searchedAbove(entry), count: entry.minedNonceCount },
    replacementAbove: BigInt(entry.blockAtSubmit),
    enteredAbove: new Map<Hash, bigint>(),
    isSearched: false,
  };
  const { position } = known;
  const further = [...cursors.values()].find((other) => (other.position.count ?? 0) > (position.count ?? 0));
  const cursor = { ...known, isSearched: false, position: { ...position, hint: further?.position.block } };
  cursors.set(turn % nodes, cursor);
  return cursor;
}

/** Requires a block after the closing time, because a stuck node does not show later transactions. */
async function hasClosedOn(engine: Engine, entry: Entry, node: ChainNode): Promise<boolean> {
  if (!isClosed(engine, entry)) return false;
  const newest = await node.newestTime().catch(() => 0n);
  return blockTimeMs(newest) > entry.closesAt;
}

export async function searchFrom(engine: Engine, entry: Entry, watch: Watch, node: ChainNode, cursor: NodeCursor) {
  const { position } = cursor;
  const hasClosed = await hasClosedOn(engine, entry, node);
  const found = await search(entry, node, position, watch.budget, isSkippedBySearch(engine, entry, watch));
  cursor.isSearched = found.isComplete && hasClosed && watch.differentHashes.size === 0;
  return found;
}

export async function askAll(entry: Entry, watch: Watch, nodes: readonly ChainNode[]): Promise<(NodeReport | null)[]> {
  const { replacement } = watch;
  const reports = await Promise.all(
    nodes.map(async (node) => {
      try {
        const [height, seen] = await Promise.all([node.height(), observe(entry, node, replacement)]);
        return { height, seen };
      } catch {
        return null;
      }
    }),
  );
  return withoutStuck(reports, watch);
}

/**
 * Ignores a stuck node if two others are far ahead. A stuck node does not know newer blocks, so its 'unseen' would
 * prevent every verdict. A node that still advances is never ignored.
 */
function withoutStuck(reports: readonly (NodeReport | null)[], { heights }: Watch): (NodeReport | null)[] {
  const now = Date.now();
  const unchangedSince = ({ height }: NodeReport, at: number): number => {
    const known = heights.get(at);
    if (known && height <= known.height) return known.since;
    heights.set(at, { height, since: now });
    return now;
  };
  const isStuck = (one: NodeReport, at: number) =>
    now - unchangedSince(one, at) >= STUCK_AFTER_MS &&
    reports.filter((other) => other && other.height > one.height + MAX_LAG_BLOCKS).length >= 2;
  return reports.map((one, at) => (one && isStuck(one, at) ? null : one));
}

export function isSkippedBySearch(engine: Engine, entry: Entry, watch: Watch): (hash: string) => boolean {
  const isOther = isExcluded(engine, entry, watch);
  return (hash) => isOther(hash) || watch.differentHashes.has(hash.toLowerCase());
}

export function isExcluded(engine: Engine, entry: Entry, { rejectedHashes }: Watch): (hash: string) => boolean {
  const isOthers = belongsToRival(engine, entry);
  return (hash) => isOthers(hash) || rejectedHashes.has(hash.toLowerCase()) || wasDetached(engine, entry, hash);
}
