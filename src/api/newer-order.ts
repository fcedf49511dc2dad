import type { Order } from './contract';

const FINAL: ReadonlySet<string> = new Set(['FINISHED', 'FAILED', 'REFUNDED']);

/** It is settled: only money that arrives beside it has it looked at again. */
export const isEnded = ({ status }: Pick<Order, 'status'>): boolean => FINAL.has(status);

/** In the order in which a purchase goes through them; then its end. */
const COURSE = ['WAITING', 'EXPIRED', 'CONFIRMING', 'PARTIALLY_PAID', 'REVIEW', 'CONFIRMED', 'SENDING'];
const BEFORE_ITS_PAYMENT: ReadonlySet<string> = new Set(['WAITING', 'EXPIRED', 'CONFIRMING', 'PARTIALLY_PAID']);

const placeOf = (order: Order): number => (isEnded(order) ? COURSE.length : COURSE.indexOf(order.status));

/** A status that the service added has no place in the course. */
function isFurther(one: Order, other: Order): boolean {
  const [place, otherPlace] = [placeOf(one), placeOf(other)];
  if (place < 0 || otherPlace < 0) return false;
  return place === otherPlace ? Boolean(one.txHash) && !other.txHash : place > otherPlace;
}

/** Money of it is with the bank: by the service's own words, a chain that takes a block back makes no such order unpaid. */
const IS_PAID: ReadonlySet<string> = new Set(['PARTIALLY_PAID', 'REVIEW', 'CONFIRMED', 'SENDING']);

/** It asks for a payment that has been made already, or is before an end that was told. */
const hasGoneBack = (one: Order, other: Order): boolean =>
  isEnded(other) ? BEFORE_ITS_PAYMENT.has(one.status) : one.status === 'WAITING' && IS_PAID.has(other.status);

/**
 * A service of several machines may answer with what stood there before: the newer word on an order stays, and of the same
 * moment the one that is further on. Whatever the dates, an order that was paid or has ended is never again one that is to be paid.
 */
export function newerOrder(now: Order, before: Order): Order {
  if (hasGoneBack(now, before)) return before;
  if (hasGoneBack(before, now)) return now;
  const later = Date.parse(now.updatedAt) - Date.parse(before.updatedAt);
  return later < 0 || (later === 0 && isFurther(before, now)) ? before : now;
}
