import { isMinedAfter, type CountedPayment } from '../counted-payment';
import { parseUnits, times, units } from '../decimal';
import { isDust } from '../minimum-amounts';
import { record, removeEntry } from '../ledger';
import { notifyOfOrder } from './notices';
import { priceOf } from '../prices';
import type { State } from '../state';
import type { OrderReason, OrderStatus, StoredOrder } from '../stored-payments';
import { orderFor, isKnownPayment } from './match';
import { isAwaitingPayment, isDelivering, isPaidInFull, isReturning, moveTo, paidFor } from './order';

/** Matches a payment with its order once. A payment that no order expects is kept for a manual review. */
export function takePayment(state: State, payment: CountedPayment, now: number): void {
  if (isKnownPayment(state, payment.key)) return;
  const order = orderFor(state, payment);
  if (!isWorthKeeping(order, payment)) return;
  if (!order || !isMinedAfter(order, payment)) {
    state.strayPayments = [...state.strayPayments, payment];
    return;
  }
  const reason = reviewReasonOf(order, payment);
  order.payments = [...order.payments, { ...payment, isConfirmed: false }];
  recordPayment(state, order, payment);
  if (reason) sendToReview(state, order, reason, now);
  else if (isAwaitingPayment(order) || order.status === 'EXPIRED') updateByAmount(state, order, now);
}

/**
 * Keeps one transfer of an unknown token per hash, and only for the order for which the hash was reported. A contract
 * can emit any number of such transfers.
 */
function isWorthKeeping(order: StoredOrder | undefined, payment: CountedPayment): boolean {
  const { symbol, hash, amount } = payment;
  if (symbol === null) return order !== undefined && order.payments.every((known) => known.hash !== hash);
  return !isDust(symbol, parseUnits(amount)) || completes(order, payment);
}

/** Whether the payment completes the order. Only then does an amount below one cent count. */
const completes = (order: StoredOrder | undefined, payment: CountedPayment): boolean =>
  order !== undefined &&
  isAwaitingPayment(order) &&
  payment.symbol === order.payCurrency &&
  paidFor(order) + parseUnits(payment.amount) >= parseUnits(order.payAmount);

function reviewReasonOf(order: StoredOrder, { symbol, from, at }: CountedPayment): OrderReason | null {
  if (symbol !== order.payCurrency) return 'WRONG_TOKEN';
  if (from.toLowerCase() !== order.wallet.toLowerCase()) return 'FOREIGN_SENDER';
  const isLate = order.reason === 'REPLACED' || (at > order.expiresAt && order.status !== 'PARTIALLY_PAID');
  return isLate && (order.status === 'WAITING' || order.status === 'EXPIRED') ? 'LATE' : null;
}

function sendToReview(state: State, order: StoredOrder, reason: OrderReason, now: number): void {
  if (isDelivering(order) || isReturning(order)) return;
  moveTo(order, 'REVIEW', now, reason);
  notifyOfOrder(state, order, now);
}

function updateByAmount(state: State, order: StoredOrder, now: number): void {
  if (isPaidInFull(order)) {
    const isTooMuch = paidFor(order) > parseUnits(order.payAmount);
    moveTo(order, 'CONFIRMING', now, isTooMuch ? 'OVERPAID' : undefined);
    return;
  }
  moveTo(order, 'PARTIALLY_PAID', now);
  notifyOfOrder(state, order, now);
}

const entryId = ({ key }: Pick<CountedPayment, 'key'>) => `payment:${key}`;

function recordPayment(state: State, order: StoredOrder, payment: CountedPayment): void {
  const { symbol, amount, hash, from, to, at } = payment;
  if (symbol === null) return;
  record(state, {
    id: entryId(payment),
    accountId: order.accountId,
    type: 'BUY',
    direction: 'OUT',
    amount,
    symbol,
    fiatValue: units(times(parseUnits(amount), priceOf(symbol, at, state.seededAt))),
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

const DECIDED_BY_PAYMENTS: ReadonlySet<OrderStatus> = new Set(['CONFIRMING', 'PARTIALLY_PAID', 'REVIEW']);

/** Undoes a payment that a reorganisation removed from the chain. */
export function removePayment(state: State, order: StoredOrder, key: string, now: number): void {
  order.payments = order.payments.filter((payment) => payment.key !== key);
  removeEntry(state, entryId({ key }));
  if (!DECIDED_BY_PAYMENTS.has(order.status)) return;
  if (order.payments.length === 0) reopenWithoutPayment(state, order, now);
  else if (order.status !== 'REVIEW') updateByAmount(state, order, now);
}

function reopenWithoutPayment(state: State, order: StoredOrder, now: number): void {
  const isReplaced = state.orders.findLast(({ accountId }) => accountId === order.accountId) !== order;
  if (isReplaced) moveTo(order, 'EXPIRED', now, 'REPLACED');
  else moveTo(order, 'WAITING', now);
}
