import type { Order } from '@/api/contract';
import { hasSameFigures } from '@/domain/order-figures';

/** `changed` is the order with new figures, which the investor has to accept first. */
export type Present = { order: Order; changed: Order | null };

export function presentOf(reviewed: Order, told: Order | null | undefined): Present {
  if (told?._id !== reviewed._id) return { order: reviewed, changed: null };
  const isOlder = Date.parse(told.updatedAt) < Date.parse(reviewed.updatedAt);
  if (isOlder) return { order: reviewed, changed: null };
  // After delivery, only the bank's figures count.
  if (told.status === 'FINISHED') return { order: told, changed: null };
  if (hasSameFigures(told, reviewed)) return { order: told, changed: null };
  // Keep the reviewed figures and update only the progress of the order.
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
