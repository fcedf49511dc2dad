import type { Hash } from '@/api/contract';
import { idOf, isAwaitingAnswer, type Entry } from './journal/entry';
import type { PaymentFaultKind } from '@/errors/payment-fault';
import { entriesOf, findEntry, isWritten } from './journal/journal';
import { isOfSameAction } from './submit/review';
import { txStore, dispatch } from './store';
import { decidingAttempt, allowsRetry } from './journal/attempt-rules';

/** By key, the attempt whose wallet request this page has open. This page gets the wallet's answer first. */
const asking = new Map<string, string>();

export const beginAsking = (entry: Entry): void => void asking.set(entry.key, idOf(entry));
export const isBeingAsked = (entry: Pick<Entry, 'key' | 'at'>): boolean => asking.get(entry.key) === idOf(entry);

export const isAskingFor = (key: string): boolean => asking.has(key);

export function endAsking(entry: Entry): boolean {
  if (!isBeingAsked(entry)) return false;
  asking.delete(entry.key);
  return true;
}

const isRequestedInPlaceOf =
  (entry: Entry) =>
  (one: Entry | undefined): one is Entry =>
    one !== undefined &&
    one.key !== entry.key &&
    isOfSameAction(one.key, one.replaces ?? [])(entry) &&
    txStore(one.key).get().step === 'awaiting-wallet';

export function publishFound(entry: Entry, hash: Hash): void {
  for (const { key } of [...asking.values()].map(findEntry).filter(isRequestedInPlaceOf(entry)))
    dispatch(key, { type: 'seen', hash, confirmations: 0, isKept: isWritten(entry) });
}

export function publish(key: string, why?: PaymentFaultKind): void {
  const entry = decidingAttempt(entriesOf(key));
  if (!entry) return dispatch(key, { type: 'gone' });
  if (isBeingAsked(entry)) return;
  if (allowsRetry(entry) && isRefused(key)) return;
  const { hash, status, failure, replacement } = entry;
  if (hash !== null && failure === undefined) publishFound(entry, hash);
  if (failure !== undefined) dispatch(key, { type: 'over', how: failure, hash: replacement ?? hash });
  else if (isAwaitingAnswer(entry)) publishUnanswered(key, why);
  else if (hash === null) dispatch(key, { type: 'unsent' });
  else if (status === 'altered') dispatch(key, { type: 'altered', hash });
  else if (status === 'succeeded') dispatch(key, { type: 'settled', hash, isShort: entry.isShort });
  // Not as `sent`: another open request of this order should be declined now.
  else if (!isShown(key, hash)) dispatch(key, { type: 'seen', hash, confirmations: 0, isKept: isWritten(entry) });
}

const SEARCHED_AFTER_MS = 20_000;
const searches = new Map<string, ReturnType<typeof setTimeout>>();

export function publishUnanswered(key: string, why?: PaymentFaultKind): void {
  if (txStore(key).get().step !== 'unanswered') beginSearch(key);
  dispatch(key, { type: 'unanswered', why });
}

export function publishDetached(key: string): void {
  beginSearch(key);
  dispatch(key, { type: 'hash-detached' });
}

function beginSearch(key: string): void {
  clearTimeout(searches.get(key));
  searches.set(
    key,
    setTimeout(() => dispatch(key, { type: 'searched' }), SEARCHED_AFTER_MS),
  );
}

/** Where Pay is offered, the reason of the last refusal must stay on screen. */
function isRefused(key: string): boolean {
  const payment = txStore(key).get();
  return payment.step === 'idle' && payment.refusal !== undefined;
}

/** Another `seen` event would reset the confirmations on screen. */
function isShown(key: string, hash: string): boolean {
  const payment = txStore(key).get();
  return payment.step === 'pending' && payment.hash === hash;
}
