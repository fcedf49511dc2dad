import type { Payment } from '../../service-chain';
import { parseUnits, times, units } from '../decimal';
import { record, strike } from '../ledger';
import { tellOfOrder } from './notices';
import { priceOf } from '../prices';
import type { State } from '../state';
import { orderFor, isKnownPayment } from './match';
import { isAwaitingPayment, isPaidInFull, moveTo, paidFor, type OrderReason, type StoredOrder } from './order';

/** A payment that no order waits for. Kept, so that a person can look into it. */
export type StrayPayment = Omit<Payment, 'amount' | 'block'> & { amount: string; block: string };

const stored = (payment: Payment) => ({ ...payment, amount: units(payment.amount), block: String(payment.block) });

/** What reached the pay address finds its order, once. */
export function takePayment(state: State, payment: Payment, now: number): void {
  if (isKnownPayment(state, payment.key)) return;
  const order = orderFor(state, payment);
  if (!order || payment.block <= BigInt(order.openedBlock)) {
    state.strayPayments = [...state.strayPayments, stored(payment)];
    return;
  }
  const doubt = doubtAbout(order, payment);
  order.payments = [...order.payments, { ...stored(payment), isConfirmed: false }];
  recordPayment(state, order, payment);
  if (doubt) sendToReview(state, order, doubt, now);
  else if (isAwaitingPayment(order) || order.status === 'EXPIRED') standByAmount(state, order, now);
}

/** Why a person must look at it before anything is delivered. */
function doubtAbout(order: StoredOrder, { symbol, from, at }: Payment): OrderReason | null {
  if (symbol !== order.payCurrency) return 'WRONG_TOKEN';
  if (from.toLowerCase() !== order.wallet.toLowerCase()) return 'FOREIGN_SENDER';
  const isLate = order.reason === 'REPLACED' || (at > order.expiresAt && order.status !== 'PARTIALLY_PAID');
  return isLate && (order.status === 'WAITING' || order.status === 'EXPIRED') ? 'LATE' : null;
}

/** What is paid beside an order that is being delivered already is money too many, and goes back with the rest. */
function sendToReview(state: State, order: StoredOrder, reason: OrderReason, now: number): void {
  if (order.status === 'CONFIRMED' || order.status === 'SENDING') return;
  moveTo(order, 'REVIEW', now, reason);
  tellOfOrder(state, order, now);
}

function standByAmount(state: State, order: StoredOrder, now: number): void {
  if (isPaidInFull(order)) {
    const isTooMuch = paidFor(order) > parseUnits(order.payAmount);
    moveTo(order, 'CONFIRMING', now, isTooMuch ? 'OVERPAID' : undefined);
    return;
  }
  moveTo(order, 'PARTIALLY_PAID', now);
  tellOfOrder(state, order, now);
}

const entryId = ({ key }: Pick<Payment, 'key'>) => `payment:${key}`;

function recordPayment(state: State, order: StoredOrder, payment: Payment): void {
  const { symbol, amount, hash, from, to, at } = payment;
  if (symbol === null) return;
  record(state, {
    id: entryId(payment),
    accountId: order.accountId,
    type: 'BUY',
    direction: 'OUT',
    amount: units(amount),
    symbol,
    fiatValue: units(times(amount, priceOf(symbol, at, state.seededAt))),
    status: 'PENDING',
    txHash: hash,
    orderId: order._id,
    from,
    to,
    at,
  });
}

export function confirmPayment(state: State, key: string): void {
  for (const { id, ...entry } of state.ledger.filter((known) => known.id === entryId({ key }))) {
    record(state, { ...entry, id, status: 'DONE' });
  }
}

/** A reorganisation took it off the chain again, as if it had never been seen; another may have its place already. */
export function forgetPayment(state: State, order: StoredOrder, key: string, now: number): void {
  order.payments = order.payments.filter((payment) => payment.key !== key);
  strike(state, entryId({ key }));
  if (order.status !== 'CONFIRMING' && order.status !== 'PARTIALLY_PAID') return;
  if (order.payments.length > 0) standByAmount(state, order, now);
  else moveTo(order, 'WAITING', now);
}
