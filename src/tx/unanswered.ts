import type { Hash } from '@/api/contract';
import { declareOwnUnsent } from './declare-unsent';
import { idOf, isAsked, type Entry } from './entry';
import { follow, nodesThere } from './follow';
import { isWaitingNow } from './in-pool';
import { amend, entriesOf, forgetUnwritten, isWritten } from './journal';
import { txStore } from './store';
import { endAsking, publish, tellUnanswered } from './publish';

const askedOf = (key: string): Entry | undefined => entriesOf(key).findLast(isAsked);

/** The investor does not wait for a wallet that does not answer. What it may still send is found. */
export async function stopWaiting(key: string): Promise<void> {
  const entry = askedOf(key);
  if (!entry) return;
  await amend(idOf(entry), { status: 'unanswered' }, isAsked);
  // Before an earlier payment that was found is told of: while the wallet is asked, that one is only a reason to decline.
  endAsking(entry);
  tellUnanswered(key);
  publish(key);
  void follow(idOf(entry));
}

/**
 * The investor's word that nothing was sent, taken once it was looked for long enough. Says whether it was taken: one
 * that was withdrawn while the nodes were asked is not.
 */
export async function sayUnsent(key: string, withdrawn: AbortSignal): Promise<boolean> {
  const payment = txStore(key).get();
  const entry = askedOf(key);
  const isSearched = payment.step === 'unanswered' && payment.isSearched === true;
  if (!entry || /* guard: looked-for-first */ !isSearched) return false;
  // It may have come to the nodes since the looks, or may wait in another account's transaction, which is found once mined.
  if (/* guard: looked-for-once-more */ await isWaitingNow(entry, await nodesThere())) return false;
  const isStillSaid = (now: Entry) => isAsked(now) && !(/* guard: word-withdrawn */ withdrawn.aborted);
  const said = await amend(idOf(entry), { status: 'unanswered', saidUnsentAt: Date.now() }, isStillSaid);
  // Another tab, or this one after a reload, would not know of it: it is not taken.
  const isTaken = said !== null && isWritten(said);
  if (said && !isTaken) forgetUnwritten(said);
  if (isTaken) void declareOwnUnsent(entry);
  publish(key);
  void follow(idOf(entry));
  return isTaken;
}

/** The investor names the hash that the wallet shows. It counts once a node knows it, and is what was asked for. */
export async function claimHash(key: string, hash: Hash): Promise<void> {
  const entry = askedOf(key);
  if (!entry) return;
  await amend(idOf(entry), { claimed: hash }, isAsked);
  void follow(idOf(entry));
}
