import type { Hash } from '@/api/contract';
import type { Engine } from '../engine';
import { declareOwnUnsent } from './declare-unsent';
import { idOf, isAwaitingAnswer, isOpen, requestedCallOf, type Entry } from '../journal/entry';
import { enteredHashesOf, withEntered } from '../journal/entered';
import { isEnteredKnown } from '../watch/entered';
import { follow, followNow, reachableNodes } from '../watch/follow';
import { reopenAtService } from '../watch/reopen';
import { isSameAddress } from '@/utils/is-same-address';
import type { NodePool } from '../search/in-pool';
import { countHidden, readPending, readWaiting } from '../search/pending';
import { receivedIn } from '@/chain/agreement';
import type { Sent } from '@/chain/call';
import { askNodes } from '@/chain/ask-nodes';
import { agreedTransaction, wasPendingAtSubmit, isOlderThanSubmit, transactionOn } from '../search/anchor';
import { createBudget } from '../search/budget';
import type { ChainNode } from '@/chain/node';
import { wasDetached } from '../journal/detached-hashes';
import { isOfAnother } from '../service/at-service';
import { updateEntry, entriesOf } from '../journal/journal';
import { belongsToRival } from '../search/rivals';
import { search, searchedAbove } from '../search/search-forward';
import { txStore } from '../store';
import { endAsking, isBeingAsked, publish, publishUnanswered } from '../publish';

const unansweredEntryOf = (engine: Engine, key: string): Entry | undefined =>
  entriesOf(engine, key).findLast(isAwaitingAnswer);

/**
 * Stops waiting for the wallet's answer. If the wallet still sends the transaction, the search finds it on the chain.
 */
export async function stopWaiting(engine: Engine, key: string): Promise<void> {
  // Another tab may have found this request, or declared it unsent, while the request is open on this page.
  const entry = entriesOf(engine, key).find((one) => isBeingAsked(engine, one)) ?? unansweredEntryOf(engine, key);
  if (!entry) return;
  await updateEntry(engine, idOf(entry), { status: 'unanswered' }, isAwaitingAnswer);
  // Runs before an earlier payment is published, because such a payment is not shown during a wallet request.
  endAsking(engine, entry);
  publishUnanswered(engine, key);
  publish(engine, key);
  void follow(engine, idOf(entry));
}

/**
 * Searches once more, then records the investor's declaration that nothing was sent. Returns whether it was recorded.
 * Records nothing if the investor withdraws the declaration during the search.
 */
export async function declareUnsent(engine: Engine, key: string, withdrawn: AbortSignal): Promise<boolean> {
  const payment = txStore(engine, key).get();
  const entry = unansweredEntryOf(engine, key);
  const isSearched = payment.step === 'unanswered' && payment.isSearched === true;
  if (!entry || !isSearched) return false;
  // The transaction may have reached the nodes since, or be pending inside another account's.
  const nodes = await reachableNodes(engine);
  if (await isWaitingNow(engine, entry, nodes)) return false;
  if (await isMinedNow(engine, entry, nodes)) return false;
  // This search did not look for a hash that another tab has entered since.
  const hasSameEntered = (now: Entry) => String(enteredHashesOf(now)) === String(enteredHashesOf(entry));
  const isStillDeclared = (now: Entry) => isAwaitingAnswer(now) && hasSameEntered(now) && !withdrawn.aborted;
  const declaration = { status: 'unanswered', declaredUnsentAt: Date.now() } as const;
  // If the declaration cannot be stored, other tabs and a reload would not know about it.
  const isTaken =
    (await updateEntry(engine, idOf(entry), declaration, isStillDeclared, { mustBeStored: true })) !== null;
  if (isTaken) void declareOwnUnsent(engine, entry);
  publish(engine, key);
  void follow(engine, idOf(entry));
  return isTaken;
}

/** Whether any node knows the entered hash, or the payment may be in a pool, directly or inside another transaction. */
export async function isWaitingNow(engine: Engine, entry: Entry, nodes: readonly ChainNode[]): Promise<boolean> {
  if ((await isEnteredKnown(entry, nodes)) === true) return true;
  const { pendingNonceCount: nextAtSubmit = 0 } = entry;
  const waiting = await readWaiting({ nodes, readings: readPending(requestedCallOf(entry), nodes) });
  if (countHidden(waiting.map((one) => ({ ...one, mined: Math.max(one.mined, nextAtSubmit) })))) return true;
  const pools = receivedIn(waiting.map(({ pool }) => pool));
  const shown = await Promise.all(pools.map((pool) => isShownIn(engine, pool, entry)));
  return shown.includes(true);
}

async function isShownIn(engine: Engine, { matches }: NodePool, entry: Entry): Promise<boolean> {
  const { minedNonceCount } = entry;
  const isOthers = belongsToRival(engine, entry);
  const isOfBefore = (sent: Sent) =>
    isSameAddress(sent.from, entry.from) && minedNonceCount !== null && sent.nonce < minedNonceCount;
  const candidates = matches.filter(
    (sent) => !isOthers(sent.hash) && !isOfBefore(sent) && !wasPendingAtSubmit(entry, sent.hash),
  );
  const areOthers = await Promise.all(
    candidates.map(({ hash }) => isOfAnother(engine, hash, entry).catch(() => false)),
  );
  return areOthers.includes(false);
}

async function isMinedNow(engine: Engine, entry: Entry, nodes: readonly ChainNode[]): Promise<boolean> {
  const from = { block: searchedAbove(entry), count: entry.minedNonceCount };
  const isOthers = belongsToRival(engine, entry);
  const excluded = new Set<Hash>();
  const isExcluded = (hash: Hash) => excluded.has(hash) || isOthers(hash) || wasDetached(engine, entry, hash);
  // The whole search uses the calls of one minute at most. Otherwise, it could take minutes on a slow connection.
  const startedAt = Date.now();
  const searched = nodes.map((node) => ({ node, budget: createBudget(true, () => startedAt) }));
  for (;;) {
    const { answers } = await askNodes(searched, ({ node, budget }) => search(entry, node, from, budget, isExcluded));
    const hashes = new Set(receivedIn(answers).flatMap(({ hash }) => hash ?? []));
    if (hashes.size === 0) return false;
    const found = await Promise.all([...hashes].map((hash) => isSentAfterSubmit(engine, entry, hash, nodes)));
    if (found.includes(true)) return true;
    hashes.forEach((hash) => excluded.add(hash));
  }
}

async function isSentAfterSubmit(
  engine: Engine,
  entry: Entry,
  hash: Hash,
  nodes: readonly ChainNode[],
): Promise<boolean> {
  const { answers } = await askNodes(nodes, (node) => transactionOn(node, hash));
  const sighting = agreedTransaction(answers);
  if (sighting === null || isOlderThanSubmit(entry, sighting) || wasPendingAtSubmit(entry, hash)) return false;
  return !(await isOfAnother(engine, hash, entry));
}

/** Stores an entered hash and ends any declaration that nothing was sent, even one from another tab. */
export async function enterHash(engine: Engine, key: string, hash: Hash): Promise<void> {
  const entry = unansweredEntryOf(engine, key) ?? entriesOf(engine, key).findLast(isOpen);
  if (!entry) return;
  let wasDeclared = false;
  const withHash = (now: Entry) => {
    wasDeclared = now.declaredUnsentAt !== undefined;
    return { ...withEntered(now, hash), declaredUnsentAt: undefined };
  };
  await updateEntry(engine, idOf(entry), withHash);
  publish(engine, key);
  followNow(engine, idOf(entry));
  if (wasDeclared) void reopenAtService(engine, entry);
}
