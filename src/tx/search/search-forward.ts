/** Runs while an attempt is watched, and before a declaration that nothing was sent. Reads from the submit onward. */

import type { Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { wasNonceUsedAtSubmit } from './anchor';
import { OutOfBudget, type Budget } from './budget';
import { matchesRequestAtLeast } from '../request/matches-request';
import type { TransferEffect } from '../request/effects';
import { requestedCallOf, mayBeCarriedOut, type Entry } from '../journal/entry';
import type { Sent } from '@/chain/call';
import type { ChainNode } from '@/chain/node';

/**
 * The account's transactions were searched up to `block`, where its nonce count is `count`. `hint` is a block in which
 * another node has found a transaction.
 */
export type Position = { block: bigint; count: number | null; hint?: bigint };

/** Every node keeps the state of its newest 128 blocks. Some new blocks are mined during the search. */
export const STATE_BLOCKS = 100n;
export const REORG_DEPTH = 12n;

/** A reorganisation can put the transaction into a block below the height at submit. */
export function searchedAbove({ blockAtSubmit }: Pick<Entry, 'blockAtSubmit'>): bigint {
  const block = BigInt(blockAtSubmit) - REORG_DEPTH;
  return block > 0n ? block : 0n;
}

export type Searched = Pick<ChainNode, 'height' | 'nonce' | 'transaction' | 'transactionsIn' | 'transfers'>;

/** `isComplete` means that every block up to the node's newest was read. Otherwise, an empty result proves nothing. */
type SearchResult = { hash: Hash | null; position: Position; isComplete: boolean };
type SearchContext = {
  entry: Entry;
  node: Searched;
  from: Position;
  head: bigint;
  budget: Budget;
  isOther: (hash: Hash) => boolean;
};

export async function search(
  entry: Entry,
  node: Searched,
  from: Position,
  budget: Budget,
  isOther: (hash: Hash) => boolean,
): Promise<SearchResult> {
  budget.spend();
  const head = await node.height();
  if (head <= from.block) return { hash: null, position: from, isComplete: head === from.block };
  const { effect } = entry;
  const looked = { entry, node, from, head, budget, isOther };
  return effect.type === 'transfer' ? searchByLogs(looked, effect) : searchByNonce(looked);
}

const finalBlockOf = (head: bigint, from: bigint): bigint => (head - REORG_DEPTH > from ? head - REORG_DEPTH : from);

/**
 * The number of blocks that are searched at once. If a node allows a hundred blocks in a log query, halving the range
 * takes fifteen calls. The budget is twenty calls a minute.
 */
const WINDOW = 800n;

/**
 * Reads window by window, so that progress is kept when the budget runs out. Otherwise, a long range would never be
 * finished.
 */
async function searchByLogs(looked: SearchContext, effect: TransferEffect): Promise<SearchResult> {
  const { from, head } = looked;
  let read = from.block;
  try {
    while (read < head) {
      const last = read + WINDOW < head ? read + WINDOW : head;
      const hash = await transferIn(looked, effect, read + 1n, last);
      if (hash) return { hash, position: from, isComplete: false };
      read = last;
    }
  } catch (error) {
    if (!(error instanceof OutOfBudget) || read === from.block) throw error;
  }
  const block = finalBlockOf(head, from.block);
  return {
    hash: null,
    position: { ...from, block: read < block ? read : block },
    isComplete: read === head,
  };
}

async function transferIn(
  { entry, node, budget, isOther }: SearchContext,
  { token, from, to, amount: due }: TransferEffect,
  first: bigint,
  last: bigint,
): Promise<Hash | null> {
  const transfers = await node.transfers({ token, from, to, first, last }, budget.spend);
  for (const { hash, amount } of transfers) {
    // Anyone can create a log of a transfer of zero tokens.
    if (amount === 0n || isOther(hash)) continue;
    // Another account's nonce does not show the age, but the checks before the submit found no such transfer.
    const mayBeOfOthers = amount === BigInt(due);
    if (entry.isContract) {
      if (!mayBeOfOthers) continue;
      return hash;
    }
    budget.spend();
    const sent = await node.transaction(hash);
    if (!sent || isItsPayment(entry, sent, mayBeOfOthers)) return hash;
  }
  return null;
}

const isItsPayment = (entry: Entry, sent: Sent, mayBeOfOthers: boolean): boolean =>
  isSameAddress(sent.from, entry.from)
    ? !wasNonceUsedAtSubmit(entry, sent.nonce) && matchesRequestAtLeast(requestedCallOf(entry), sent)
    : mayBeOfOthers && mayBeCarriedOut(entry);

/**
 * Token transfers are found by their logs. For other effects, the account's nonce count shows whether and in which
 * block the account has sent anything. A reorganisation can replace the newest blocks, so the next search reads them
 * again.
 */
async function searchByNonce({ from: { count: known, ...place }, ...look }: SearchContext): Promise<SearchResult> {
  const { entry, node, head, budget } = look;
  const begun = known ?? (await ownCountOf(entry, { node, budget }, place.block));
  if (begun === null) return { hash: null, position: { ...place, count: null }, isComplete: false };
  const from = { ...place, count: begun };
  budget.spend();
  // Reads the count at this block. Otherwise, a transaction that is mined meanwhile would be counted but not found.
  const count = await node.nonce(entry.from, head);
  const final = finalBlockOf(head, from.block);
  let position = count <= begun ? { block: final, count: begun } : from;
  for (let read = from; read.count < count;) {
    const { block, used, hash } = await readNext({ ...look, from: read, final });
    if (hash !== null) return { hash, position, isComplete: false };
    if (used === 0)
      return { hash: null, position: { ...position, block: block < final ? block : final }, isComplete: false };
    read = { ...read, block, count: read.count + used };
    if (block <= final) position = { block, count: read.count };
  }
  return { hash: null, position, isComplete: true };
}

type NextSent = Readonly<{ block: bigint; used: number; hash: Hash | null }>;

/**
 * Reads the next block with transactions of the account. `used` is the number of nonces that these used. If `used` is
 * 0, the search continues after `block`.
 */
async function readNext(look: Reading & { isOther: (hash: Hash) => boolean; final: bigint }): Promise<NextSent> {
  const { entry, node, budget, from, isOther } = look;
  const { block, isNext } = await nextBlockWith(look);
  if (!isNext || !budget.take(1)) return { block: isNext ? block - 1n : block, used: 0, hash: null };
  const inBlock = await node.transactionsIn(block);
  const mine = inBlock.filter((sent) => isSameAddress(sent.from, entry.from) && sent.nonce >= from.count);
  const found = mine.find((sent) => matchesRequestAtLeast(requestedCallOf(entry), sent) && !isOther(sent.hash));
  if (found) return { block, used: mine.length, hash: found.hash };
  // A delegation can use a nonce without a transaction. A new block is read again after a reorganisation.
  const wasNextRead = block <= look.final || mine.some(({ nonce }) => nonce === from.count);
  return { block, used: wasNextRead ? Math.max(1, mine.length) : 0, hash: null };
}

/**
 * Returns the node's own count at the start block, for a search without an agreed nonce count. Returns null if the node
 * lacks the state of that block.
 */
function ownCountOf({ from }: Entry, { node, budget }: Pick<SearchContext, 'node' | 'budget'>, block: bigint) {
  budget.spend();
  return node.nonce(from, block).catch(() => null);
}

type Reading = Pick<SearchContext, 'entry' | 'node' | 'head' | 'budget'> & { from: Position & { count: number } };
/** If `isNext`, `block` is the first block with a higher nonce count. Otherwise, the budget ran out after `block`. */
type Next = { block: bigint; isNext: boolean };

async function nextBlockWith({ entry, node, from, head, budget }: Reading): Promise<Next> {
  let [low, high] = [from.block, head];
  // Tries the hint first: another node has found a transaction there, and this node may lack older state.
  const hints = [head - STATE_BLOCKS, ...(from.hint === undefined ? [] : [from.hint - 1n, from.hint])];
  while (high - low > 1n) {
    const hint = hints.shift() ?? low;
    const middle = hint > low && hint < high ? hint : (low + high) / 2n;
    if (!budget.take(1)) return { block: low, isNext: false };
    const count = await node.nonce(entry.from, middle).catch(() => null);
    if (count === null) return searchBlockByBlock({ entry, node, from: { ...from, block: low }, head: high, budget });
    if (count > from.count) high = middle;
    else low = middle;
  }
  return { block: high, isNext: true };
}

/**
 * Reads whole blocks on a node without the state of older blocks. Most transactions are mined soon after the submit.
 */
async function searchBlockByBlock({ entry, node, from, head, budget }: Reading): Promise<Next> {
  const isNew = (sent: Sent) => isSameAddress(sent.from, entry.from) && sent.nonce >= from.count;
  let block = from.block;
  while (block < head && budget.takeBlock()) {
    block += 1n;
    if ((await node.transactionsIn(block)).some(isNew)) return { block, isNext: true };
  }
  return { block, isNext: false };
}

type Replacement = { hash: Hash | null; above: bigint };

export async function findReplacement(
  entry: Entry,
  node: Searched,
  above: bigint,
  budget: Budget,
): Promise<Replacement> {
  const { nonce, from } = entry;
  if (nonce === null || entry.isContract) return { hash: null, above };
  budget.spend();
  const head = await node.height();
  budget.spend();
  if (head <= above || (await node.nonce(from, head)) <= nonce) return { hash: null, above: finalBlockOf(head, above) };
  const { block, isNext } = await nextBlockWith({ entry, node, from: { block: above, count: nonce }, head, budget });
  if (!isNext) return { hash: null, above: block };
  budget.spend();
  const inBlock = await node.transactionsIn(block);
  const replacement = inBlock.find((sent) => isSameAddress(sent.from, from) && sent.nonce === nonce);
  // If the block lacks the transaction, a reorganisation has moved it, and the search restarts at the submit.
  return replacement ? { hash: replacement.hash, above } : { hash: null, above: searchedAbove(entry) };
}
