import type { Order, Txn, User } from '@/api/contract';

export function deliveryIn(transactions: readonly Txn[]): Txn | undefined {
  const deliveries = transactions.filter(({ type, direction }) => type === 'BUY' && direction === 'IN');
  return deliveries.find(({ status }) => status === 'DONE') ?? deliveries.find(({ status }) => status !== 'FAILED');
}

/**
 * A certificate shows the day of delivery and the wallet that received the shares. Without a delivery, it shows the
 * order's date, and the order's wallet or the linked one. Returns null if no wallet is known.
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
