import type { Hash } from '@/api/contract';
import type { Engine } from './engine';
import { hashesOf, idOf, isAwaitingAnswer, type Entry } from './journal/entry';
import type { ActionFaultKind } from '@/errors/action-fault';
import { entriesOf, isWritten, readJournal } from './journal/journal';
import { othersOf } from './journal/review';
import { txStore, dispatch } from './store';
import { isRequestShown } from './state';
import { stateOfEntry } from './stored-state';
import { decidingAttempt, allowsRetry } from './journal/attempt-rules';

export const beginAsking = (engine: Engine, entry: Entry): void =>
  void engine.memory.asking.set(entry.key, idOf(entry));
export const isBeingAsked = (engine: Engine, entry: Pick<Entry, 'key' | 'at'>): boolean =>
  engine.memory.asking.get(entry.key) === idOf(entry);

export const isAskingFor = (engine: Engine, key: string): boolean => engine.memory.asking.has(key);

export function endAsking(engine: Engine, entry: Entry): boolean {
  if (!isBeingAsked(engine, entry)) return false;
  engine.memory.asking.delete(entry.key);
  return true;
}

/**
 * Shows beside each open request the transaction that was sent instead. It belongs to an earlier attempt or was found
 * in another tab.
 */
export function publishEarlier(engine: Engine): void {
  const { entries } = readJournal(engine);
  for (const request of entries.filter((one) => isBeingAsked(engine, one) || isAwaitingAnswer(one))) {
    const shown = txStore(engine, request.key).get();
    if (!isRequestShown(shown)) continue;
    const attempts = [...(request.found ? [request] : []), ...othersOf(request, entries)];
    const hash = decidingAttempt(attempts.filter((one) => one.hash !== null && !allowsRetry(one)))?.hash ?? undefined;
    if (hash ? !isShown(engine, request.key, hash) : shown.earlierHash)
      dispatch(engine, request.key, { type: 'earlier', hash });
  }
}

function publishHash(engine: Engine, key: string, entry: Entry & { hash: Hash }): void {
  const { hash } = entry;
  if (isShown(engine, key, hash)) return;
  dispatch(engine, key, { type: 'seen', hash, confirmations: 0, isStored: isWritten(engine, entry) });
}

export function publish(engine: Engine, key: string, reason?: ActionFaultKind): void {
  publishEarlier(engine);
  if (isAskingFor(engine, key)) return;
  const entry = decidingAttempt(entriesOf(engine, key));
  if (!entry) return dispatch(engine, key, { type: 'gone' });
  if (allowsRetry(entry) && isRefused(engine, key)) return;
  const stored = stateOfEntry(entry);
  switch (stored.step) {
    case 'unanswered':
      return publishUnanswered(engine, key, reason);
    case 'unsent':
      return dispatch(engine, key, { type: 'unsent' });
    case 'pending':
      return publishHash(engine, key, { ...entry, hash: stored.hash });
    case 'altered':
      return dispatch(engine, key, { type: 'altered', hash: stored.hash });
    case 'succeeded':
      return dispatch(engine, key, { type: 'succeeded', hash: stored.hash, isShort: stored.isShort });
    case 'reverted':
    case 'cancelled':
    case 'dropped':
    case 'expired':
    case 'ineffective':
      return dispatch(engine, key, { type: 'over', how: stored.step, hash: stored.hash });
  }
}

export function publishUnanswered(engine: Engine, key: string, reason?: ActionFaultKind): void {
  dispatch(engine, key, { type: 'unanswered', reason });
  publishEarlier(engine);
}

/** The reason for the last refusal must stay on screen while the investor can pay. */
function isRefused(engine: Engine, key: string): boolean {
  const payment = txStore(engine, key).get();
  return payment.step === 'idle' && payment.refusal !== undefined;
}

/**
 * Prevents a second `seen` event, which would reset the confirmations on screen. If no attempt has the shown hash, the
 * hash is from a replacement that the nodes reported.
 */
function isShown(engine: Engine, key: string, hash: string): boolean {
  const payment = txStore(engine, key).get();
  const shown = isRequestShown(payment) ? payment.earlierHash : payment.step === 'pending' && payment.hash;
  if (!shown) return false;
  return shown === hash || !readJournal(engine).entries.some((entry) => hashesOf(entry).includes(shown));
}
