import type { Order } from '@/api/contract';
import { isPaymentUnproven } from '@/api/order-status';
import type { OrderView } from '@/parts/order/order-view';
import { mayPay, type TxState } from '@/tx';

type Reported = Extract<OrderView, { step: 'reported' | 'verifying' }>;

/**
 * The payment's phase, which the page of an order shows beside the bank's status.
 * - here: this browser asked a wallet for the payment
 * - elsewhere: the bank reports a payment that is unknown to this browser
 * - to-pay: no payment is in progress, and the price still holds
 */
export type PaymentPhase = { kind: 'here' } | { kind: 'elsewhere'; view: Reported } | { kind: 'to-pay' };

/** Returns null if the bank's status is sufficient. Never offers to pay while a known payment is in progress. */
export function paymentPhaseOf(order: Order, payment: TxState, view: OrderView): PaymentPhase | null {
  if (!isPaymentUnproven(order)) return null;
  if (!mayPay(payment)) return { kind: 'here' };
  if (view.step === 'reported' || view.step === 'verifying') return { kind: 'elsewhere', view };
  return mayPay(view) || view.step === 'asked-before' ? { kind: 'to-pay' } : null;
}
