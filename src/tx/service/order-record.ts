import { getTransactions, reportPayment, type Hash, type Order } from '@/api/contract';
import { NOTICES_KEY } from '@/api/query-client';
import { dashboardQuery } from '@/api/endpoints/user/dashboard';
import { ORDERS_KEY } from '@/api/endpoints/user/orders';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { TRANSACTIONS_KEY, orderQuery } from '@/api/endpoints/wallet/transactions';
import { CHAIN_HOLDING_KEY } from '@/chain/queries';
import { ActionFault } from '@/errors/action-fault';
import type { Engine } from '../engine';
import type { ActionRecord, OnRecord } from './action-record';
import { withNewerFields } from './newer-fields';
import { READ_WITHIN_MS } from './without-record';

export async function readOrder(engine: Engine, orderId: string): Promise<Order | null> {
  const { order } = await engine.service.call(getTransactions, { orderId }, { timeoutMs: READ_WITHIN_MS });
  return order ?? null;
}

async function hashOf(engine: Engine, orderId: string): Promise<Hash | null> {
  const order = await readOrder(engine, orderId);
  if (order?._id !== orderId) return null;
  return (order.txHash as Hash | null | undefined) ?? null;
}

async function onRecord(engine: Engine, hash: string, orderId: string): Promise<OnRecord> {
  const { docs } = await engine.service
    .call(getTransactions, { search: hash }, { timeoutMs: READ_WITHIN_MS })
    .catch((cause: unknown) => {
      throw new ActionFault('service-unreachable', { cause });
    });
  const orders = docs
    .filter((txn) => txn.txHash?.toLowerCase() === hash.toLowerCase())
    .flatMap((txn) => (txn.orderId ? [txn.orderId] : []));
  if (orders.length === 0) return 'nothing';
  return orders.includes(orderId) ? 'this' : 'another';
}

export const ORDER_RECORD: ActionRecord<Order> = {
  read: readOrder,
  hashOf,
  onRecord,
  isVisible: async (engine, orderId) => (await readOrder(engine, orderId))?._id === orderId,
  report: (engine, orderId, txHash, requestId) =>
    withNewerFields({ requestId }, (known) => engine.service.call(reportPayment, { orderId, txHash, ...known })),
  setReservation: (engine, orderId, { requestId, askedAt, ...reservation }, options) =>
    withNewerFields({ requestId, askedAt }, (known) =>
      engine.service.call(reportPayment, { orderId, ...reservation, ...known }, options),
    ),
  stale: (orderId) => [
    orderQuery(orderId).queryKey,
    dashboardQuery.queryKey,
    myWalletQuery.queryKey,
    TRANSACTIONS_KEY,
    ORDERS_KEY,
    NOTICES_KEY,
    CHAIN_HOLDING_KEY,
  ],
};
