import type { Order } from '@/api/contract';
import { isUnpaid, standingOf } from '@/domain/order-standing';
import type { PaymentFaultKind } from '@/errors/payment-fault';
import { mayPay, type TxState } from '@/tx';
import type { Present } from './present';

/**
 * What the screen draws of a purchase: the bank's word and the chain's together. Only the bank says that shares were
 * delivered; after a hash nothing says that it failed while the hash may still be found.
 */
export type PurchaseView =
  | PaymentView
  /** Its price has ended, and no payment is known. */
  | { kind: 'lapsed' }
  /** The service names other figures than the ones that were reviewed. */
  | { kind: 'changed'; changed: Order }
  /** Another wallet is linked by now than the one that the order pays from and delivers to. */
  | { kind: 'wallet-replaced' }
  /** A wallet was asked before, and nobody has said what became of the request. */
  | { kind: 'asked-before'; asked: NonNullable<Order['asked']> }
  /** The bank has a word of its own for it: under review, paid in part, sent back. */
  | { kind: 'outcome'; isEnded: boolean; isPaid: boolean };

/** The same of a payment alone, where its order is not on screen. */
export type PaymentView =
  | { kind: 'payable'; refusal?: PaymentFaultKind }
  | { kind: 'checking' }
  /** `decline`: the order takes no payment any more, or has other figures by now than what the wallet shows. */
  | { kind: 'awaiting-wallet'; isBehindAnother: boolean; found: string | null; decline: 'over' | 'changed' | null }
  | { kind: 'unanswered'; why?: PaymentFaultKind; isSearched: boolean }
  | { kind: 'pending'; hash: string; confirmations: number; isLate: boolean; isKept: boolean; remark: Remark | null }
  /** `isConfirmed`: the network has confirmed it as often as the bank waits for, as this browser or the bank has seen. */
  | { kind: 'verifying'; hash: string | null; isConfirmed: boolean; isLate: boolean; isShort: boolean }
  | { kind: 'altered'; hash: string }
  | { kind: 'failed'; how: 'reverted' | 'cancelled' | 'ineffective' | 'expired'; hash: string | null }
  /** The investor has said that nothing was sent. */
  | { kind: 'unsent' }
  /** It was never found, and is not expected any more. */
  | { kind: 'dropped'; hash: string | null }
  /** The bank was told of a payment that this browser knows nothing of. */
  | { kind: 'reported'; hash: string | null; isLate: boolean }
  | { kind: 'delivered' }
  | { kind: 'over' };

/** What is unusual about a payment that is on its way. */
export type Remark = 'overdue' | 'unseen' | 'seen-by-one';

/** Nothing of it is delivered any more. */
const ENDED: ReadonlySet<string> = new Set(['REFUNDED', 'FAILED']);
const WITH_THE_BANK: ReadonlySet<string> = new Set(['CONFIRMING', 'CONFIRMED', 'SENDING']);

type Moment = {
  /** By the service's clock. */
  isTimeUp: boolean;
  /** The hashes of attempts that a proof has ended: the bank may still have one of them on record. */
  ended: readonly string[];
  isWalletReplaced?: boolean;
  /** This browser does not know what became of the wallet request that the service keeps. */
  isAskedElsewhere?: boolean;
};

/** A question that is open in the wallet is told of before anything else. */
export function purchaseView({ order, changed }: Present, payment: TxState, moment: Moment): PurchaseView {
  const { isTimeUp, ended, isWalletReplaced = false, isAskedElsewhere = false } = moment;
  if (payment.step === 'awaiting-wallet') return awaitingWallet(order, payment, moment, changed !== null);
  const isUnderWay = !mayPay(payment);
  const standing = standingOf(order, { isTimeUp, isUnderWay });
  if (standing === 'lapsed') return { kind: 'lapsed' };
  if (standing === 'told') return { kind: 'outcome', isEnded: ENDED.has(order.status), isPaid: !isUnpaid(order) };
  // Once it was paid, here or elsewhere, nothing is compared any more.
  const isPayable = !isUnderWay && order.status === 'WAITING' && reportedElsewhere(order, ended) === null;
  if (changed && isPayable) return { kind: 'changed', changed };
  const view = paymentView(order, payment, moment);
  if (!TO_BE_PAID.has(view.kind)) return view;
  if (isWalletReplaced) return { kind: 'wallet-replaced' };
  return isAskedElsewhere && order.asked ? { kind: 'asked-before', asked: order.asked } : view;
}

const TO_BE_PAID: ReadonlySet<PurchaseView['kind']> = new Set(['payable', 'failed', 'unsent']);

const UNTOLD: Moment = { isTimeUp: false, ended: [] };

type OrderNow = Pick<Order, 'status' | 'txHash'> & Partial<Pick<Order, 'actuallyPaid'>>;

export function paymentView(order: OrderNow, payment: TxState, moment = UNTOLD): PaymentView {
  const { isTimeUp, ended } = moment;
  if (payment.step === 'awaiting-wallet') return awaitingWallet(order, payment, moment, false);
  if (order.status === 'FINISHED') return { kind: 'delivered' };
  if (payment.step === 'altered') return { kind: 'altered', hash: payment.hash };
  // Both wait for the same confirmations: the chain's count is the nearer word.
  const isCounted = order.status === 'CONFIRMING' && payment.step === 'pending';
  if (WITH_THE_BANK.has(order.status) && !isCounted) {
    const isConfirmed = order.status !== 'CONFIRMING' || payment.step === 'succeeded';
    // From then on the bank has judged it.
    const isShort = order.status === 'CONFIRMING' && isSettledShort(payment);
    return { kind: 'verifying', hash: order.txHash ?? hashOf(payment), isConfirmed, isLate: false, isShort };
  }
  const time = { isLate: order.status === 'EXPIRED', isTimeUp };
  const reported = reportedElsewhere(order, ended);
  const isReported = reported !== null || hasArrived(order);
  return ofPayment(payment, time, isReported ? { hash: reported } : null);
}

type AwaitingWallet = Extract<TxState, { step: 'awaiting-wallet' }>;

/** While the wallet shows a question, what to do about it is said before anything else. */
function awaitingWallet(
  order: OrderNow,
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

const hasArrived = ({ actuallyPaid }: OrderNow): boolean => /[1-9]/.test(actuallyPaid ?? '');

const hashOf = (payment: TxState) => ('hash' in payment ? payment.hash : null);

const reportedElsewhere = ({ txHash }: OrderNow, ended: readonly string[]): string | null =>
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
        isConfirmed: true,
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

function remarkOn({ isUnseen, isOverdue, isSeenByOne }: Extract<TxState, { step: 'pending' }>): Remark | null {
  if (isSeenByOne) return 'seen-by-one';
  if (isUnseen) return 'unseen';
  return isOverdue ? 'overdue' : null;
}
