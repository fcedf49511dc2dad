import { Refusal } from '../refusal';
import { isReportedByAnother } from '../reported-hashes';
import type { Session } from '../state';
import type { StoredOrder } from '../stored-payments';
import {
  releaseReservation,
  reserveFor,
  isRequestedByAnother,
  isAboutEarlierRequest,
  isPastRequest,
  isReservedByAnother,
  type Asking,
} from '../wallet-reservation';

/**
 * Reserves the order or ends the reservation. A reported hash blocks all other sessions, even if they declare that
 * nothing was sent: only the browser that reported the hash knows whether its payment was cancelled or has failed. An
 * unanswered request blocks other sessions until they declare that nothing was sent. Scan the chain before you call
 * this.
 */
export function setAsking(order: StoredOrder, asking: Asking, session: Session, now: number): void {
  if (!asking.asking) return releaseReservation(order, asking, session, now);
  const reason = whyNotAsked(order, asking, session, now);
  if (reason) throw new Refusal(409, reason, { orderId: order._id });
  reserveFor(order, asking, session, now);
}

function whyNotAsked(order: StoredOrder, asking: Asking, session: Session, now: number): string | undefined {
  const { orderNo, status, expiresAt } = order;
  if (now >= expiresAt || status === 'EXPIRED') return `The price of order ${orderNo} has expired. Open a new order.`;
  if (status !== 'WAITING') return `Order ${orderNo} is not waiting for a payment.`;
  if (isPastRequest(order, asking, session)) return 'This wallet request has ended.';
  if (isAboutEarlierRequest(order, asking)) return 'Another wallet request has been opened since.';
  if (isReportedByAnother(order, session))
    return `A payment of order ${orderNo} was reported from another login. Wait for its result before you pay again.`;
  if (isReservedByAnother(order, session, now))
    return `Order ${orderNo} is being paid in another browser or on another device.`;
  if (!asking.declaredUnsent && isRequestedByAnother(order, session, now))
    return `Another login has asked a wallet to pay order ${orderNo}, and the wallet has not answered. Decline the request there, then declare that nothing was sent.`;
  return undefined;
}
