import type { Order } from '@/api/contract';
import { hasSameFigures } from '@/domain/order-figures';

export type MergedOrder = { order: Order; changed: Order | null };

export function mergeLatestOrder(reviewed: Order, latest: Order | null | undefined): MergedOrder {
  if (latest?._id !== reviewed._id) return { order: reviewed, changed: null };
  const isOlder = Date.parse(latest.updatedAt) < Date.parse(reviewed.updatedAt);
  if (isOlder) return { order: reviewed, changed: null };
  if (latest.status === 'FINISHED') return { order: latest, changed: null };
  if (hasSameFigures(latest, reviewed)) return { order: latest, changed: null };
  // Keeps the reviewed figures, and updates only the progress of the order.
  const { status, reason, txHash, payoutHash, actuallyPaid, asked, refunds, updatedAt } = latest;
  const order = {
    ...reviewed,
    status,
    reason,
    txHash,
    payoutHash,
    actuallyPaid,
    asked,
    refunds,
    updatedAt,
  };
  return { order, changed: latest };
}
