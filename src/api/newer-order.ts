import type { Order } from './contract';
import { isEnded, isMoneyReceived, isPaymentIncomplete, placeOf } from './order-status';

function isFurther(one: Order, other: Order): boolean {
  const [place, otherPlace] = [placeOf(one), placeOf(other)];
  if (place < 0 || otherPlace < 0) return false;
  return place === otherPlace ? Boolean(one.txHash) && !other.txHash : place > otherPlace;
}

const hasGoneBack = (one: Order, other: Order): boolean =>
  isEnded(other) ? isPaymentIncomplete(one) : one.status === 'WAITING' && isMoneyReceived(other);

/**
 * A service with several machines may return an outdated order. The order with the later time wins, or the more
 * advanced one if the times are equal. An order that is paid or has ended never becomes payable again, regardless of
 * the times.
 */
export function newerOrder(now: Order, before: Order): Order {
  if (hasGoneBack(now, before)) return before;
  if (hasGoneBack(before, now)) return now;
  const later = Date.parse(now.updatedAt) - Date.parse(before.updatedAt);
  return later < 0 || (later === 0 && isFurther(before, now)) ? before : now;
}
