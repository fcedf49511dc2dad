import type { Order } from '@/api/contract';
import { hasSameFigures } from '@/domain/order-figures';

/** `changed`: the service names other figures for this order than the ones that were reviewed. They are compared first. */
export type Present = { order: Order; changed: Order | null };

/** The order on screen: what was reviewed, as far as the service says that it has come. */
export function presentOf(reviewed: Order, told: Order | null | undefined): Present {
  if (told?._id !== reviewed._id) return { order: reviewed, changed: null };
  const isOlder = Date.parse(told.updatedAt) < Date.parse(reviewed.updatedAt);
  if (isOlder) return { order: reviewed, changed: null };
  // What was delivered is the bank's word alone.
  if (told.status === 'FINISHED') return { order: told, changed: null };
  if (hasSameFigures(told, reviewed)) return { order: told, changed: null };
  // What was reviewed stays as it was; only how far the order has come moves on.
  const { status, reason, txHash, payoutHash, actuallyPaid, asked, refunds, updatedAt } = told;
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
  return { order, changed: told };
}
