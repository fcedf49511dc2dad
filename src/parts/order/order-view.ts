import type { Hash, Order } from '@/api/contract';
import { endedWithoutShares, hasRegularStatus, isBankProcessing } from '@/api/order-status';
import { isAnythingPaid, isUnpaid } from '@/domain/order-phase';
import { mayPay, type TxState } from '@/tx';

/**
 * Combines the bank's order with the payment on the chain. Only the bank knows whether shares were delivered. A payment
 * with a hash never counts as failed while its transaction may still be found.
 */
export type OrderView =
  | PaymentView
  | { step: 'lapsed' }
  | { step: 'changed'; changed: Order }
  | { step: 'wallet-replaced' }
  | { step: 'asked-before'; asked: NonNullable<Order['asked']> }
  /** The bank handles the order: under review, partially paid, refunded or failed. */
  | { step: 'outcome'; isEnded: boolean; isPaid: boolean };

type OfStep<Step extends TxState['step']> = Extract<TxState, { step: Step }>;

export type PaymentView =
  | Exclude<TxState, { step: 'awaiting-wallet' | 'pending' | 'succeeded' }>
  /**
   * `decline` is the reason why the investor should decline the request: the order accepts no more payments, or its
   * figures have changed.
   */
  | (OfStep<'awaiting-wallet'> & { decline: 'over' | 'changed' | null })
  | (OfStep<'pending'> & { isLate: boolean })
  /** `status` shows what the payment waits for: its confirmations, the bank's check, or the delivery of the shares. */
  | {
      step: 'verifying';
      hash: string | null;
      status: 'CONFIRMING' | 'CONFIRMED' | 'SENDING';
      isLate: boolean;
      isShort: boolean;
    }
  | { step: 'reported'; hash: string | null; isLate: boolean }
  | { step: 'delivered' }
  | { step: 'over' };

type Moment = {
  isTimeUp: boolean;
  /** Hashes of attempts that are proven to have failed. The bank may still have one of them on record. */
  ended: readonly string[];
  isWalletReplaced?: boolean;
  isRequestedElsewhere?: boolean;
};

export type OrderFacts = Pick<Order, 'status' | 'txHash'> & Partial<Pick<Order, 'actuallyPaid' | 'asked'>>;

/** `changed` is the order with new figures, which the investor must accept first. */
type PresentOrder = Readonly<{ order: OrderFacts; changed?: Order | null }>;

export function orderView({ order, changed = null }: PresentOrder, payment: TxState, moment: Moment): OrderView {
  const { isTimeUp, ended, isWalletReplaced = false, isRequestedElsewhere = false } = moment;
  if (payment.step === 'awaiting-wallet') return awaitingWallet(order, payment, moment, changed !== null);
  const isPayBlocked = !mayPay(payment);
  const isExpired = order.status === 'EXPIRED' || (order.status === 'WAITING' && isTimeUp);
  if (isExpired && isUnpaid(order) && !isPayBlocked) return { step: 'lapsed' };
  if (!isExpired && !hasRegularStatus(order))
    return { step: 'outcome', isEnded: endedWithoutShares(order), isPaid: !isUnpaid(order) };
  const isPayable = !isPayBlocked && order.status === 'WAITING' && reportedElsewhere(order, ended) === null;
  if (changed && isPayable) return { step: 'changed', changed };
  const view = paymentView(order, payment, moment);
  if (!mayPay(view)) return view;
  if (isWalletReplaced) return { step: 'wallet-replaced' };
  return isRequestedElsewhere && order.asked ? { step: 'asked-before', asked: order.asked } : view;
}

const DEFAULT_MOMENT: Moment = { isTimeUp: false, ended: [] };

export function paymentView(order: OrderFacts, payment: TxState, moment = DEFAULT_MOMENT): PaymentView {
  const { isTimeUp, ended } = moment;
  if (payment.step === 'awaiting-wallet') return awaitingWallet(order, payment, moment, false);
  if (order.status === 'FINISHED') return { step: 'delivered' };
  if (payment.step === 'altered') return payment;
  // The bank and the chain count the same confirmations. The chain's count is shown, because it is more precise.
  const isCounted = order.status === 'CONFIRMING' && payment.step === 'pending';
  if (isBankProcessing(order) && !isCounted) {
    // After `CONFIRMING`, the bank has checked the amount itself.
    const isShort = order.status === 'CONFIRMING' && isSettledShort(payment);
    const hash = reportedElsewhere(order, ended) ?? (mayPay(payment) ? null : hashOf(payment));
    return { step: 'verifying', hash, status: verifyingStatus(order, payment), isLate: false, isShort };
  }
  const time = { isLate: order.status === 'EXPIRED', isTimeUp };
  const reported = reportedElsewhere(order, ended);
  const isReported = reported !== null || isAnythingPaid(order);
  return ofPayment(payment, time, isReported ? { hash: reported } : null);
}

function verifyingStatus({ status }: OrderFacts, { step }: TxState): 'CONFIRMING' | 'CONFIRMED' | 'SENDING' {
  if (status === 'SENDING') return status;
  return status === 'CONFIRMING' && step !== 'succeeded' ? status : 'CONFIRMED';
}

function awaitingWallet(
  order: OrderFacts,
  payment: OfStep<'awaiting-wallet'>,
  { isTimeUp, ended }: Moment,
  isChanged: boolean,
): PaymentView {
  const isOver = isTimeUp || order.status !== 'WAITING';
  const earlierHash = payment.earlierHash ?? reportedElsewhere(order, ended) ?? undefined;
  return { ...payment, earlierHash, decline: isOver ? 'over' : isChanged ? 'changed' : null };
}

const isSettledShort = (payment: TxState): boolean => payment.step === 'succeeded' && (payment.isShort ?? false);

const hashOf = (payment: TxState) => ('hash' in payment ? payment.hash : null);

const reportedElsewhere = ({ txHash }: OrderFacts, ended: readonly string[]): Hash | null =>
  txHash && !ended.includes(txHash.toLowerCase()) ? txHash : null;

function ofPayment(
  payment: Exclude<TxState, { step: 'altered' | 'awaiting-wallet' }>,
  { isLate, isTimeUp }: { isLate: boolean; isTimeUp: boolean },
  reported: { hash: string | null } | null,
): PaymentView {
  if (payment.step === 'pending') return { ...payment, isLate };
  if (payment.step === 'succeeded')
    return { step: 'verifying', hash: payment.hash, status: 'CONFIRMED', isLate, isShort: isSettledShort(payment) };
  if (!mayPay(payment)) return payment;
  if (reported) return { step: 'reported', ...reported, isLate };
  return isLate || isTimeUp ? { step: 'over' } : payment;
}
