import type { Order } from './contract';
import { isEnded, isMoneyReceived, isPaymentIncomplete, statusIndexOf } from './order-status';

function isMoreAdvanced(one: Order, other: Order): boolean {
  const [place, otherPlace] = [statusIndexOf(one), statusIndexOf(other)];
  if (place < 0 || otherPlace < 0) return false;
  return place === otherPlace ? Boolean(one.txHash) && !other.txHash : place > otherPlace;
}

const hasRegressed = (one: Order, other: Order): boolean =>
  isEnded(other) ? isPaymentIncomplete(one) : one.status === 'WAITING' && isMoneyReceived(other);

/**
 * Returns the newer of two versions of an order, because a service with several machines may return an outdated one.
 * The later time wins, or the more advanced status if the times are equal. An order that is paid or has ended never
 * becomes payable again, whatever the times. The query of stakes, which have no times, has the same rule.
 */
export function newerOrder(now: Order, before: Order): Order {
  if (hasRegressed(now, before)) return before;
  if (hasRegressed(before, now)) return now;
  const later = Date.parse(now.updatedAt) - Date.parse(before.updatedAt);
  return later < 0 || (later === 0 && isMoreAdvanced(before, now)) ? before : now;
}
