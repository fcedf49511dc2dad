import type { Order } from '@/api/contract';
import { isEnded } from '@/api/newer-order';

/**
 * What the screen does with an order.
 * - open: to be paid, or the payment is on its way: the payment's own part is on screen
 * - lapsed: its price has ended and no payment is known
 * - told: what stands there is for the bank to do, and is put into words
 */
export type Standing = 'open' | 'lapsed' | 'told';

const WITH_THE_BANK: ReadonlySet<string> = new Set(['CONFIRMING', 'CONFIRMED', 'SENDING']);
const RUNNING: ReadonlySet<string> = new Set(['WAITING', ...WITH_THE_BANK, 'FINISHED']);

/** As far as the service knows. */
export const isUnpaid = ({ txHash, actuallyPaid }: Pick<Order, 'txHash' | 'actuallyPaid'>): boolean =>
  !txHash && !/[1-9]/.test(actuallyPaid);

type Moment = {
  /** By the service's clock. */
  isTimeUp: boolean;
  /** Something was asked of the wallet for it: from then on, nothing of it is thrown away. */
  isUnderWay: boolean;
};

export function standingOf(order: Order, { isTimeUp, isUnderWay }: Moment): Standing {
  if (order.status === 'EXPIRED' || (order.status === 'WAITING' && isTimeUp)) {
    return isUnpaid(order) && !isUnderWay ? 'lapsed' : 'open';
  }
  return RUNNING.has(order.status) ? 'open' : 'told';
}

/** Only an order that nobody has begun to pay may be left for another one. */
export const mayBeLeft = (order: Order): boolean =>
  isUnpaid(order) && (order.status === 'WAITING' || order.status === 'EXPIRED');

const AT_ONCE_MS = 2_000;
const SOON_MS = 5_000;
const LATER_MS = 15_000;
const SELDOM_MS = 60_000;
const SOON_FOR_MS = 120_000;
const LATER_FOR_MS = 900_000;

/** Something that was paid is on its way back. */
const hasOpenRefund = ({ refunds }: Order): boolean => refunds?.some(({ status }) => status !== 'SENT') ?? false;

/** How long until an order is read again; never, once nothing can change any more. */
export function restBeforeReading(order: Order, followedForMs: number): number | false {
  const isEndedForGood = isEnded(order) && !hasOpenRefund(order);
  if (isEndedForGood || (order.status === 'EXPIRED' && isUnpaid(order))) return false;
  if (followedForMs >= LATER_FOR_MS) return SELDOM_MS;
  if (followedForMs >= SOON_FOR_MS) return LATER_MS;
  return WITH_THE_BANK.has(order.status) ? AT_ONCE_MS : SOON_MS;
}
