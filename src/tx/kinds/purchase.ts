import { getAppConfig } from '@/api/app-config';
import type { Order } from '@/api/contract';
import { hasSameFigures } from '@/domain/order-figures';
import { isAnythingPaid } from '@/domain/order-phase';
import { ActionFault } from '@/errors/action-fault';
import { txKeyOf } from '../journal/entry';
import { entriesOf } from '../journal/journal';
import { failedHashes } from '../journal/attempt-rules';
import { A_DAY_MS, TRANSFER_GAS_CAP, type KindSpec } from './kind-spec';
import { ORDER_RECORD } from '../service/order-record';
import { assertActionNotOnChain } from '../search/not-on-chain';
import { purchaseIntent } from './purchase-intent';

const keyOf = (order: Order) => txKeyOf('purchase', order._id);
const openedAt = ({ createdAt }: Order) => Date.parse(createdAt);

export const PURCHASE = {
  keyOf,
  intentOf: async (_tx, order, from) => purchaseIntent(order, from, await getAppConfig()),
  assertNotDone: assertActionNotOnChain,
  record: {
    ...ORDER_RECORD,
    openedAt,
    assertStillDue: (engine, reviewed, now) =>
      assertOrderDue(reviewed, now, failedHashes(entriesOf(engine, keyOf(reviewed)))),
  },
  gasCap: TRANSFER_GAS_CAP,
  openForMs: A_DAY_MS,
} satisfies KindSpec<Order, 'purchase'>;

/**
 * Throws unless the order is unpaid and as reviewed. A hash in `ended` is from a proven failure, so it is no payment.
 */
export function assertOrderDue(reviewed: Order, now: Order | null, ended: readonly string[]): void {
  if (!now) throw new ActionFault('order-ended');
  const isReportedElsewhere = now.txHash ? !ended.includes(now.txHash.toLowerCase()) : false;
  if (isAnythingPaid(now) || isReportedElsewhere) throw new ActionFault('paid-elsewhere');
  if (now.status !== 'WAITING') throw new ActionFault('order-ended');
  if (!hasSameFigures(reviewed, now)) throw new ActionFault('order-changed');
}
