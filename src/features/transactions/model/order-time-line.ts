import type { Order, Txn } from '@/api/contract';
import { ORDER_STATUSES, hasRegularStatus } from '@/api/order-status';
import { deliveryIn } from '@/domain/certificate';

export type Stop = {
  label: string;
  state: 'done' | 'current' | 'ahead';
  at?: string;
  hash?: string;
};

const USUAL_STATUSES = ORDER_STATUSES.filter((status) => hasRegularStatus({ status }));

const LABELS = ['Order opened', 'Payment found on the network', 'Payment confirmed', 'Shares sent', 'Shares delivered'];

const HASHED: Readonly<Record<number, 'payment' | 'delivery'>> = { 1: 'payment', 3: 'delivery' };

/**
 * The timeline of an order. An order outside the usual steps shows its current status as the last step. Only the
 * creation and the last change have a known time. A delivery has the time of its transaction, as on the certificate.
 */
export function timeLineOf(order: Order, transactions: readonly Txn[], endLabel: string): readonly Stop[] {
  const { status, createdAt, updatedAt, txHash, payoutHash } = order;
  const at = USUAL_STATUSES.indexOf(status);
  const opened: Stop = { label: LABELS[0] ?? '', state: 'done', at: createdAt };
  if (at < 0) {
    const seen: readonly Stop[] = txHash ? [{ label: LABELS[1] ?? '', state: 'done', hash: txHash }] : [];
    return [opened, ...seen, { label: endLabel, state: 'current', at: updatedAt }];
  }
  const isFinished = at === USUAL_STATUSES.length - 1;
  return LABELS.map((label, index): Stop => {
    if (index === 0) return at === 0 ? { ...opened, state: 'current' } : opened;
    const state = index < at || isFinished ? 'done' : index === at ? 'current' : 'ahead';
    const hash = state === 'ahead' ? null : HASHED[index] === 'payment' ? txHash : HASHED[index] && payoutHash;
    const last = (isFinished && deliveryIn(transactions)?.createdAt) || updatedAt;
    return { label, state, ...(index === at && { at: last }), ...(hash && { hash }) };
  });
}
