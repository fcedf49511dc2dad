import type { Order, Txn, User } from '@/api/contract';

/** The movement that brought an order's shares, among the order's transactions. */
export const deliveryIn = (transactions: readonly Txn[]): Txn | undefined =>
  transactions.find(({ type, direction, status }) => type === 'BUY' && direction === 'IN' && status !== 'FAILED');

/**
 * What a certificate says: of the day of the delivery, made out to the wallet that received the shares. Where no transaction
 * tells them, it is the order's own day and wallet, or else the linked wallet. Null where no wallet is named at all.
 */
export function certificateOf(order: Order, transactions: readonly Txn[], user: Pick<User, '_id' | 'walletAddress'>) {
  const delivery = deliveryIn(transactions);
  const holder = delivery?.to ?? order.walletAddress ?? user.walletAddress;
  if (!holder) return null;
  return {
    number: order.orderNo,
    shares: order.shares,
    issuedOn: delivery?.createdAt ?? order.updatedAt,
    hash: order.payoutHash ?? undefined,
    holder,
    seed: user._id,
  };
}
