import type { Hash } from '@/api/contract';
import { credentials } from '@/api/credentials';
import { isServiceTimeKnown, serviceNow } from '@/utils/service-clock';
import { createBudget, type Budget } from './budget';
import { isOfOther } from './journal';
import type { Entry } from './entry';
import { wasDetached } from './detached-hashes';
import type { ChainNode } from '@/chain/node';
import { observe } from './observe';
import { atService } from './kinds/at-service';
import type { Position } from './search';
import type { Told } from './verdict';

const NEW_FOR_MS = 60_000;
/** Some sixty blocks of BNB Smart Chain. */
const STUCK_AFTER_MS = 30_000;
const FAR = 12n;
const FIRST_REST_MS = 2_000;
const LONGEST_REST_MS = 30_000;

/** How far a node was read, and up to which block it has nothing in the attempt's place. */
export type Place = { position: Position; rivalAbove: bigint };

/** What the watch of one attempt, under one hash, remembers from look to look. */
export type Watch = {
  hash: Hash | null;
  saidUnsentAt: number | undefined;
  startedAt: number;
  budget: Budget;
  /** Which node is asked: the next one where this one knew nothing or was away. */
  turn: number;
  looks: number;
  /** Of each node by its place in the list: one that tells lies about its height hides nothing from the others. */
  places: Map<number, Place>;
  /** What was mined with the attempt's own nonce. */
  rival: Hash | null;
  /** When all nodes were asked last. */
  askedAllAt: number | null;
  isSeen: boolean;
  /** Of each node by its place: its height, and since when it has stood there. */
  heights: Map<number, { height: bigint; since: number }>;
  /** What was found, and is another order's by the service's word or its place. In small letters. */
  notOurs: Set<string>;
  restAfterFailure: () => number;
};

export function createWatch(entry: Entry): Watch {
  let failures = 0;
  const startedAt = Date.now();
  return {
    hash: entry.hash,
    saidUnsentAt: entry.saidUnsentAt,
    startedAt,
    budget: createBudget(entry.hash !== null && startedAt - entry.at < NEW_FOR_MS),
    turn: 0,
    looks: 0,
    places: new Map(),
    rival: null,
    askedAllAt: null,
    isSeen: false,
    heights: new Map(),
    notOurs: new Set(),
    restAfterFailure: () => Math.min(FIRST_REST_MS * 2 ** failures++, LONGEST_REST_MS),
  };
}

/**
 * By the service's clock, once this page knows it, nothing more is expected of the attempt; and by the browser's as much
 * time has passed. A service whose date was wrong at either moment closes nothing that a wallet still shows. An attempt
 * of the future was made by a browser's clock that was wrong, which says nothing then.
 */
export const isClosed = ({ closesAt, at, submittedAt = at }: Entry): boolean =>
  isServiceTimeKnown() && serviceNow() > closesAt && (Date.now() - at > closesAt - submittedAt || Date.now() < at);

/** One answer with a wrong date closes nothing: the service is asked once more. */
export async function isClosedStill(entry: Entry): Promise<boolean> {
  if (!isClosed(entry) || !credentials()) return false;
  const isAnswered = await atService(entry)
    .answers()
    .then(
      () => true,
      () => false,
    );
  return isAnswered && isClosed(entry);
}

/** The node whose turn it is. */
export function nodeOf(watch: Watch, each: readonly ChainNode[]): ChainNode {
  const node = each[watch.turn % each.length];
  if (!node) throw new Error('There is no node');
  return node;
}

/** How far the node was read whose turn it is, and where one that was read further had something to look at. */
export function placeAt({ since, minedCount }: Entry, { places, turn }: Watch, nodes: number): Place {
  const block = BigInt(since);
  const { position, rivalAbove } = places.get(turn % nodes) ?? {
    position: { block, count: minedCount },
    rivalAbove: block,
  };
  const further = [...places.values()].find((other) => (other.position.count ?? 0) > (position.count ?? 0));
  const place = { position: { ...position, hint: further?.position.block }, rivalAbove };
  places.set(turn % nodes, place);
  return place;
}

/** Each node by itself, all at once; null for one that gave no answer, or is stuck. */
export async function askAll(entry: Entry, watch: Watch, each: readonly ChainNode[]): Promise<(Told | null)[]> {
  const { rival } = watch;
  const told = await Promise.all(
    each.map(async (node) => {
      try {
        const [height, seen] = await Promise.all([node.height(), observe(entry, node, rival)]);
        return { height, seen };
      } catch {
        return null;
      }
    }),
  );
  return withoutStuck(told, watch);
}

/**
 * A node that takes in no block any more knows nothing of what came after, and its 'unseen' would keep everything from
 * ever being said. It is not heard where two others are far ahead of it; one that goes on is heard, whatever it says.
 */
function withoutStuck(told: readonly (Told | null)[], { heights }: Watch): (Told | null)[] {
  const now = Date.now();
  const stoodSince = ({ height }: Told, at: number): number => {
    const known = heights.get(at);
    if (known && height <= known.height) return known.since;
    heights.set(at, { height, since: now });
    return now;
  };
  const isStuck = (one: Told, at: number) =>
    now - stoodSince(one, at) >= STUCK_AFTER_MS &&
    told.filter((other) => other && other.height > one.height + FAR).length >= 2;
  return told.map((one, at) => (one && isStuck(one, at) ? null : one));
}

/** What need not be looked at: other attempts' hashes, what the service has for other orders, and what was given back. */
export function isPassedOver(entry: Entry, { notOurs }: Watch): (hash: string) => boolean {
  const isOthers = isOfOther(entry);
  return (hash) => isOthers(hash) || notOurs.has(hash.toLowerCase()) || wasDetached(entry, hash);
}
