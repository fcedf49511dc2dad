import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { AppError } from '@/errors/app-error';
import { callService } from '../../client';
import { getLatestTransactions, getTransactions, type DataOf, type RequestOf } from '../../contract';
import { newerOrder } from '../../newer-order';
import { USER_SCOPE } from '../../query-client';

export type TransactionFilters = RequestOf<typeof getTransactions>;

export const TRANSACTIONS_KEY = [USER_SCOPE, 'transactions'];

export const transactionsQuery = (filters: TransactionFilters) =>
  queryOptions({
    queryKey: [...TRANSACTIONS_KEY, filters],
    queryFn: ({ signal }) => callService(getTransactions, filters, { signal }),
    placeholderData: keepPreviousData,
  });

export const latestTransactionsQuery = (limit: number) =>
  queryOptions({
    queryKey: [...TRANSACTIONS_KEY, 'latest', limit],
    queryFn: ({ signal }) => callService(getLatestTransactions, { limit }, { signal }),
  });

type OrderAnswer = DataOf<typeof getTransactions>;

const newerOf = (now: OrderAnswer, before: OrderAnswer | undefined): OrderAnswer =>
  now.order && before?.order && newerOrder(now.order, before.order) === before.order ? before : now;

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [USER_SCOPE, 'order', orderId],
    queryFn: async ({ signal, client, queryKey }) => {
      const answer = await callService(getTransactions, { orderId }, { signal });
      // The status of another order must never be shown for this one.
      if (answer.order && answer.order._id !== orderId) throw new AppError({ kind: 'protocol', reason: 'shape' });
      return newerOf(answer, client.getQueryData<OrderAnswer>(queryKey));
    },
  });
