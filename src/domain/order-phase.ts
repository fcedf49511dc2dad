import type { Order } from '@/api/contract';
import { isEnded, isBankProcessing } from '@/api/order-status';

type Received = Pick<Order, 'txHash'> & Partial<Pick<Order, 'actuallyPaid'>>;

/** `actuallyPaid` is missing until the service has answered. */
export const isAnythingPaid = ({ actuallyPaid = '' }: Partial<Pick<Order, 'actuallyPaid'>>): boolean =>
  /[1-9]/.test(actuallyPaid);

export const isUnpaid = (order: Received): boolean => !order.txHash && !isAnythingPaid(order);

export const mayBeReplaced = (order: Order): boolean =>
  isUnpaid(order) && (order.status === 'WAITING' || order.status === 'EXPIRED');

const AT_ONCE_MS = 2_000;
const SOON_MS = 5_000;
const LATER_MS = 15_000;
const SELDOM_MS = 60_000;
const SOON_FOR_MS = 120_000;
const LATER_FOR_MS = 900_000;

const hasOpenRefund = ({ refunds }: Order): boolean => refunds?.some(({ status }) => status !== 'SENT') ?? false;

export function orderRefetchInterval(order: Order, followedForMs: number): number | false {
  const isEndedForGood = isEnded(order) && !hasOpenRefund(order);
  if (isEndedForGood || (order.status === 'EXPIRED' && isUnpaid(order))) return false;
  if (followedForMs >= LATER_FOR_MS) return SELDOM_MS;
  if (followedForMs >= SOON_FOR_MS) return LATER_MS;
  return isBankProcessing(order) ? AT_ONCE_MS : SOON_MS;
}
