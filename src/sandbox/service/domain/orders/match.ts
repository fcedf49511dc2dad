import type { Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { Payment } from '../../service-chain';
import { DAY } from '../clock';
import type { State } from '../state';
import { isAwaitingPayment, isUnderWay, type StoredOrder } from './order';

/** A payment that comes later than this after its order ended belongs to nobody's order any more. */
const LATEST_MS = 7 * DAY;

/**
 * Whose order a payment is: the sender's, whoever reported the hash. Only a payment from a wallet that no order knows
 * belongs to the order that its hash was reported for. A token that is none of ours proves no sender.
 */
export function orderFor(state: State, payment: Payment): StoredOrder | undefined {
  const { hash, from, symbol } = payment;
  const newestFirst = state.orders.toReversed();
  const bySender = symbol === null ? [] : newestFirst.filter(({ wallet }) => isSameAddress(wallet, from));
  return (
    bySender.find(({ reportedHash }) => reportedHash === hash) ??
    bySender.find(isAwaitingPayment) ??
    bySender.find((order) => isUnderWay(order)) ??
    bySender.find((order) => order.status === 'EXPIRED' && payment.at - order.expiresAt < LATEST_MS) ??
    // A second payment of an order that is delivered is money too many, and goes back.
    bySender.find((order) => order.status === 'FINISHED' && payment.at - order.expiresAt < LATEST_MS) ??
    newestFirst.find(({ reportedHash }) => reportedHash === hash)
  );
}

/** A hash counts once, for whichever order it counts. */
export const orderOfHash = (state: State, hash: Hash): StoredOrder | undefined =>
  state.orders.find(({ payments }) => payments.some((payment) => payment.hash === hash));

export const isKnownPayment = (state: State, key: string): boolean =>
  state.orders.some(({ payments }) => payments.some((payment) => payment.key === key)) ||
  state.strayPayments.some((stray) => stray.key === key);
