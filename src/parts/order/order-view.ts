import type { Order } from '@/api/contract';
import { endedWithoutShares, isAnythingPaid, isRunning, isUnpaid, isWithTheBank } from '@/domain/order-phase';
import type { ActionFaultKind } from '@/errors/action-fault';
import { mayPay, type TxState } from '@/tx';
import { remarkOn, type FailedStep, type Remark } from '@/parts/transaction/state-copy';

/**
 * Combines the bank's order with the payment on the chain. Only the bank can say that shares were delivered. A payment
 * with a hash never counts as failed while the hash may still be found.
 */
export type OrderView =
  | PaymentView
  | { kind: 'lapsed' }
  | { kind: 'changed'; changed: Order }
  | { kind: 'wallet-replaced' }
  | { kind: 'asked-before'; asked: NonNullable<Order['asked']> }
  /** The bank handles the order: under review, partially paid, refunded or failed. */
  | { kind: 'outcome'; isEnded: boolean; isPaid: boolean };

export type PaymentView =
  | { kind: 'payable'; refusal?: ActionFaultKind }
  | { kind: 'checking' }
  /**
   * `decline` says why the investor should decline the request: the order accepts no more payments, or its figures have
   * changed.
   */
  | { kind: 'awaiting-wallet'; isBehindAnother: boolean; found: string | null; decline: 'over' | 'changed' | null }
  | { kind: 'unanswered'; why?: ActionFaultKind; isSearched: boolean }
  | { kind: 'pending'; hash: string; confirmations: number; isLate: boolean; isKept: boolean; remark: Remark | null }
  /** `stage` is what the payment waits for: its confirmations, the bank's check, or the delivery of the shares. */
  | {
      kind: 'verifying';
      hash: string | null;
      stage: 'network' | 'bank' | 'delivery';
      isLate: boolean;
      isShort: boolean;
    }
  | { kind: 'altered'; hash: string }
  | { kind: 'failed'; how: FailedStep; hash: string | null }
  | { kind: 'unsent' }
  | { kind: 'dropped'; hash: string | null }
  | { kind: 'reported'; hash: string | null; isLate: boolean }
  | { kind: 'delivered' }
  | { kind: 'over' };

type Moment = {
  isTimeUp: boolean;
  /** Hashes of attempts that are proven to have failed. The bank may still have recorded one of them. */
  ended: readonly string[];
  isWalletReplaced?: boolean;
  isRequestedElsewhere?: boolean;
};

export type OrderFacts = Pick<Order, 'status' | 'txHash'> & Partial<Pick<Order, 'actuallyPaid' | 'asked'>>;

/** `changed` is the order with new figures, which the investor has to accept first. */
type PresentOrder = Readonly<{ order: OrderFacts; changed?: Order | null }>;

export function orderView({ order, changed = null }: PresentOrder, payment: TxState, moment: Moment): OrderView {
  const { isTimeUp, ended, isWalletReplaced = false, isRequestedElsewhere = false } = moment;
  if (payment.step === 'awaiting-wallet') return awaitingWallet(order, payment, moment, changed !== null);
  const isPending = !mayPay(payment);
  const isExpired = order.status === 'EXPIRED' || (order.status === 'WAITING' && isTimeUp);
  if (isExpired && isUnpaid(order) && !isPending) return { kind: 'lapsed' };
  if (!isExpired && !isRunning(order))
    return { kind: 'outcome', isEnded: endedWithoutShares(order), isPaid: !isUnpaid(order) };
  const isPayable = !isPending && order.status === 'WAITING' && reportedElsewhere(order, ended) === null;
  if (changed && isPayable) return { kind: 'changed', changed };
  const view = paymentView(order, payment, moment);
  if (!TO_BE_PAID.has(view.kind)) return view;
  if (isWalletReplaced) return { kind: 'wallet-replaced' };
  return isRequestedElsewhere && order.asked ? { kind: 'asked-before', asked: order.asked } : view;
}

const TO_BE_PAID: ReadonlySet<OrderView['kind']> = new Set(['payable', 'failed', 'unsent']);

const DEFAULT_MOMENT: Moment = { isTimeUp: false, ended: [] };

