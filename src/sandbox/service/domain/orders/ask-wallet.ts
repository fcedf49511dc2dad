import { Refusal } from '../refusal';
import type { Session } from '../state';
import { giveBack, holdFor, isHeldForAnother } from '../wallet-hold';
import type { StoredOrder } from './order';

/**
 * A hash that was told is no refusal: only the investor's browser can know that its payment was cancelled, or that it failed.
 * Called after the chain was scanned. While the order is held, no other session asks a wallet to pay it.
 */
export function setAsking(order: StoredOrder, isAsking: boolean, session: Session, now: number): void {
  if (!isAsking) return giveBack(order, session);
  const reason = whyNotAsked(order, session, now);
  if (reason) throw new Refusal(409, reason, { orderId: order._id });
  holdFor(order, session, now);
}

function whyNotAsked(order: StoredOrder, session: Session, now: number): string | undefined {
  const { orderNo, status, expiresAt } = order;
  if (now >= expiresAt || status === 'EXPIRED') return `The price of order ${orderNo} has ended. Open a new order.`;
  if (status !== 'WAITING') return `Order ${orderNo} does not wait for a payment.`;
  if (isHeldForAnother(order, session, now))
    return `Order ${orderNo} is being paid in another browser or on another device.`;
  return undefined;
}
