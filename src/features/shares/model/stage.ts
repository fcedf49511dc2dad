import type { Order } from '@/api/contract';
import type { Payment, PaymentFaultKind } from '@/wallet/paying';

/**
 * Where a purchase stands, from the bank's word and the chain's together. Only the bank says that shares were
 * delivered; after a hash nothing says that it failed while the hash may still be found.
 */
export type Stage =
  | { kind: 'payable' }
  | { kind: 'checking' }
  | { kind: 'asking' }
  | { kind: 'looking'; why?: PaymentFaultKind }
  | { kind: 'confirming'; hash: string; confirmations: bigint; isLate: boolean; isOverdue: boolean }
  | { kind: 'verifying'; hash: string | null; isLate: boolean }
  | { kind: 'altered'; hash: string }
  | { kind: 'failed'; how: 'reverted' | 'cancelled' | 'dropped'; hash: string | null }
  | { kind: 'delivered' }
  /** The bank has a word of its own for it: under review, paid in part, sent back. */
  | { kind: 'told' }
  | { kind: 'over' };

const WITH_THE_BANK: ReadonlySet<string> = new Set(['CONFIRMING', 'CONFIRMED', 'SENDING']);
const TOLD: ReadonlySet<string> = new Set(['REVIEW', 'REFUNDED', 'FAILED']);

export function stageOf(order: Pick<Order, 'status' | 'txHash'>, payment: Payment): Stage {
  if (order.status === 'FINISHED') return { kind: 'delivered' };
  if (TOLD.has(order.status)) return { kind: 'told' };
  if (payment.step === 'altered') return { kind: 'altered', hash: payment.hash };
  // Both wait for the same confirmations: the chain's count is the nearer word.
  const isCounted = order.status === 'CONFIRMING' && payment.step === 'confirming';
  if (WITH_THE_BANK.has(order.status) && !isCounted) return { kind: 'verifying', hash: order.txHash ?? hashOf(payment), isLate: false };
  if (order.status === 'PARTIALLY_PAID') return { kind: 'told' };
  return ofPayment(payment, order.status === 'EXPIRED');
}

const hashOf = (payment: Payment) => ('hash' in payment ? payment.hash : null);

function ofPayment(payment: Exclude<Payment, { step: 'altered' }>, isLate: boolean): Stage {
  switch (payment.step) {
    case 'ready':
      return isLate ? { kind: 'over' } : { kind: 'payable' };
    case 'checking':
    case 'asking':
      return { kind: payment.step };
    case 'looking':
      return { kind: 'looking', why: payment.why };
    case 'confirming': {
      const { hash, confirmations, isOverdue = false } = payment;
      return { kind: 'confirming', hash, confirmations, isLate, isOverdue };
    }
    case 'confirmed':
      return { kind: 'verifying', hash: payment.hash, isLate };
    case 'reverted':
    case 'cancelled':
    case 'dropped':
      return isLate ? { kind: 'over' } : { kind: 'failed', how: payment.step, hash: payment.hash };
  }
}
