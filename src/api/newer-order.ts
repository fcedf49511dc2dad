import type { Order } from './contract';

const FINAL: ReadonlySet<string> = new Set(['FINISHED', 'FAILED', 'REFUNDED']);

export const isEnded = ({ status }: Pick<Order, 'status'>): boolean => FINAL.has(status);

const COURSE = ['WAITING', 'EXPIRED', 'CONFIRMING', 'PARTIALLY_PAID', 'REVIEW', 'CONFIRMED', 'SENDING'];
const BEFORE_ITS_PAYMENT: ReadonlySet<string> = new Set(['WAITING', 'EXPIRED', 'CONFIRMING', 'PARTIALLY_PAID']);

const placeOf = (order: Order): number => (isEnded(order) ? COURSE.length : COURSE.indexOf(order.status));

function isFurther(one: Order, other: Order): boolean {
  const [place, otherPlace] = [placeOf(one), placeOf(other)];
  if (place < 0 || otherPlace < 0) return false;
  return place === otherPlace ? Boolean(one.txHash) && !other.txHash : place > otherPlace;
}

/**
 * In these statuses the bank has received money. The service never makes such an order unpaid again, even after a
 * reorganisation.
 */
const IS_PAID: ReadonlySet<string> = new Set(['PARTIALLY_PAID', 'REVIEW', 'CONFIRMED', 'SENDING']);

const hasGoneBack = (one: Order, other: Order): boolean =>
  isEnded(other) ? BEFORE_ITS_PAYMENT.has(one.status) : one.status === 'WAITING' && IS_PAID.has(other.status);

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
