import type { Address, Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { Outcome } from '../../service-chain';
import { Refusal } from '../refusal';
import type { State } from '../state';
import type { StoredOrder } from '../stored-payments';
import { reopenRequest } from '../wallet-reservation';
import { parseUnits } from '../decimal';
import { bookTransfer } from '../register/book-transfer';
import { isAnothersWallet } from '../register/wallets';
import { orderOfHash } from './match';
import { isAwaitingPayment, moveTo } from './order';
import { takePayment } from './take-payment';

type ReportedPayment = { hash: Hash; payAddress: Address };

/**
 * Moves a payment without an order, such as one from an exchange, to this order when its investor reports the hash.
 * The order then gets a manual review. Never moves a payment from another investor's current or earlier wallet.
 */
function takeStray(state: State, order: StoredOrder, { hash, payAddress }: ReportedPayment, now: number): boolean {
  const unmatched = state.strayPayments.find(
    (payment) => payment.hash === hash && isSameAddress(payment.to, payAddress),
  );
  if (!unmatched || unmatched.symbol === null || !isAwaitingPayment(order)) return false;
  if (isAnothersWallet(state, unmatched.from, order.accountId) || BigInt(unmatched.block) <= BigInt(order.openedBlock))
    return false;
  state.strayPayments = state.strayPayments.filter((payment) => payment !== unmatched);
  order.reportedHash = hash;
  takePayment(state, unmatched, now);
  // Records the payment as a payment. It may already be recorded as a transfer.
  const transfer = { ...unmatched, amount: parseUnits(unmatched.amount), block: BigInt(unmatched.block) };
  if (unmatched.symbol === 'FNX') bookTransfer(state, { transfer, trade: [], now });
  return true;
}

export function orderOf(state: State, accountId: string, id: string): StoredOrder {
  const order = state.orders.find((known) => known._id === id && known.accountId === accountId);
  if (!order) throw new Refusal(404, 'There is no such order.');
  return order;
}

export function assertFree(state: State, order: StoredOrder, hash: Hash): void {
  const owner = orderOfHash(state, hash);
  if (owner && owner !== order) throw new Refusal(409, 'This transaction paid another order.', { orderId: order._id });
}

const notForThisOrder = ({ _id }: StoredOrder) =>
  new Refusal(409, 'This transaction does not pay this order.', { orderId: _id });

type Report = { hash: Hash; outcome: Outcome; payAddress: Address };

/**
 * Stores the reported hash, which counts only once the chain confirms it. Call this after a scan, which has matched
 * every mined payment. The hash of any other mined transaction is therefore refused.
 */
export function reportHash(state: State, order: StoredOrder, { hash, outcome, payAddress }: Report, now: number): void {
  if (order.payments.some((payment) => payment.hash === hash)) return;
  assertFree(state, order, hash);
  if (takeStray(state, order, { hash, payAddress }, now)) return;
  if (outcome.kind === 'mined') {
    throw outcome.worked
      ? notForThisOrder(order)
      : new Refusal(409, 'This transaction failed on the chain. Nothing was paid.', { orderId: order._id });
  }
  if (!isAwaitingPayment(order) && order.status !== 'EXPIRED') return;
  order.reportedHash = hash;
  order.updatedAt = now;
}

export function dropReport(order: StoredOrder, reason: 'REVERTED' | 'NOT_A_PAYMENT', now: number): void {
  order.reportedHash = undefined;
  if (reason === 'NOT_A_PAYMENT') reopenRequest(order);
  else order.answeredRequest = undefined;
  if (order.status === 'WAITING') moveTo(order, 'WAITING', now, reason);
}