export function paymentView(order: OrderFacts, payment: TxState, moment = DEFAULT_MOMENT): PaymentView {
  const { isTimeUp, ended } = moment;
  if (payment.step === 'awaiting-wallet') return awaitingWallet(order, payment, moment, false);
  if (order.status === 'FINISHED') return { kind: 'delivered' };
  if (payment.step === 'altered') return { kind: 'altered', hash: payment.hash };
  // The bank and the chain wait for the same confirmations. The chain's count is more precise, so it is shown.
  const isCounted = order.status === 'CONFIRMING' && payment.step === 'pending';
  if (isWithTheBank(order) && !isCounted) {
    // After `CONFIRMING`, the bank has checked the amount itself.
    const isShort = order.status === 'CONFIRMING' && isSettledShort(payment);
    const hash = reportedElsewhere(order, ended) ?? (mayPay(payment) ? null : hashOf(payment));
    return { kind: 'verifying', hash, stage: stageOf(order, payment), isLate: false, isShort };
  }
  const time = { isLate: order.status === 'EXPIRED', isTimeUp };
  const reported = reportedElsewhere(order, ended);
  const isReported = reported !== null || isAnythingPaid(order);
  return ofPayment(payment, time, isReported ? { hash: reported } : null);
}

function stageOf({ status }: OrderFacts, { step }: TxState): 'network' | 'bank' | 'delivery' {
  if (status === 'SENDING') return 'delivery';
  return status === 'CONFIRMING' && step !== 'succeeded' ? 'network' : 'bank';
}

type AwaitingWallet = Extract<TxState, { step: 'awaiting-wallet' }>;

function awaitingWallet(
  order: OrderFacts,
  { isBehindAnother, found }: AwaitingWallet,
  { isTimeUp, ended }: Moment,
  isChanged: boolean,
): PaymentView {
  const isOver = isTimeUp || order.status !== 'WAITING';
  return {
    kind: 'awaiting-wallet',
    isBehindAnother: isBehindAnother ?? false,
    found: found ?? reportedElsewhere(order, ended),
    decline: isOver ? 'over' : isChanged ? 'changed' : null,
  };
}

const isSettledShort = (payment: TxState): boolean => payment.step === 'succeeded' && (payment.isShort ?? false);

const hashOf = (payment: TxState) => ('hash' in payment ? payment.hash : null);

const reportedElsewhere = ({ txHash }: OrderFacts, ended: readonly string[]): string | null =>
  txHash && !ended.includes(txHash.toLowerCase()) ? txHash : null;

function ofPayment(
  payment: Exclude<TxState, { step: 'altered' | 'awaiting-wallet' }>,
  { isLate, isTimeUp }: { isLate: boolean; isTimeUp: boolean },
  reported: { hash: string | null } | null,
): PaymentView {
  switch (payment.step) {
    case 'checking':
      return { kind: 'checking' };
    case 'unanswered':
      return {
        kind: 'unanswered',
        why: payment.why,
        isSearched: payment.isSearched ?? false,
      };
    case 'pending': {
      const { hash, confirmations, isKept } = payment;
      return { kind: 'pending', hash, confirmations, isLate, isKept, remark: remarkOn(payment) };
    }
    case 'succeeded':
      return {
        kind: 'verifying',
        hash: payment.hash,
        stage: 'bank',
        isLate,
        isShort: isSettledShort(payment),
      };
    case 'dropped':
      return { kind: 'dropped', hash: payment.hash };
    case 'idle':
    case 'unsent':
    case 'reverted':
    case 'cancelled':
    case 'ineffective':
    case 'expired':
      if (reported) return { kind: 'reported', ...reported, isLate };
      return isLate || isTimeUp ? { kind: 'over' } : toBePaid(payment);
  }
}

type Payable = Exclude<
  TxState,
  { step: 'checking' | 'awaiting-wallet' | 'unanswered' | 'pending' | 'succeeded' | 'altered' | 'dropped' }
>;

function toBePaid(payment: Payable): PaymentView {
  if (payment.step === 'idle') return { kind: 'payable', refusal: payment.refusal };
  if (payment.step === 'unsent') return { kind: 'unsent' };
  return { kind: 'failed', how: payment.step, hash: payment.hash };
}
