import type { Hash } from '@/api/contract';
import type { PaymentFaultKind } from './fault';

/**
 * One payment, from the button to the chain's word. Pure: it says what is so, and nobody asks a wallet here.
 * After a hash, or after a wallet that never answered, it does not fail: it is found, or it is known not to be there.
 */
export type Payment =
  | { step: 'ready'; refusal?: PaymentFaultKind; missing?: { amount: bigint; symbol: string } }
  | { step: 'checking' }
  | { step: 'asking' }
  /** The wallet was asked, and its answer was lost: the chain is watched for what it may have sent. */
  | { step: 'looking'; why?: PaymentFaultKind }
  /** Overdue: it waits longer than usual, and is not lost. */
  | { step: 'confirming'; hash: Hash; confirmations: bigint; isOverdue?: true }
  | { step: 'confirmed'; hash: Hash }
  | { step: 'altered'; hash: Hash }
  | { step: 'reverted' | 'cancelled' | 'dropped'; hash: Hash | null };

export type PaymentEvent =
  | { type: 'pressed' }
  | { type: 'checked' }
  | { type: 'refused'; why: PaymentFaultKind; missing?: { amount: bigint; symbol: string } }
  /** By the wallet: nothing was sent. */
  | { type: 'declined'; why: PaymentFaultKind }
  | { type: 'unanswered'; why?: PaymentFaultKind }
  | { type: 'sent'; hash: Hash }
  | { type: 'seen'; hash: Hash; confirmations: bigint }
  | { type: 'overdue' }
  | { type: 'settled'; hash: Hash }
  | { type: 'altered'; hash: Hash }
  | { type: 'over'; how: 'reverted' | 'cancelled' | 'dropped'; hash: Hash | null }
  | { type: 'retried' };

export const READY: Payment = { step: 'ready' };

/** The last word: nothing that comes later takes it back. */
const isFinal = ({ step }: Payment) => step === 'confirmed' || step === 'altered';
const MAY_PAY_AGAIN: ReadonlySet<Payment['step']> = new Set(['ready', 'reverted', 'cancelled', 'dropped']);

/** A payment that may be on its way forbids another one. */
export const mayPay = ({ step }: Payment): boolean => MAY_PAY_AGAIN.has(step);

export function payment(state: Payment, event: PaymentEvent): Payment {
  if (isFinal(state)) return state;
  switch (event.type) {
    case 'pressed':
      return mayPay(state) ? { step: 'checking' } : state;
    case 'checked':
      return state.step === 'checking' ? { step: 'asking' } : state;
    case 'refused':
      return state.step === 'checking' ? { step: 'ready', refusal: event.why, missing: event.missing } : state;
    case 'declined':
      return state.step === 'asking' || state.step === 'looking' ? { step: 'ready', refusal: event.why } : state;
    case 'unanswered':
      return mayBeUnanswered(state) ? { step: 'looking', ...(event.why && { why: event.why }) } : state;
    case 'sent':
      return { step: 'confirming', hash: event.hash, confirmations: 0n };
    case 'seen':
      return seen(state, event);
    case 'overdue':
      return state.step === 'confirming' ? { ...state, isOverdue: true } : state;
    case 'settled':
      return { step: 'confirmed', hash: event.hash };
    case 'altered':
      return { step: 'altered', hash: event.hash };
    case 'over':
      return isBeingAsked(state) ? state : { step: event.how, hash: event.hash };
    case 'retried':
      return mayPay(state) ? READY : state;
  }
}

/** What is over by then is an attempt before this one. */
const isBeingAsked = ({ step }: Payment) => step === 'checking' || step === 'asking';

const mayBeUnanswered = (state: Payment): boolean =>
  isBeingAsked(state) || state.step === 'looking' || mayPay(state);

/** Mined, it is overdue no longer. */
function seen(state: Payment, { hash, confirmations }: Extract<PaymentEvent, { type: 'seen' }>): Payment {
  const isOverdue = confirmations === 0n && state.step === 'confirming' && state.isOverdue;
  return { step: 'confirming', hash, confirmations, ...(isOverdue && { isOverdue }) };
}
