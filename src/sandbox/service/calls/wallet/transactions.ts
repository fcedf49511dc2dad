import { getLatestTransactions, getTransactions } from '@/api/contract';
import { pageFrom } from '../../domain/lists';
import { orderAnswer } from '../../domain/orders/order';
import { orderOf } from '../../domain/orders/report';
import { transactionsOf, txnAnswer } from '../../domain/transactions';
import { forMembers, type Entry } from '../../entry';

const LATEST = 5;

export const WALLET_TRANSACTION_CALLS: readonly Entry[] = [
  forMembers(getTransactions, ({ page, limit, ...filters }, context, { account, session }) => {
    const { state } = context;
    const order = filters.orderId === undefined ? undefined : orderOf(state, account._id, filters.orderId);
    const { docs, ...counts } = pageFrom(transactionsOf(state, account._id, filters), { page, limit });
    return { docs: docs.map(txnAnswer), ...counts, ...(order && { order: orderAnswer(order, context, session) }) };
  }),
  forMembers(getLatestTransactions, ({ limit = LATEST }, { state }, { account }) =>
    transactionsOf(state, account._id, {}).slice(0, limit).map(txnAnswer),
  ),
];
