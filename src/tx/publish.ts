import type { Hash } from '@/api/contract';
import { idOf, isAsked, type Entry } from './entry';
import type { PaymentFaultKind } from '@/errors/payment-fault';
import { entriesOf, findEntry, isWritten } from './journal';
import { isOfSameAction } from './review';
import { txStore, dispatch } from './store';
import { decidingAttempt, leavesPayable } from './standing';

/** The attempt of each key whose question this very page has open: its answer comes here first. */
const asking = new Map<string, string>();

export const beginAsking = (entry: Entry): void => void asking.set(entry.key, idOf(entry));
export const isBeingAsked = (entry: Pick<Entry, 'key' | 'at'>): boolean => asking.get(entry.key) === idOf(entry);

/** Whether this page has any question of that key open. */
export const isAskingFor = (key: string): boolean => asking.has(key);

/** Says whether the question was still this page's own. */
export function endAsking(entry: Entry): boolean {
  if (!isBeingAsked(entry)) return false;
  asking.delete(entry.key);
  return true;
}

/** Whether the wallet is being asked for a review made anew, in place of this attempt's. */
const isAskedInPlaceOf =
  (entry: Entry) =>
  (one: Entry | undefined): one is Entry =>
    one !== undefined &&
    one.key !== entry.key &&
    isOfSameAction(one.key, one.replaces ?? [])(entry) &&
    txStore(one.key).get().step === 'awaiting-wallet';

/** It was sent after all: a question that is open in its place should be declined now. */
export function publishFound(entry: Entry, hash: Hash): void {
  for (const { key } of [...asking.values()].map(findEntry).filter(isAskedInPlaceOf(entry)))
    dispatch(key, { type: 'seen', hash, confirmations: 0, isKept: isWritten(entry) });
}

/** Says what the journal has of a key: after a reload, in another tab, and whenever an attempt has ended. */
export function publish(key: string, why?: PaymentFaultKind): void {
  const entry = decidingAttempt(entriesOf(key));
  if (!entry) return dispatch(key, { type: 'gone' });
  if (isBeingAsked(entry)) return;
  if (leavesPayable(entry) && isRefused(key)) return;
  const { hash, status, failure, replacement } = entry;
  if (hash !== null && failure === undefined) publishFound(entry, hash);
  if (failure !== undefined) dispatch(key, { type: 'over', how: failure, hash: replacement ?? hash });
  else if (isAsked(entry)) publishUnanswered(key, why);
  else if (hash === null) dispatch(key, { type: 'unsent' });
  else if (status === 'altered') dispatch(key, { type: 'altered', hash });
  else if (status === 'succeeded') dispatch(key, { type: 'settled', hash, isShort: entry.isShort });
  // Not as sent: while another question of this order is open, that one should be declined now.
  else if (!isShown(key, hash)) dispatch(key, { type: 'seen', hash, confirmations: 0, isKept: isWritten(entry) });
}

const SEARCHED_AFTER_MS = 20_000;
const searches = new Map<string, ReturnType<typeof setTimeout>>();

/** After the first looks the investor may say what became of it, also where no node has answered. */
export function publishUnanswered(key: string, why?: PaymentFaultKind): void {
  if (txStore(key).get().step !== 'unanswered') beginSearch(key);
  dispatch(key, { type: 'unanswered', why });
}

/** Another search begins, whatever was said of the payment before. */
export function publishDetached(key: string): void {
  beginSearch(key);
  dispatch(key, { type: 'given-back' });
}

function beginSearch(key: string): void {
  clearTimeout(searches.get(key));
  searches.set(
    key,
    setTimeout(() => dispatch(key, { type: 'searched' }), SEARCHED_AFTER_MS),
  );
}

/** Why the last press led nowhere is the nearer word where one may pay. */
function isRefused(key: string): boolean {
  const payment = txStore(key).get();
  return payment.step === 'idle' && payment.refusal !== undefined;
}

/** Known already, perhaps with its confirmations. */
function isShown(key: string, hash: string): boolean {
  const payment = txStore(key).get();
  return payment.step === 'pending' && payment.hash === hash;
}
