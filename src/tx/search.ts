import type { Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { OutOfBudget, type Budget } from './budget';
import { matchesRequestAtLeast } from './matches-request';
import type { Moves } from './effects';
import { askedOf, mayBeCarriedOut, type Entry } from './entry';
import type { Sent } from '@/chain/call';
import type { ChainNode } from '@/chain/node';

/** Up to where an account's transactions are known to hold nothing of an attempt; and where another node had one to look at. */
export type Position = { block: bigint; count: number | null; hint?: bigint };

/** Of the newest blocks, whose state every node keeps: 128, less those that are mined while one looks. */
export const STATE_KEPT = 100n;
/** Blocks so new may still change places. */
export const UNSETTLED = 12n;

export type Searched = Pick<ChainNode, 'height' | 'nonce' | 'transaction' | 'transactionsIn' | 'transfers'>;

/** With `isWhole`, everything up to the node's newest block was read: only then is nothing found an answer. */
type Found = { hash: Hash | null; position: Position; isWhole: boolean };
type Looked = {
  entry: Entry;
  node: Searched;
  from: Position;
  head: bigint;
  budget: Budget;
  isOther: (hash: Hash) => boolean;
};

/**
 * Looks for a payment whose hash is not known, or not known to any node, in what was mined since the wallet was asked.
 * `isOther` names hashes that belong to other attempts. Each question to the node is spent from the budget.
 */
export async function search(
  entry: Entry,
  node: Searched,
  from: Position,
  budget: Budget,
  isOther: (hash: Hash) => boolean,
): Promise<Found> {
  budget.spend();
  const head = await node.height();
  if (head <= from.block) return { hash: null, position: from, isWhole: head === from.block };
  const { effect } = entry;
  const looked = { entry, node, from, head, budget, isOther };
  return effect.is === 'moves' ? amongTransfers(looked, effect) : amongSent(looked);
}

const settled = (head: bigint, from: bigint): bigint => (head - UNSETTLED > from ? head - UNSETTLED : from);

/** So many that a node which tells logs for a hundred blocks needs fifteen questions for them, and a minute has twenty. */
const WINDOW = 800n;

/** Window by window: what was read counts also where the budget ends before the newest block, or a long time would never be read. */
async function amongTransfers(looked: Looked, moves: Moves): Promise<Found> {
  const { from, head } = looked;
  let read = from.block;
  try {
    while (read < head) {
      const last = read + WINDOW < head ? read + WINDOW : head;
      const hash = await transferIn(looked, moves, read + 1n, last);
      if (hash) return { hash, position: from, isWhole: true };
      read = last;
    }
  } catch (error) {
    if (!(error instanceof OutOfBudget) || read === from.block) throw error;
  }
  const block = settled(head, from.block);
  return {
    hash: null,
    position: { ...from, block: read < block ? read : block },
    isWhole: read === head,
  };
}

async function transferIn(
  { entry, node, budget, isOther }: Looked,
  { token, from, to, amount: due }: Moves,
  first: bigint,
  last: bigint,
): Promise<Hash | null> {
  const transfers = await node.transfers({ token, from, to, first, last }, budget.spend);
  for (const { hash, amount } of transfers) {
    if (isOther(hash)) continue;
    if (entry.isContract) {
      if (amount !== BigInt(due)) continue;
      return hash;
    }
    budget.spend();
    const sent = await node.transaction(hash);
    if (sent && isItsPayment(entry, sent, amount === BigInt(due))) return hash;
  }
  return null;
}

/** What the account has sent, as it was asked; or what another one has carried out for it, by exactly what has moved. */
const isItsPayment = (entry: Entry, sent: Sent, isExact: boolean): boolean =>
  isSameAddress(sent.from, entry.from)
    ? matchesRequestAtLeast(askedOf(entry), sent)
    : isExact && mayBeCarriedOut(entry);

/** The chain's own coin leaves no log. The count of mined transactions says whether there is anything to look at, and in which block. */
async function amongSent({ from: { count: known, ...place }, ...look }: Looked): Promise<Found> {
  const { entry, node, head, budget, isOther } = look;
  const begun = known ?? (await ownCountOf(entry, { node, budget }, place.block));
  if (begun === null) return { hash: null, position: { ...place, count: null }, isWhole: false };
  const from = { ...place, count: begun };
  budget.spend();
  // At that very block: one that is mined meanwhile would be counted and not be found.
  const count = await node.nonce(entry.from, head);
  if (count <= from.count)
    return { hash: null, position: { block: settled(head, from.block), count: from.count }, isWhole: true };
  const { block, isNext } = await nextBlockWith({ ...look, from });
  if (!isNext) return { hash: null, position: { block, count: from.count }, isWhole: false };
  budget.spend();
  const inBlock = await node.transactionsIn(block);
  const mine = inBlock.filter((sent) => isSameAddress(sent.from, entry.from));
  const found = mine.find((sent) => matchesRequestAtLeast(askedOf(entry), sent) && !isOther(sent.hash));
  const read = from.count + Math.max(1, mine.length);
  return {
    hash: found?.hash ?? null,
    position: { block, count: read },
    isWhole: read >= count,
  };
}

/** Where no two nodes have counted at submit, each node's own count of that block begins its search. Null where it has forgotten it. */
function ownCountOf({ from }: Entry, { node, budget }: Pick<Looked, 'node' | 'budget'>, block: bigint) {
  budget.spend();
  return node.nonce(from, block).catch(() => null);
}

type Reading = Pick<Looked, 'entry' | 'node' | 'head' | 'budget'> & { from: Position & { count: number } };
/** With `isNext`, the first block in which the account's count is higher than it was; without, how far was read until the budget ended. */
type Next = { block: bigint; isNext: boolean };

async function nextBlockWith({ entry, node, from, head, budget }: Reading): Promise<Next> {
  let [low, high] = [from.block, head];
  // The oldest block whose state every node keeps, and where another node had one: nothing older is read in vain.
  const hints = [head - STATE_KEPT, ...(from.hint === undefined ? [] : [from.hint - 1n, from.hint])];
  while (high - low > 1n) {
    const hint = hints.shift() ?? low;
    const middle = hint > low && hint < high ? hint : (low + high) / 2n;
    // What is known by then is not asked for again in the next minute.
    if (!budget.take(1)) return { block: low, isNext: false };
    const count = await node.nonce(entry.from, middle).catch(() => null);
    if (count === null) return readOn({ entry, node, from: { ...from, block: low }, head: high, budget });
    if (count > from.count) high = middle;
    else low = middle;
  }
  return { block: high, isNext: true };
}

/** A node that keeps the state of its newest blocks alone has the older blocks themselves. What is looked for was mostly mined soon. */
async function readOn({ entry, node, from, head, budget }: Reading): Promise<Next> {
  const isNew = (sent: Sent) => isSameAddress(sent.from, entry.from) && sent.nonce >= from.count;
  let block = from.block;
  while (block < head && budget.take(1)) {
    block += 1n;
    if ((await node.transactionsIn(block)).some(isNew)) return { block, isNext: true };
  }
  return { block, isNext: false };
}

/** What was mined with the attempt's own nonce, looked for above a block up to which there is none; and up to where that is so. */
type Rival = { hash: Hash | null; above: bigint };

export async function findRival(entry: Entry, node: Searched, above: bigint, budget: Budget): Promise<Rival> {
  const { nonce, from } = entry;
  if (nonce === null || entry.isContract) return { hash: null, above };
  budget.spend();
  const head = await node.height();
  budget.spend();
  if (head <= above || (await node.nonce(from, head)) <= nonce) return { hash: null, above: settled(head, above) };
  const { block, isNext } = await nextBlockWith({ entry, node, from: { block: above, count: nonce }, head, budget });
  if (!isNext) return { hash: null, above: block };
  budget.spend();
  const inBlock = await node.transactionsIn(block);
  const rival = inBlock.find((sent) => isSameAddress(sent.from, from) && sent.nonce === nonce);
  return { hash: rival?.hash ?? null, above };
}
