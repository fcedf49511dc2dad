import type { Order } from '@/api/contract';
import { mayPay, type TxState } from '@/tx';

/**
 * What an order's page says of its payment, beside the bank's own word.
 * - here: this browser asked a wallet for it, and its page goes on with it
 * - elsewhere: the bank was told of a payment that this browser knows nothing of
 * - to-pay: nobody has begun to pay it, and its price still holds
 */
export type PaymentStanding =
  { kind: 'here' } | { kind: 'elsewhere'; hash: string | null; isLate: boolean } | { kind: 'to-pay' };

/** The bank still waits for the payment, or for its confirmations. */
const WAITS_FOR_PAYMENT: ReadonlySet<string> = new Set(['WAITING', 'CONFIRMING', 'EXPIRED']);

type Known = {
  /** Of this browser, for this order. */
  payment: TxState;
  /** The hashes of attempts that a proof has ended: the bank may still have one of them on record. */
  ended: readonly string[];
  /** By the service's clock. */
  isTimeUp: boolean;
};

/** Null where the bank's word says everything. A payment that may be on its way is never offered to be paid again. */
export function paymentStanding(order: Order, { payment, ended, isTimeUp }: Known): PaymentStanding | null {
  if (!WAITS_FOR_PAYMENT.has(order.status)) return null;
  if (!mayPay(payment)) return { kind: 'here' };
  const reported = order.txHash && !ended.includes(order.txHash.toLowerCase()) ? order.txHash : null;
  const isBegun = reported !== null || /[1-9]/.test(order.actuallyPaid) || order.status === 'CONFIRMING';
  if (isBegun) return { kind: 'elsewhere', hash: reported, isLate: order.status === 'EXPIRED' };
  return order.status === 'WAITING' && !isTimeUp ? { kind: 'to-pay' } : null;
}
