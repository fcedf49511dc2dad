import { callService } from '@/api/client';
import { getTransactions, type Order } from '@/api/contract';
import { PaymentFault } from '@/errors/payment-fault';
import { hasSameFigures } from '@/domain/order-figures';

const READ_WITHIN_MS = 10_000;

/** The order as the service has it now: never from memory. */
export async function readOrder(orderId: string): Promise<Order | null> {
  const { order } = await callService(getTransactions, { orderId }, { timeoutMs: READ_WITHIN_MS });
  return order ?? null;
}

const isPaid = ({ actuallyPaid }: Order): boolean => /[1-9]/.test(actuallyPaid);

/** The order must be the one that was reviewed, and nobody may have paid it, here or elsewhere. `ended` are hashes that a proof has ended. */
export function assertStillDue(reviewed: Order, now: Order | null, ended: readonly string[]): void {
  if (!now) /* guard: order-exists */ throw new PaymentFault('order-ended');
  const isReportedElsewhere = now.txHash
    ? /* guard: proven-hash-ignored */ !ended.includes(now.txHash.toLowerCase())
    : false;
  if (/* guard: order-unpaid */ isPaid(now) || /* guard: order-unreported */ isReportedElsewhere)
    throw new PaymentFault('paid-elsewhere');
  if (/* guard: order-waiting */ now.status !== 'WAITING') throw new PaymentFault('order-ended');
  // guard: same-figures
  if (!hasSameFigures(reviewed, now)) throw new PaymentFault('order-changed');
}

/** What the service has on record of a transaction. For none yet, it may be anybody's still. */
export type OnRecord = 'this-order' | 'another-order' | 'no-order';

export async function orderOnRecord(hash: string, orderId: string): Promise<OnRecord> {
  const { docs } = await callService(getTransactions, { search: hash }, { timeoutMs: READ_WITHIN_MS }).catch(
    (cause: unknown) => {
      throw /* guard: unmatched-is-refused */ new PaymentFault('service-away', { cause });
    },
  );
  const orders = docs
    .filter((txn) => txn.txHash?.toLowerCase() === hash.toLowerCase())
    .flatMap((txn) => (txn.orderId ? [txn.orderId] : []));
  if (orders.length === 0) return 'no-order';
  return /* guard: record-of-other-order */ orders.every((id) => id === orderId) ? 'this-order' : 'another-order';
}

/** A second purchase of the same amount is no payment of this one. */
export const isOfAnotherOrder = async (hash: string, orderId: string): Promise<boolean> =>
  (await orderOnRecord(hash, orderId)) === 'another-order';
