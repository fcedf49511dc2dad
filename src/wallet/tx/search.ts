import type { Hash } from '@/api/contract';
import type { Budget } from './budget';
import { payeeOf } from './effects';
import type { Entry } from './entry';
import type { ChainNode } from './node';
import { isAsAsked } from './observe';
import { sameAddress } from './snapshot';

/** Up to where an account's transactions are known to hold nothing of an attempt. */
export type Position = { block: bigint; count: number };

/** Blocks so new may still change places. */
const UNSETTLED = 12n;

export type Searched = Pick<ChainNode, 'height' | 'nonce' | 'transaction' | 'transactionsIn' | 'transfers'>;
type Found = { hash: Hash | null; position: Position };

/**
 * Looks for a payment whose hash is not known, or not known to any node, in what was mined since the wallet was asked.
 * `isOther` names hashes that belong to other attempts. Each question to the node is spent from the budget.
 */
export async function search(entry: Entry, node: Searched, from: Position, budget: Budget, isOther: (hash: Hash) => boolean): Promise<Found> {
  budget.spend();
  const head = await node.height();
  if (head <= from.block) return { hash: null, position: from };
  const payee = payeeOf(entry);
  const hash = payee
    ? await amongTransfers({ entry, payee, node, first: from.block + 1n, last: head, budget, isOther })
    : null;
  if (payee) return { hash, position: { ...from, block: settled(head, from.block) } };
  return amongSent(entry, node, from, head, budget, isOther);
}

const settled = (head: bigint, from: bigint): bigint => (head - UNSETTLED > from ? head - UNSETTLED : from);

type Transfers = { entry: Entry; payee: Hash; node: Searched; first: bigint; last: bigint; budget: Budget; isOther: (hash: Hash) => boolean };

async function amongTransfers({ entry, payee, node, first, last, budget, isOther }: Transfers): Promise<Hash | null> {
  const transfers = await node.transfers({ token: entry.to, from: entry.from, to: payee, first, last }, budget.spend);
  for (const { hash } of transfers) {
    if (isOther(hash)) continue;
    if (entry.isContract) return hash;
    budget.spend();
    const sent = await node.transaction(hash);
    if (sent && isAsAsked(entry, sent)) return hash;
  }
  return null;
}

/** The chain's own coin leaves no log. The count of mined transactions says whether there is anything to look at, and in which block. */
async function amongSent(entry: Entry, node: Searched, from: Position, head: bigint, budget: Budget, isOther: (hash: Hash) => boolean): Promise<Found> {
  budget.spend();
  const count = await node.nonce(entry.from);
  if (count <= from.count) return { hash: null, position: { block: settled(head, from.block), count: from.count } };
  const block = await nextBlockWith(entry, node, from, head, budget);
  budget.spend();
  const inBlock = await node.transactionsIn(block);
  const mine = inBlock.filter((sent) => sameAddress(sent.from, entry.from));
  const found = mine.find((sent) => isAsAsked(entry, sent) && !isOther(sent.hash));
  return { hash: found?.hash ?? null, position: { block, count: from.count + Math.max(1, mine.length) } };
}

/** The first block in which the account's count is higher than it was. */
async function nextBlockWith(entry: Entry, node: Searched, from: Position, head: bigint, budget: Budget): Promise<bigint> {
  let [low, high] = [from.block, head];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    budget.spend();
    if ((await node.nonce(entry.from, middle)) > from.count) high = middle;
    else low = middle;
  }
  return high;
}

/** What was mined with the attempt's own nonce. */
export async function findRival(entry: Entry, node: Searched, budget: Budget): Promise<Hash | null> {
  const { nonce, from } = entry;
  if (nonce === null || entry.isContract) return null;
  budget.spend();
  if ((await node.nonce(from)) <= nonce) return null;
  budget.spend();
  const head = await node.height();
  const block = await nextBlockWith(entry, node, { block: BigInt(entry.since), count: nonce }, head, budget);
  budget.spend();
  const inBlock = await node.transactionsIn(block);
  return inBlock.find((sent) => sameAddress(sent.from, from) && sent.nonce === nonce)?.hash ?? null;
}
