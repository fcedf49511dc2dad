import { Refusal } from '../refusal';
import type { State } from '../state';
import { deliverOrder } from './deliver';
import { refundOrder } from './expire';
import { isPaidInFull } from './order';

export type OrderDecision = 'deliver' | 'refund';

/** A person looked at it. Nothing is delivered that was not paid in full, in its own token. */
export function decideOrder(state: State, orderNo: string, decision: OrderDecision, now: number): void {
  const order = state.orders.find((known) => known.orderNo === orderNo);
  if (!order) throw new Refusal(404, 'There is no such order.');
  const canBeDecided = order.status === 'REVIEW' || order.status === 'PARTIALLY_PAID';
  const isOnItsWay = order.reason === 'REFUNDING' || order.payments.some(({ isConfirmed }) => !isConfirmed);
  if (!canBeDecided || isOnItsWay) throw new Refusal(409, 'There is nothing to decide about this order now.');
  if (decision === 'refund') return refundOrder(state, order, now);
  if (!isPaidInFull(order)) throw new Refusal(409, 'This order was not paid in full.');
  deliverOrder(state, order, now);
}
