import { enqueue, outgoingFor } from '../outgoing';
import type { State } from '../state';
import type { StoredOrder } from '../stored-payments';
import { notifyOfExcess, notifyOfOrder } from './notices';
import { isRefunding, moveTo } from './order';

export function refundOrder(state: State, order: StoredOrder, now: number): void {
  const canReturn = order.payments.some(({ symbol }) => symbol !== null);
  moveTo(order, canReturn ? 'REVIEW' : 'FAILED', now, canReturn ? 'REFUNDING' : order.reason);
  notifyOfOrder(state, order, now);
  queueRefunds(state, order, now);
}

const refundId = (key: string) => `refund:${key}`;

/** Refunds each payment once, when it is final. Also covers payments that arrive during or after the refund. */
export function queueRefunds(state: State, order: StoredOrder, now: number): void {
  for (const { key, symbol, amount, from, isConfirmed } of order.payments) {
    const id = refundId(key);
    if (symbol === null || !isConfirmed || outgoingFor(state, id)) continue;
    if (!isRefunding(order)) notifyOfExcess(state, order, { amount, asset: symbol }, now);
    enqueue(state, {
      id,
      purpose: 'REFUND',
      accountId: order.accountId,
      orderId: order._id,
      purse: 'payAddress',
      asset: symbol,
      to: from,
      amount,
      queuedAt: now,
    });
  }
}

export function endRefund(state: State, order: StoredOrder, now: number): void {
  const isBack = order.payments.every(
    ({ key, symbol }) => symbol === null || outgoingFor(state, refundId(key))?.isDone,
  );
  if (!isRefunding(order) || !isBack) return;
  moveTo(order, 'REFUNDED', now);
  notifyOfOrder(state, order, now);
}
