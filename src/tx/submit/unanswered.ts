import type { Hash } from '@/api/contract';
import { declareOwnUnsent } from './declare-unsent';
import { idOf, isAwaitingAnswer, type Entry } from '../journal/entry';
import { follow, reachableNodes } from '../watch/follow';
import { isWaitingNow } from './in-pool';
import { receivedIn } from '@/chain/agreement';
import { askNodes } from '@/chain/ask-nodes';
import { agreedTransaction, wasPendingAtSubmit, isOlderThanSubmit, transactionOn } from '../watch/anchor';
import { createBudget } from '../watch/budget';
import type { ChainNode } from '@/chain/node';
import { wasDetached } from '../watch/detached-hashes';
import { isOfAnother } from '../kinds/at-service';
import { updateEntry, entriesOf, belongsToOtherAttempt, isWritten, restoreEntry } from '../journal/journal';
import { search, type Position } from '../watch/search';
import { txStore } from '../store';
import { endAsking, publish, publishUnanswered } from '../publish';

const unansweredEntryOf = (key: string): Entry | undefined => entriesOf(key).findLast(isAwaitingAnswer);

/** Stops waiting for the wallet's answer. A transaction that it still sends is found on the chain. */
export async function stopWaiting(key: string): Promise<void> {
  const entry = unansweredEntryOf(key);
  if (!entry) return;
  await updateEntry(idOf(entry), { status: 'unanswered' }, isAwaitingAnswer);
  // Must come before the publication of an earlier payment, which is hidden while the wallet is asked.
  endAsking(entry);
  publishUnanswered(key);
  publish(key);
  void follow(idOf(entry));
}

/**
 * Records the investor's declaration that nothing was sent, after one more search. Returns whether it was recorded: it is not
 * if the investor has withdrawn it during the search.
 */
export async function declareUnsent(key: string, withdrawn: AbortSignal): Promise<boolean> {
  const payment = txStore(key).get();
  const entry = unansweredEntryOf(key);
  const isSearched = payment.step === 'unanswered' && payment.isSearched === true;
  if (!entry || !isSearched) return false;
  // It may have reached the nodes since the last look, or wait inside another account's transaction.
  const nodes = await reachableNodes();
  if (await isWaitingNow(entry, nodes)) return false;
  if (await isMinedNow(entry, nodes)) return false;
  const isStillSaid = (now: Entry) => isAwaitingAnswer(now) && !withdrawn.aborted;
  const said = await updateEntry(idOf(entry), { status: 'unanswered', saidUnsentAt: Date.now() }, isStillSaid);
  // Without a stored declaration another tab, or this one after a reload, would not know of it.
  const isTaken = said !== null && isWritten(said);
  if (said && !isTaken) restoreEntry(entry);
  if (isTaken) void declareOwnUnsent(entry);
  publish(key);
  void follow(idOf(entry));
  return isTaken;
}

async function isMinedNow(entry: Entry, nodes: readonly ChainNode[]): Promise<boolean> {
  const from = { block: BigInt(entry.since), count: entry.minedCount };
  const isOthers = belongsToOtherAttempt(entry);
  const isRejectedHash = (hash: string) => isOthers(hash) || wasDetached(entry, hash);
  const { answers } = await askNodes(nodes, (node) => searchToEnd(entry, node, from, isRejectedHash));
  const found = await Promise.all(
    [...new Set(receivedIn(answers))].map((hash) => isSentAfterSubmit(entry, hash, nodes)),
  );
  return found.includes(true);
}

/** Repeats the search, because each one stops at the next transaction of the account, which may be another attempt's. */
async function searchToEnd(
  entry: Entry,
  node: ChainNode,
  from: Position,
  isRejectedHash: (hash: Hash) => boolean,
): Promise<Hash | null> {
  const budget = createBudget(true);
  for (let position = from; ;) {
    const found = await search(entry, node, position, budget, isRejectedHash);
    const isFurther = found.position.block > position.block;
    if (found.hash !== null || found.isComplete || !isFurther) return found.hash;
    position = found.position;
  }
}

async function isSentAfterSubmit(entry: Entry, hash: Hash, nodes: readonly ChainNode[]): Promise<boolean> {
  const { answers } = await askNodes(nodes, (node) => transactionOn(node, hash));
  const sighting = agreedTransaction(answers);
  if (sighting === null || isOlderThanSubmit(entry, sighting) || wasPendingAtSubmit(entry, hash)) return false;
  return !(await isOfAnother(hash, entry));
}

export async function enterHash(key: string, hash: Hash): Promise<void> {
  const entry = unansweredEntryOf(key);
  if (!entry) return;
  await updateEntry(idOf(entry), { claimed: hash }, isAwaitingAnswer);
  void follow(idOf(entry));
}
