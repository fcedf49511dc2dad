import type { Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { DAY } from '../clock';
import type { CountedPayment } from '../counted-payment';
import { parseUnits } from '../decimal';
import { isReportedFor } from '../reported-hashes';
import type { State } from '../state';
import { isAnothersWallet } from '../register/wallets';
import type { StoredOrder } from '../stored-payments';
import { isAwaitingPayment, isPaidInFull, isReturning, hasPayment } from './order';

const LATEST_MS = 7 * DAY;

/**
 * Finds the order of a payment.
 * - The sender's order comes first, even if another investor reported the hash.
 * - If no order of the sender fits, the payment goes to the order for which its hash was reported, unless the wallet
 *   is another investor's.
 * - If a wallet has a new owner, its payments belong to that owner.
 * - A transfer of an unknown token proves no sender.
 */
export function orderFor(state: State, payment: CountedPayment): StoredOrder | undefined {
  const { hash, from, symbol } = payment;
  const newestFirst = state.orders.toReversed();
  const mayPay = ({ accountId }: StoredOrder) => symbol === null || !isAnothersWallet(state, from, accountId);
  const isSender = (order: StoredOrder) => isSameAddress(order.wallet, from) && mayPay(order);
  const bySender = symbol === null ? [] : newestFirst.filter(isSender);
  return (
    bySender.find((order) => isReportedFor(order, hash)) ??
    bySender.find((order) => isAwaitingPayment(order) && order.walletRequest && isAmountOf(order, payment)) ??
    bySender.find((order) => expectsSecondPayment(order, payment)) ??
    bySender.find(isAwaitingPayment) ??
    bySender.find((order) => hasPayment(order)) ??
    bySender.find((order) => order.status === 'EXPIRED' && payment.at - order.expiresAt < LATEST_MS) ??
    bySender.find(
      (order) => (order.status === 'FINISHED' || isReturning(order)) && payment.at - order.expiresAt < LATEST_MS,
    ) ??
    newestFirst.find((order) => order.reportedHash === hash && mayPay(order))
  );
}

const isAmountOf = ({ payCurrency, payAmount }: StoredOrder, { symbol, amount }: CountedPayment): boolean =>
  symbol === payCurrency && parseUnits(amount) === parseUnits(payAmount);

/**
 * Whether a paid order has a wallet request that was declared unsent. Another payment of the exact amount answers
 * that request, and does not pay a later order for which no wallet was asked.
 */
function expectsSecondPayment(order: StoredOrder, payment: CountedPayment): boolean {
  const { declaredUnsent = [], payments, expiresAt } = order;
  const answered = payments.filter((paid) => isAmountOf(order, paid)).length;
  return (
    isPaidInFull(order) &&
    isAmountOf(order, payment) &&
    declaredUnsent.length > 0 &&
    declaredUnsent.length >= answered &&
    payment.at - expiresAt < LATEST_MS
  );
}

export const orderOfHash = (state: State, hash: Hash): StoredOrder | undefined =>
  state.orders.find(({ payments }) => payments.some((payment) => payment.hash === hash));

export const isKnownPayment = (state: State, key: string): boolean =>
  state.orders.some(({ payments }) => payments.some((payment) => payment.key === key)) ||
  state.strayPayments.some((unmatched) => unmatched.key === key);
