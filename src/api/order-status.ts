import { ownValue } from '@/utils/own-value';
import type { Order } from './contract';

type StatusMeaning = Readonly<{
  received: 'nothing' | 'unconfirmed' | 'part' | 'all' | 'settled';
  course: 'usual' | 'expired' | 'irregular';
}>;

/**
 * The statuses, from the earliest to the last. `received` is what the bank has received. 'settled' means that no more
 * will be paid, delivered or returned. The bank may also send a status that is not listed here.
 */
const MEANINGS: Readonly<Record<string, StatusMeaning>> = {
  WAITING: { received: 'nothing', course: 'usual' },
  EXPIRED: { received: 'nothing', course: 'expired' },
  CONFIRMING: { received: 'unconfirmed', course: 'usual' },
  PARTIALLY_PAID: { received: 'part', course: 'irregular' },
  REVIEW: { received: 'all', course: 'irregular' },
  CONFIRMED: { received: 'all', course: 'usual' },
  SENDING: { received: 'all', course: 'usual' },
  FINISHED: { received: 'settled', course: 'usual' },
  REFUNDED: { received: 'settled', course: 'irregular' },
  FAILED: { received: 'settled', course: 'irregular' },
};

type WithStatus = Pick<Order, 'status'>;

const meaningOf = ({ status }: WithStatus): StatusMeaning | undefined => ownValue(MEANINGS, status);

const hasReceived = (order: WithStatus, ...some: readonly StatusMeaning['received'][]): boolean =>
  some.some((received) => received === meaningOf(order)?.received);

export const hasRegularStatus = (order: WithStatus): boolean => meaningOf(order)?.course === 'usual';

export const needsSupport = (order: WithStatus): boolean => meaningOf(order)?.course === 'irregular';

export const isEnded = (order: WithStatus): boolean => hasReceived(order, 'settled');

export const endedWithoutShares = (order: WithStatus): boolean => isEnded(order) && needsSupport(order);

export const isPaymentUnproven = (order: WithStatus): boolean => hasReceived(order, 'nothing', 'unconfirmed');

export const isPaymentIncomplete = (order: WithStatus): boolean =>
  isPaymentUnproven(order) || hasReceived(order, 'part');

export const isMoneyReceived = (order: WithStatus): boolean => hasReceived(order, 'part', 'all');

export const isBankProcessing = (order: WithStatus): boolean =>
  hasRegularStatus(order) && hasReceived(order, 'unconfirmed', 'all');

export const ORDER_STATUSES: readonly string[] = Object.keys(MEANINGS);

export const statusIndexOf = (order: WithStatus): number =>
  isEnded(order) ? ORDER_STATUSES.length : ORDER_STATUSES.indexOf(order.status);
