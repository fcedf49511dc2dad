import type { Engine } from './engine';
import { decidingAttempt } from './journal/attempt-rules';
import { isAwaitingAnswer, type Entry } from './journal/entry';
import { entriesOf } from './journal/journal';
import { IDLE, type TxState } from './state';

export function storedStateOf(engine: Engine, key: string): TxState {
  const entry = decidingAttempt(entriesOf(engine, key));
  return entry ? stateOfEntry(entry) : IDLE;
}

export function stateOfEntry(entry: Entry): Exclude<TxState, { step: 'idle' | 'checking' | 'awaiting-wallet' }> {
  const { status, hash, failure, replacement, isShort } = entry;
  if (failure !== undefined) return { step: failure, hash: replacement ?? hash };
  if (isAwaitingAnswer(entry)) return { step: 'unanswered' };
  if (hash === null) return { step: 'unsent' };
  if (status === 'altered') return { step: 'altered', hash };
  if (status === 'succeeded') return { step: 'succeeded', hash, ...(isShort && { isShort }) };
  return { step: 'pending', hash, confirmations: 0, isStored: true };
}
