import type { Order } from '@/api/contract';
import type { TxState, PaymentFaultKind } from '@/tx';

/**
 * Where a purchase stands, from the bank's word and the chain's together. Only the bank says that shares were
 * delivered; after a hash nothing says that it failed while the hash may still be found.
 */
export type Stage =
  | { kind: 'payable' }
  | { kind: 'checking' }
  | { kind: 'awaiting-wallet'; isBehindAnother: boolean; found: string | null }
  | { kind: 'unanswered'; why?: PaymentFaultKind; isSearched: boolean }
  | { kind: 'pending'; hash: string; confirmations: number; isLate: boolean; isKept: boolean; remark: Remark | null }
  | { kind: 'verifying'; hash: string | null; isLate: boolean }
  | { kind: 'altered'; hash: string }
  | { kind: 'failed'; how: 'reverted' | 'cancelled' | 'ineffective'; hash: string | null }
  /** The investor has said that nothing was sent. */
  | { kind: 'unsent' }
  /** It was never found, and is not expected any more. */
  | { kind: 'dropped'; hash: string | null }
  /** The bank was told of a payment that this browser knows nothing of. */
  | { kind: 'reported'; hash: string; isLate: boolean }
  | { kind: 'delivered' }
  /** The bank has a word of its own for it: under review, paid in part, sent back. */
  | { kind: 'told' }
  | { kind: 'over' };

/** What is unusual about a payment that is on its way. */
export type Remark = 'overdue' | 'unseen' | 'seen-by-one';

const WITH_THE_BANK: ReadonlySet<string> = new Set(['CONFIRMING', 'CONFIRMED', 'SENDING']);
const TOLD: ReadonlySet<string> = new Set(['REVIEW', 'REFUNDED', 'FAILED']);

type OrderNow = Pick<Order, 'status' | 'txHash'>;

/** `ended` are the hashes of attempts that a proof has ended: the bank may still have one of them on record. */
export function stageOf(order: OrderNow, payment: TxState, ended: readonly string[] = []): Stage {
  // guard: open-question-shown
  if (payment.step === 'awaiting-wallet') return awaitingWallet(payment, reportedElsewhere(order, ended));
  if (order.status === 'FINISHED') return { kind: 'delivered' };
  if (TOLD.has(order.status)) return { kind: 'told' };
  if (payment.step === /* guard: alarm-before-bank */ 'altered') return { kind: 'altered', hash: payment.hash };
  // Both wait for the same confirmations: the chain's count is the nearer word.
  const isCounted = order.status === 'CONFIRMING' && payment.step === 'pending';
  if (WITH_THE_BANK.has(order.status) && /* guard: with-bank-not-payable */ !isCounted)
    return { kind: 'verifying', hash: order.txHash ?? hashOf(payment), isLate: false };
  if (order.status === 'PARTIALLY_PAID') return { kind: 'told' };
  return ofPayment(payment, order.status === 'EXPIRED', reportedElsewhere(order, ended));
}

type AwaitingWallet = Extract<TxState, { step: 'awaiting-wallet' }>;

/** While the wallet shows a question, what to do about it is said before anything else. */
const awaitingWallet = ({ isBehindAnother, found }: AwaitingWallet, reported: string | null): Stage => ({
  kind: 'awaiting-wallet',
  isBehindAnother: isBehindAnother ?? false,
  found: found ?? reported,
});

const hashOf = (payment: TxState) => ('hash' in payment ? payment.hash : null);

const reportedElsewhere = ({ txHash }: OrderNow, ended: readonly string[]): string | null =>
  txHash && /* guard: proven-hash-on-screen */ !ended.includes(txHash.toLowerCase()) ? txHash : null;

function ofPayment(
  payment: Exclude<TxState, { step: 'altered' | 'awaiting-wallet' }>,
  isLate: boolean,
  reported: string | null,
): Stage {
  switch (payment.step) {
    case 'checking':
      return { kind: 'checking' };
    case 'unanswered':
      return /* guard: unanswered-not-payable */ {
        kind: 'unanswered',
        why: payment.why,
        isSearched: payment.isSearched ?? false,
      };
    case 'pending': {
      const { hash, confirmations, isKept } = payment;
      return { kind: 'pending', hash, confirmations, isLate, isKept, remark: remarkOn(payment) };
    }
    case 'succeeded':
      return /* guard: delivered-by-bank */ { kind: 'verifying', hash: payment.hash, isLate };
    case 'dropped':
      return /* guard: dropped-not-payable */ { kind: 'dropped', hash: payment.hash };
    case 'idle':
    case 'unsent':
    case 'reverted':
    case 'cancelled':
    case 'ineffective':
      // guard: reported-not-payable
      if (reported) return { kind: 'reported', hash: reported, isLate };
      return /* guard: ended-not-payable */ isLate ? { kind: 'over' } : toBePaid(payment);
  }
}

type Payable = Exclude<
  TxState,
  { step: 'checking' | 'awaiting-wallet' | 'unanswered' | 'pending' | 'succeeded' | 'altered' | 'dropped' }
>;

function toBePaid(payment: Payable): Stage {
  if (payment.step === 'idle') return { kind: 'payable' };
  if (payment.step === 'unsent') return { kind: 'unsent' };
  return { kind: 'failed', how: payment.step, hash: payment.hash };
}

function remarkOn({ isUnseen, isOverdue, isSeenByOne }: Extract<TxState, { step: 'pending' }>): Remark | null {
  if (isSeenByOne) return 'seen-by-one';
  if (isUnseen) return 'unseen';
  return isOverdue ? 'overdue' : null;
}
