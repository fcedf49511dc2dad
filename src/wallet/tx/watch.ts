import type { Hash } from '@/api/contract';
import { isServiceTimeKnown, serviceNow } from '@/api/service-clock';
import { createBudget, type Budget } from './budget';
import { hashesOf, idOf, type Entry } from './entry';
import { readJournal } from './journal';
import type { ChainNode } from './node';
import { observe } from './observe';
import type { Position } from './search';
import type { Told } from './verdict';

const NEW_FOR_MS = 60_000;
const FIRST_REST_MS = 2_000;
const LONGEST_REST_MS = 30_000;

/** What the watch of one attempt, under one hash, remembers from look to look. */
export type Watch = {
  hash: Hash | null;
  saidUnsentAt: number | undefined;
  startedAt: number;
  budget: Budget;
  /** Which node is asked: the next one where this one knew nothing or was away. */
  turn: number;
  looks: number;
  position: Position;
  /** What was mined with the attempt's own nonce. */
  rival: Hash | null;
  /** When all nodes were asked last. */
  askedAllAt: number | null;
  isSeen: boolean;
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
    position: { block: BigInt(entry.since), count: entry.minedCount },
    rival: null,
    askedAllAt: null,
    isSeen: false,
    restAfterFailure: () => Math.min(FIRST_REST_MS * 2 ** failures++, LONGEST_REST_MS),
  };
}

/** By the service's clock, once this page knows it: nothing more is expected of the attempt. */
export const isClosed = ({ closesAt }: Entry): boolean =>
  /* guard: service-clock */ isServiceTimeKnown() && serviceNow() > closesAt;

/** The node whose turn it is. */
export function nodeOf(watch: Watch, each: readonly ChainNode[]): ChainNode {
  const node = each[watch.turn % each.length];
  if (!node) throw new Error('There is no node');
  return node;
}

/** Each node by itself, all at once; null for one that gave no answer. */
export function askAll(entry: Entry, rival: Hash | null, each: readonly ChainNode[]): Promise<(Told | null)[]> {
  return Promise.all(
    each.map(async (node) => {
      try {
        const [height, seen] = await Promise.all([node.height(), observe(entry, node, rival)]);
        return { height, seen };
      } catch {
        return /* guard: silent-node */ null;
      }
    }),
  );
}

/** The hashes of other attempts: what stands under one of them is not what is looked for. */
export function isOfOther(entry: Entry): (hash: string) => boolean {
  const id = idOf(entry);
  const others = new Set(
    readJournal().entries.flatMap((one) => (/* guard: hashes-of-others */ idOf(one) === id ? [] : hashesOf(one))),
  );
  return (hash) => others.has(hash.toLowerCase());
}
