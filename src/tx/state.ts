import type { Hash } from '@/api/contract';
import { PROVEN_FAILURES, type Failure } from './journal/entry';
import type { ActionFaultKind } from '@/errors/action-fault';
import type { SwapFaultKind } from '@/errors/swap-fault';

type Missing = { amount: bigint; symbol: string };

/**
 * The state of one action's transaction. After the wallet was asked, another payment needs a proof. A missing answer is
 * none.
 */
export type TxState =
  | { step: 'idle'; refusal?: ActionFaultKind; missing?: Missing; revert?: SwapFaultKind }
  | { step: 'checking' }
  /**
   * `earlierHash` is the hash of an earlier attempt that was sent after all. The investor should then decline the open
   * request.
   */
  | { step: 'awaiting-wallet'; isBehindAnother?: true; earlierHash?: Hash }
  /** The wallet's answer is missing. After the first search (`isSearched`), the investor can declare what happened. */
  | { step: 'unanswered'; reason?: ActionFaultKind; isSearched?: true; earlierHash?: Hash }
  | {
      step: 'pending';
      hash: Hash;
      confirmations: number;
      isStored: boolean;
      isOverdue?: true;
      isUnseen?: true;
      isSeenByOne?: true;
    }
  | { step: 'succeeded'; hash: Hash; isShort?: true }
  | { step: 'altered'; hash: Hash }
  | { step: 'unsent' }
  | { step: Failure; hash: Hash | null };

export type TxEvent =
  | { type: 'submitted' }
  | { type: 'wallet-asked'; isBehindAnother: boolean }
  | { type: 'refused'; reason: ActionFaultKind; missing?: Missing; revert?: SwapFaultKind }
  | { type: 'declined'; reason: ActionFaultKind }
  | { type: 'unanswered'; reason?: ActionFaultKind }
  | { type: 'searched' }
  | { type: 'unsent' }
  | { type: 'sent'; hash: Hash; isStored: boolean }
  | { type: 'seen'; hash: Hash; confirmations: number; isStored: boolean; isUnseen?: true; isSeenByOne?: true }
  | { type: 'overdue' }
  | { type: 'succeeded'; hash: Hash; isShort?: true }
  | { type: 'altered'; hash: Hash }
  | { type: 'over'; how: Failure; hash: Hash | null }
  | { type: 'earlier'; hash: Hash | undefined }
  | { type: 'hash-detached' }
  | { type: 'gone' };

export const IDLE: TxState = { step: 'idle' };

/** These states are final, unless the hash proves to be another order's. */
const isFinished = ({ step }: TxState) => step === 'succeeded' || step === 'altered';
/** `dropped` is not in this list: the payment may still arrive, so the order is never paid again. */
const MAY_PAY_AGAIN: ReadonlySet<string> = new Set<TxState['step']>(['idle', 'unsent', ...PROVEN_FAILURES]);

export const mayPay = ({ step }: { step: string }): boolean => MAY_PAY_AGAIN.has(step);

export function txReducer(state: TxState, event: TxEvent): TxState {
  if (event.type === 'hash-detached') return detached(state);
  if (isFinished(state)) return state;
  switch (event.type) {
    case 'submitted':
      return mayPay(state) ? { step: 'checking' } : state;
    case 'wallet-asked':
      return state.step === 'checking'
        ? { step: 'awaiting-wallet', ...(event.isBehindAnother && { isBehindAnother: true }) }
        : state;
    case 'refused':
      return state.step === 'checking'
        ? { step: 'idle', refusal: event.reason, missing: event.missing, ...(event.revert && { revert: event.revert }) }
        : state;
    case 'declined':
      return state.step === 'awaiting-wallet' || state.step === 'unanswered'
        ? { step: 'idle', refusal: event.reason }
        : state;
    case 'unanswered':
      return unanswered(state, event.reason);
    case 'searched':
      return state.step === 'unanswered' ? { ...state, isSearched: true } : state;
    case 'unsent':
      return isUnderWay(state) ? state : { step: 'unsent' };
    case 'sent':
      return { step: 'pending', hash: event.hash, confirmations: 0, isStored: event.isStored };
    case 'seen':
      return seen(state, event);
    case 'overdue':
      return state.step === 'pending' ? { ...state, isOverdue: true } : state;
    case 'succeeded':
      return (
        showingEarlierHash(state, event) ?? {
          step: 'succeeded',
          hash: event.hash,
          ...(event.isShort && { isShort: true }),
        }
      );
    case 'altered':
      return showingEarlierHash(state, event) ?? { step: 'altered', hash: event.hash };
    case 'earlier':
      return isRequestShown(state) ? { ...state, earlierHash: event.hash } : state;
    case 'gone':
      return state.step === 'unanswered' || state.step === 'unsent' ? IDLE : state;
    case 'over':
      // A dropped payment also ends the checks, because the order is never paid again.
      return isUnderWay(state) && !(state.step === 'checking' && event.how === 'dropped')
        ? state
        : { step: event.how, hash: event.hash };
  }
}

/** The hash belonged to an earlier attempt, so an open wallet request stays on screen. */
function detached(state: TxState): TxState {
  if (state.step === 'checking') return state;
  if (state.step !== 'awaiting-wallet') return { step: 'unanswered' };
  const { earlierHash: _earlierHash, ...open } = state;
  return open;
}

function unanswered(state: TxState, newReason?: ActionFaultKind): TxState {
  const before = state.step === 'unanswered' ? state : undefined;
  const reason = newReason ?? before?.reason;
  return { ...before, step: 'unanswered', ...(reason && { reason }) };
}

export const isRequestShown = (state: TxState): state is Extract<TxState, { step: 'awaiting-wallet' | 'unanswered' }> =>
  state.step === 'awaiting-wallet' || state.step === 'unanswered';

/** A failure during these steps belongs to an earlier attempt. */
const isUnderWay = ({ step }: TxState) => step === 'checking' || step === 'awaiting-wallet';

/**
 * A transaction that nodes show during the wallet request belongs to an earlier attempt. The open request stays on
 * screen.
 */
const showingEarlierHash = (state: TxState, { hash }: { hash: Hash }): TxState | null =>
  state.step === 'awaiting-wallet' ? { ...state, earlierHash: hash } : null;

function seen(state: TxState, { type: _type, ...what }: Extract<TxEvent, { type: 'seen' }>): TxState {
  const earlier = showingEarlierHash(state, what);
  if (earlier) return earlier;
  const isStillOverdue = what.confirmations === 0 && state.step === 'pending' && state.isOverdue;
  return { step: 'pending', ...what, ...(isStillOverdue && { isOverdue: true }) };
}
