import type { Hash } from '@/api/contract';
import type { Failure } from './entry';
import type { PaymentFaultKind } from '@/errors/payment-fault';
import type { SwapFaultKind } from '@/errors/swap-fault';

type Missing = { amount: bigint; symbol: string };

/**
 * One payment, from the button to the chain's word. Pure: it says what is so, and nobody asks a wallet here.
 * After a hash, or after a wallet that never answered, silence ends nothing: only a proof lets anybody pay again.
 */
export type TxState =
  /** `revert` is what the contract itself said, where it was tried out and failed. */
  | { step: 'idle'; refusal?: PaymentFaultKind; missing?: Missing; revert?: SwapFaultKind }
  | { step: 'checking' }
  /** `found` is an earlier attempt that was sent after all: the question that is open now should be declined. */
  | { step: 'awaiting-wallet'; isBehindAnother?: true; found?: Hash }
  /** The wallet was asked, and its answer was lost. Once it was looked for long enough, the investor may say what became of it. */
  | { step: 'unanswered'; why?: PaymentFaultKind; isSearched?: true }
  | {
      step: 'pending';
      hash: Hash;
      confirmations: number;
      isKept: boolean;
      isOverdue?: true;
      isUnseen?: true;
      isSeenByOne?: true;
    }
  /** `isShort`: less arrived than was due, and the service says what is missing. */
  | { step: 'succeeded'; hash: Hash; isShort?: true }
  | { step: 'altered'; hash: Hash }
  /** The investor has said that nothing was sent. It is still looked for. */
  | { step: 'unsent' }
  | { step: Proven; hash: Hash | null }
  | { step: 'dropped'; hash: Hash | null };

/** An end that a proof stands for. */
type Proven = Exclude<Failure, 'dropped'>;

export type TxEvent =
  | { type: 'pressed' }
  | { type: 'checked'; isBehindAnother: boolean }
  | { type: 'refused'; why: PaymentFaultKind; missing?: Missing; revert?: SwapFaultKind }
  /** By the wallet: nothing was sent. */
  | { type: 'declined'; why: PaymentFaultKind }
  | { type: 'unanswered'; why?: PaymentFaultKind }
  | { type: 'searched' }
  | { type: 'unsent' }
  | { type: 'sent'; hash: Hash; isKept: boolean }
  | { type: 'seen'; hash: Hash; confirmations: number; isKept: boolean; isUnseen?: true; isSeenByOne?: true }
  | { type: 'overdue' }
  | { type: 'settled'; hash: Hash; isShort?: true }
  | { type: 'altered'; hash: Hash }
  | { type: 'over'; how: Failure; hash: Hash | null }
  /** The hash that was found is another order's after all. */
  | { type: 'given-back' }
  /** The wallet has declined it in another tab: nothing of it is on record any more. */
  | { type: 'gone' };

export const IDLE: TxState = { step: 'idle' };

/** The last word: nothing that comes later takes it back. */
const isFinal = ({ step }: TxState) => step === 'succeeded' || step === 'altered';
/** A payment that was dropped may still be somewhere: its order is never paid again. */
const MAY_PAY_AGAIN: ReadonlySet<TxState['step']> = new Set([
  'idle',
  'unsent',
  'reverted',
  'cancelled',
  'ineffective',
  'expired',
]);

/** A payment that may be on its way forbids another one. */
export const mayPay = ({ step }: TxState): boolean => MAY_PAY_AGAIN.has(step);

export function txReducer(state: TxState, event: TxEvent): TxState {
  if (event.type === 'given-back') return givenBack(state);
  if (isFinal(state)) return state;
  switch (event.type) {
    case 'pressed':
      return mayPay(state) ? { step: 'checking' } : state;
    case 'checked':
      return state.step === 'checking'
        ? { step: 'awaiting-wallet', ...(event.isBehindAnother && { isBehindAnother: true }) }
        : state;
    case 'refused':
      return state.step === 'checking'
        ? { step: 'idle', refusal: event.why, missing: event.missing, ...(event.revert && { revert: event.revert }) }
        : state;
    case 'declined':
      return state.step === 'awaiting-wallet' || state.step === 'unanswered'
        ? { step: 'idle', refusal: event.why }
        : state;
    case 'unanswered':
      return unanswered(state, event.why);
    case 'searched':
      return state.step === 'unanswered' ? { ...state, isSearched: true } : state;
    case 'unsent':
      return isBeingAsked(state) ? state : { step: 'unsent' };
    case 'sent':
      return { step: 'pending', hash: event.hash, confirmations: 0, isKept: event.isKept };
    case 'seen':
      return seen(state, event);
    case 'overdue':
      return state.step === 'pending' ? { ...state, isOverdue: true } : state;
    case 'settled':
      return state.step === 'awaiting-wallet'
        ? { ...state, found: event.hash }
        : { step: 'succeeded', hash: event.hash, ...(event.isShort && { isShort: true }) };
    case 'altered':
      return { step: 'altered', hash: event.hash };
    case 'gone':
      return state.step === 'unanswered' || state.step === 'unsent' ? IDLE : state;
    case 'over':
      // An order that is never paid again is told of to the press as well.
      return isBeingAsked(state) && !(state.step === 'checking' && event.how === 'dropped')
        ? state
        : endedAs(event.how, event.hash);
  }
}

/** It was an earlier attempt's: a question that is open in the wallet stays on the screen. */
function givenBack(state: TxState): TxState {
  if (state.step === 'checking') return state;
  if (state.step !== 'awaiting-wallet') return { step: 'unanswered' };
  const { found: _found, ...open } = state;
  return open;
}

const endedAs = (how: Failure, hash: Hash | null): TxState =>
  how === 'dropped' ? { step: how, hash } : { step: how, hash };

/** Why, and that it was looked for, stays known from the first time on. */
function unanswered(state: TxState, told?: PaymentFaultKind): TxState {
  const before = state.step === 'unanswered' ? state : undefined;
  const why = told ?? before?.why;
  return { step: 'unanswered', ...(why && { why }), ...(before?.isSearched && { isSearched: true }) };
}

/** What is over by then is an attempt before this one. */
const isBeingAsked = ({ step }: TxState) => step === 'checking' || step === 'awaiting-wallet';

/** Mined, it is overdue no longer. While the wallet is asked, what is seen is an earlier attempt. */
function seen(state: TxState, { type: _type, ...what }: Extract<TxEvent, { type: 'seen' }>): TxState {
  if (state.step === 'awaiting-wallet') return { ...state, found: what.hash };
  const isOverdue = what.confirmations === 0 && state.step === 'pending' && state.isOverdue;
  return { step: 'pending', ...what, ...(isOverdue && { isOverdue }) };
}
