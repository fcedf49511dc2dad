import type { Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { DAY } from '../clock';
import type { CountedPayment } from '../counted-payment';
import type { State } from '../state';
import { isAnothersWallet } from '../register/wallets';
import { isAwaitingPayment, isUnderWay, type StoredOrder } from './order';

/** A payment that comes later than this after its order ended belongs to nobody's order any more. */
const LATEST_MS = 7 * DAY;

/**
 * Whose order a payment is: the sender's, although another investor may have reported its hash. Only a payment from a
 * wallet that is nobody's belongs to the order that its hash was reported for. A wallet that has changed hands since an
 * order was opened pays for its new owner. A token that is none of ours proves no sender.
 */
export function orderFor(state: State, payment: CountedPayment): StoredOrder | undefined {
  const { hash, from, symbol } = payment;
  const newestFirst = state.orders.toReversed();
  const mayPay = ({ accountId }: StoredOrder) => symbol === null || !isAnothersWallet(state, from, accountId);
  const isSender = (order: StoredOrder) => isSameAddress(order.wallet, from) && mayPay(order);
  const bySender = symbol === null ? [] : newestFirst.filter(isSender);
  return (
    bySender.find(({ reportedHash }) => reportedHash === hash) ??
    bySender.find(isAwaitingPayment) ??
    bySender.find((order) => isUnderWay(order)) ??
    bySender.find((order) => order.status === 'EXPIRED' && payment.at - order.expiresAt < LATEST_MS) ??
    // A second payment of an order that is delivered is money too many, and goes back.
    bySender.find((order) => order.status === 'FINISHED' && payment.at - order.expiresAt < LATEST_MS) ??
    newestFirst.find((order) => order.reportedHash === hash && mayPay(order))
  );
}

/** A hash counts once, for whichever order it counts. */
export const orderOfHash = (state: State, hash: Hash): StoredOrder | undefined =>
  state.orders.find(({ payments }) => payments.some((payment) => payment.hash === hash));

export const isKnownPayment = (state: State, key: string): boolean =>
  state.orders.some(({ payments }) => payments.some((payment) => payment.key === key)) ||
  state.strayPayments.some((stray) => stray.key === key);
