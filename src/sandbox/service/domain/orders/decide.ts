import { Refusal } from '../refusal';
import type { State } from '../state';
import type { StoredOrder } from '../stored-payments';
import { deliverOrder } from './deliver';
import { isPaidInFull, isRefunding } from './order';
import { refundOrder } from './refund-order';

export type OrderDecision = 'deliver' | 'refund';

const isUndecided = (order: StoredOrder): boolean =>
  (order.status === 'REVIEW' || order.status === 'PARTIALLY_PAID') &&
  !isRefunding(order) &&
  order.payments.every(({ isConfirmed }) => isConfirmed);

export const undecidedOrders = ({ orders }: State): string[] =>
  orders.filter(isUndecided).map(({ orderNo }) => orderNo);

export function decideOrder(state: State, orderNo: string, decision: OrderDecision, now: number): void {
  const order = state.orders.find((known) => known.orderNo === orderNo);
  if (!order) throw new Refusal(404, 'There is no such order.');
  if (!isUndecided(order)) throw new Refusal(409, 'There is nothing to decide about this order.');
  if (decision === 'refund') return refundOrder(state, order, now);
  if (!isPaidInFull(order)) throw new Refusal(409, 'This order was not paid in full.');
  deliverOrder(state, order, now);
}
