import { DAY } from '../clock';
import { enqueue } from '../outgoing';
import type { State } from '../state';
import { tellOfOrder } from './notices';
import { moveTo, type StoredOrder } from './order';

/** How long the rest of an order may be paid after its price has ended. */
const REST_WINDOW_MS = DAY;

/** What time alone does to orders. */
export function expireOrders(state: State, now: number): void {
  for (const order of state.orders) {
    if (order.status === 'WAITING' && now >= order.expiresAt) moveTo(order, 'EXPIRED', now, 'UNPAID');
    const isGivenUp = order.status === 'PARTIALLY_PAID' && now >= order.expiresAt + REST_WINDOW_MS;
    if (isGivenUp && order.payments.every(({ isConfirmed }) => isConfirmed)) refundOrder(state, order, now);
  }
}

/** Everything that was paid goes back to its sender, in the token that it was paid in. */
export function refundOrder(state: State, order: StoredOrder, now: number): void {
  const canReturn = order.payments.some(({ symbol }) => symbol !== null);
  // A token that is none of ours cannot be sent back by the bank's own purses.
  moveTo(order, canReturn ? 'REVIEW' : 'FAILED', now, canReturn ? 'REFUNDING' : order.reason);
  for (const { key, symbol, amount, from } of order.payments) {
    if (symbol === null) continue;
    enqueue(state, {
      id: `refund:${key}`,
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
  tellOfOrder(state, order, now);
}
