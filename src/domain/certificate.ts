import type { Order, Txn, User } from '@/api/contract';

/** The movement that brings an order's shares, among the order's transactions: the one that arrived, or else one that waits. */
export function deliveryIn(transactions: readonly Txn[]): Txn | undefined {
  const deliveries = transactions.filter(({ type, direction }) => type === 'BUY' && direction === 'IN');
  return deliveries.find(({ status }) => status === 'DONE') ?? deliveries.find(({ status }) => status !== 'FAILED');
}

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
