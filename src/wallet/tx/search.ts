import type { Address, Hash } from '@/api/contract';
import { OutOfBudget, type Budget } from './budget';
import { payeeOf } from './effects';
import type { Entry } from './entry';
import type { ChainNode } from './node';
import { isAsAsked } from './observe';
import { sameAddress } from './snapshot';

/** Up to where an account's transactions are known to hold nothing of an attempt. */
export type Position = { block: bigint; count: number };

/** Blocks so new may still change places. */
const UNSETTLED = /* guard: unsettled-blocks */ 12n;

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
  if (head <= from.block)
    return { hash: null, position: from, isWhole: /* guard: behind-not-whole */ head === from.block };
  const payee = payeeOf(entry);
  const looked = { entry, node, from, head, budget, isOther };
  return payee ? amongTransfers(looked, payee) : amongSent(looked);
}

const settled = (head: bigint, from: bigint): bigint => (head - UNSETTLED > from ? head - UNSETTLED : from);

/** So many that a node which tells logs for a hundred blocks needs fifteen questions for them, and a minute has twenty. */
const WINDOW = /* guard: window-size */ 800n;

/** Window by window: what was read counts also where the budget ends before the newest block, or a long time would never be read. */
async function amongTransfers(looked: Looked, payee: Address): Promise<Found> {
  const { from, head } = looked;
  let read = from.block;
  try {
    while (read < head) {
      const last = read + WINDOW < head ? read + WINDOW : head;
      const hash = await transferIn(looked, payee, read + 1n, last);
      if (hash) return { hash, position: from, isWhole: true };
      read = last;
    }
  } catch (error) {
    // guard: failure-is-no-answer
    if (!(error instanceof OutOfBudget) || read === from.block) throw error;
  }
  const block = settled(head, from.block);
  return {
    hash: null,
    position: { ...from, block: read < block ? read : block },
    isWhole: /* guard: window-whole */ read === head,
  };
}

async function transferIn(
  { entry, node, budget, isOther }: Looked,
  payee: Address,
  first: bigint,
  last: bigint,
): Promise<Hash | null> {
  const transfers = await node.transfers({ token: entry.to, from: entry.from, to: payee, first, last }, budget.spend);
  for (const { hash } of transfers) {
    // guard: transfer-of-other
    if (isOther(hash)) continue;
    if (entry.isContract) return hash;
    budget.spend();
    const sent = await node.transaction(hash);
    if (sent && /* guard: transfer-as-asked */ isAsAsked(entry, sent)) return hash;
  }
  return null;
}

/** The chain's own coin leaves no log. The count of mined transactions says whether there is anything to look at, and in which block. */
async function amongSent({ entry, node, from, head, budget, isOther }: Looked): Promise<Found> {
  budget.spend();
  // At that very block: one that is mined meanwhile would be counted and not be found.
  const count = await node.nonce(entry.from, /* guard: count-at-head */ head);
  if (count <= from.count)
    return { hash: null, position: { block: settled(head, from.block), count: from.count }, isWhole: true };
  const block = await nextBlockWith(entry, node, from, head, budget);
  budget.spend();
  const inBlock = await node.transactionsIn(block);
  const mine = inBlock.filter(/* guard: own-transactions */ (sent) => sameAddress(sent.from, entry.from));
  const found = mine.find(
    (sent) =>
      /* guard: transaction-as-asked */ isAsAsked(entry, sent) && /* guard: transaction-of-other */ !isOther(sent.hash),
  );
  const read = from.count + Math.max(1, mine.length);
  return {
    hash: found?.hash ?? null,
    position: { block, count: read },
    isWhole: /* guard: count-whole */ read >= count,
  };
}

/** The first block in which the account's count is higher than it was. */
async function nextBlockWith(
  entry: Entry,
  node: Searched,
  from: Position,
  head: bigint,
  budget: Budget,
): Promise<bigint> {
  let [low, high] = [from.block, head];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    // guard: search-spends
    budget.spend();
    if ((await node.nonce(entry.from, middle)) /* guard: first-new-transaction */ > from.count) high = middle;
    else low = middle;
  }
  return high;
}

/** What was mined with the attempt's own nonce. */
export async function findRival(entry: Entry, node: Searched, budget: Budget): Promise<Hash | null> {
  const { nonce, from } = entry;
  if (/* guard: nonce-read */ nonce === null || /* guard: contract-nonce */ entry.isContract) return null;
  budget.spend();
  if ((await node.nonce(from)) <= nonce) return null;
  budget.spend();
  const head = await node.height();
  const block = await nextBlockWith(entry, node, { block: BigInt(entry.since), count: nonce }, head, budget);
  budget.spend();
  const inBlock = await node.transactionsIn(block);
  return (
    inBlock.find(
      (sent) =>
        /* guard: rival-account */ sameAddress(sent.from, from) && /* guard: rival-nonce */ sent.nonce === nonce,
    )?.hash ?? null
  );
}
