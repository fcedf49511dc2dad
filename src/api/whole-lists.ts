import { queryOptions } from '@tanstack/react-query';
import { AppError } from '@/errors/app-error';
import { getDealHistory, getTransactions, type Order, type Page } from './contract';
import { callService } from './client';
import type { OrderListFilters } from './endpoints/user/orders';
import { TRANSACTIONS_KEY } from './endpoints/wallet/transactions';

const PER_PAGE = 100;
const AT_ONCE = 4;

/**
 * Reads all pages, a few at a time. If an item is added meanwhile, the pages shift, the count differs, and the call
 * fails.
 */
async function allPages<Item extends { _id: string }>(
  readPage: (paging: { page: number; limit: number }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const read = (page: number) => readPage({ page, limit: PER_PAGE });
  const first = await read(1);
  const found = new Map(first.docs.map((entry) => [entry._id, entry]));
  for (let page = 2; page <= first.pages; page += AT_ONCE) {
    const wanted = Array.from({ length: Math.min(AT_ONCE, first.pages - page + 1) }, (_, index) => page + index);
    for (const { docs } of await Promise.all(wanted.map(read))) for (const entry of docs) found.set(entry._id, entry);
  }
  if (found.size !== first.total) throw new AppError({ kind: 'protocol', reason: 'shape' });
  return [...found.values()];
}

export const fetchAllOrders = (
  filters: Omit<OrderListFilters, 'page' | 'limit'>,
  signal: AbortSignal,
): Promise<Order[]> => allPages((paging) => callService(getDealHistory, { ...filters, ...paging }, { signal }));

export const historyUntilQuery = (to: string) =>
  queryOptions({
    queryKey: [...TRANSACTIONS_KEY, 'until', to],
    queryFn: async ({ signal }) => {
      const read = (paging: object) => callService(getTransactions, { to, sort: '-createdAt', ...paging }, { signal });
      return (await allPages(read)).toReversed();
    },
  });
