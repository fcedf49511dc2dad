import type { Hash } from '@/api/contract';
import type { Tx } from './tx';
import { hashesOf, idOf, type Entry } from './journal/entry';
import type { ActionFaultKind } from '@/errors/action-fault';
import { entriesOf, findEntry, isWritten } from './journal/journal';
import { isOfSameAction } from './journal/review';
import { txStore, dispatch } from './store';
import { stateOfEntry } from './stored-state';
import { decidingAttempt, allowsRetry } from './journal/attempt-rules';

export const beginAsking = (tx: Tx, entry: Entry): void => void tx.memory.asking.set(entry.key, idOf(entry));
export const isBeingAsked = (tx: Tx, entry: Pick<Entry, 'key' | 'at'>): boolean =>
  tx.memory.asking.get(entry.key) === idOf(entry);

export const isAskingFor = (tx: Tx, key: string): boolean => tx.memory.asking.has(key);

export function endAsking(tx: Tx, entry: Entry): boolean {
  if (!isBeingAsked(tx, entry)) return false;
  tx.memory.asking.delete(entry.key);
  return true;
}

const isRequestedInPlaceOf =
  (tx: Tx, entry: Entry) =>
  (one: Entry | undefined): one is Entry =>
    one !== undefined &&
    one.key !== entry.key &&
    isOfSameAction(one.key, one.replaces ?? [])(entry) &&
    txStore(tx, one.key).get().step === 'awaiting-wallet';

export function publishFound(tx: Tx, entry: Entry, hash: Hash): void {
  const requested = [...tx.memory.asking.values()].map((id) => findEntry(tx, id));
  for (const { key } of requested.filter(isRequestedInPlaceOf(tx, entry)))
    dispatch(tx, key, { type: 'seen', hash, confirmations: 0, isKept: isWritten(tx, entry) });
}

export function publish(tx: Tx, key: string, why?: ActionFaultKind): void {
  const entry = decidingAttempt(entriesOf(tx, key));
  if (!entry) return dispatch(tx, key, { type: 'gone' });
  if (isBeingAsked(tx, entry)) return;
  if (allowsRetry(entry) && isRefused(tx, key)) return;
  if (entry.hash !== null && entry.failure === undefined) publishFound(tx, entry, entry.hash);
  const stored = stateOfEntry(entry);
  switch (stored.step) {
    case 'unanswered':
      return publishUnanswered(tx, key, why);
    case 'unsent':
      return dispatch(tx, key, { type: 'unsent' });
    case 'pending':
      if (isShown(tx, key, stored.hash)) return;
      // Dispatches `seen`, not `sent`, so that the screen says to decline another open request of this order.
      return dispatch(tx, key, { type: 'seen', hash: stored.hash, confirmations: 0, isKept: isWritten(tx, entry) });
    case 'altered':
      return dispatch(tx, key, { type: 'altered', hash: stored.hash });
    case 'succeeded':
      return dispatch(tx, key, { type: 'succeeded', hash: stored.hash, isShort: stored.isShort });
    case 'reverted':
    case 'cancelled':
    case 'dropped':
    case 'expired':
    case 'ineffective':
      return dispatch(tx, key, { type: 'over', how: stored.step, hash: stored.hash });
  }
}

const SEARCHED_AFTER_MS = 20_000;

export function publishUnanswered(tx: Tx, key: string, why?: ActionFaultKind): void {
  if (txStore(tx, key).get().step !== 'unanswered') startSearchTimer(tx, key);
  dispatch(tx, key, { type: 'unanswered', why });
}

export function publishDetached(tx: Tx, key: string): void {
  startSearchTimer(tx, key);
  dispatch(tx, key, { type: 'hash-detached' });
}

function startSearchTimer(tx: Tx, key: string): void {
  clearTimeout(tx.memory.searchTimers.get(key));
  tx.memory.searchTimers.set(
    key,
    setTimeout(() => dispatch(tx, key, { type: 'searched' }), SEARCHED_AFTER_MS),
  );
}

/** While Pay is offered, the reason of the last refusal must stay on screen. */
function isRefused(tx: Tx, key: string): boolean {
  const payment = txStore(tx, key).get();
  return payment.step === 'idle' && payment.refusal !== undefined;
}

/**
 * A second `seen` event would reset the confirmations on screen. A shown hash that no attempt has is a replacement that
 * the nodes have reported.
 */
function isShown(tx: Tx, key: string, hash: string): boolean {
  const payment = txStore(tx, key).get();
  const shown = payment.step === 'awaiting-wallet' ? payment.earlierHash : payment.step === 'pending' && payment.hash;
  if (!shown) return false;
  return shown === hash || !entriesOf(tx, key).some((entry) => hashesOf(entry).includes(shown));
}
