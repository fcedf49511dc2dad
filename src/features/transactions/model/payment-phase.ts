import type { Order } from '@/api/contract';
import { mayPay, type TxState } from '@/tx';

/**
 * The state of an order's payment, shown next to the bank's own status.
 * - here: this browser asked a wallet for it
 * - elsewhere: the bank reports a payment that is unknown to this browser
 * - to-pay: no payment has begun, and the price still holds
 */
export type PaymentPhase =
  { kind: 'here' } | { kind: 'elsewhere'; hash: string | null; isLate: boolean } | { kind: 'to-pay' };

const WAITS_FOR_PAYMENT: ReadonlySet<string> = new Set(['WAITING', 'CONFIRMING', 'EXPIRED']);

type PaymentFacts = {
  payment: TxState;
  ended: readonly string[];
  isTimeUp: boolean;
};

/** Null if the bank's status says everything. It never offers to pay again while a payment may be in progress. */
export function paymentPhaseOf(order: Order, { payment, ended, isTimeUp }: PaymentFacts): PaymentPhase | null {
  if (!WAITS_FOR_PAYMENT.has(order.status)) return null;
  if (!mayPay(payment)) return { kind: 'here' };
  const reported = order.txHash && !ended.includes(order.txHash.toLowerCase()) ? order.txHash : null;
  const isBegun = reported !== null || /[1-9]/.test(order.actuallyPaid) || order.status === 'CONFIRMING';
  if (isBegun) return { kind: 'elsewhere', hash: reported, isLate: order.status === 'EXPIRED' };
  return order.status === 'WAITING' && !isTimeUp ? { kind: 'to-pay' } : null;
}
