import { DAY } from '../clock';
import type { State } from '../state';
import { moveTo } from './order';
import { refundOrder } from './refund-order';

const REST_WINDOW_MS = DAY;

export function expireOrders(state: State, now: number): void {
  for (const order of state.orders) {
    if (order.status === 'WAITING' && now >= order.expiresAt) moveTo(order, 'EXPIRED', now, 'UNPAID');
    const isGivenUp = order.status === 'PARTIALLY_PAID' && now >= order.expiresAt + REST_WINDOW_MS;
    if (isGivenUp && order.payments.every(({ isConfirmed }) => isConfirmed)) refundOrder(state, order, now);
  }
}
