import type { Order } from '@/api/contract';
import { isEnded } from '@/api/newer-order';

/**
 * How the screen shows an order. 'open': it can be paid. 'lapsed': its price expired and no payment is known.
 * 'described': the screen describes what the bank does.
 */
export type OrderPhase = 'open' | 'lapsed' | 'described';

const WITH_THE_BANK: ReadonlySet<string> = new Set(['CONFIRMING', 'CONFIRMED', 'SENDING']);
const RUNNING: ReadonlySet<string> = new Set(['WAITING', ...WITH_THE_BANK, 'FINISHED']);

type Received = Pick<Order, 'txHash'> & Partial<Pick<Order, 'actuallyPaid'>>;

export const isUnpaid = ({ txHash, actuallyPaid = '' }: Received): boolean => !txHash && !/[1-9]/.test(actuallyPaid);

type Moment = {
  isTimeUp: boolean;
  isPending: boolean;
};

export function orderPhaseOf(order: Received & Pick<Order, 'status'>, { isTimeUp, isPending }: Moment): OrderPhase {
  if (order.status === 'EXPIRED' || (order.status === 'WAITING' && isTimeUp)) {
    return isUnpaid(order) && !isPending ? 'lapsed' : 'open';
  }
  return RUNNING.has(order.status) ? 'open' : 'described';
}

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
  return WITH_THE_BANK.has(order.status) ? AT_ONCE_MS : SOON_MS;
}
