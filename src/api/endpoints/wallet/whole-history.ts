import { queryOptions } from '@tanstack/react-query';
import { callService } from '../../client';
import { getTransactions, type Txn } from '../../contract';
import { AppError } from '@/errors/app-error';
import { TRANSACTIONS_KEY } from './transactions';

const PER_PAGE = 100;
const AT_ONCE = 4;

/**
 * Reads all pages, a few at a time. A transaction recorded meanwhile shifts the pages; then the count differs and the query
 * fails.
 */
async function allUntil(to: string, signal: AbortSignal): Promise<Txn[]> {
  const read = (page: number) =>
    callService(getTransactions, { to, sort: '-createdAt', page, limit: PER_PAGE }, { signal });
  const first = await read(1);
  const found = new Map(first.docs.map((entry) => [entry._id, entry]));
  for (let page = 2; page <= first.pages; page += AT_ONCE) {
    const wanted = Array.from({ length: Math.min(AT_ONCE, first.pages - page + 1) }, (_, index) => page + index);
    for (const { docs } of await Promise.all(wanted.map(read))) for (const entry of docs) found.set(entry._id, entry);
  }
  if (found.size !== first.total) throw new AppError({ kind: 'protocol', reason: 'shape' });
  return [...found.values()].toReversed();
}

export const historyUntilQuery = (to: string) =>
  queryOptions({
    queryKey: [...TRANSACTIONS_KEY, 'until', to],
    queryFn: ({ signal }) => allUntil(to, signal),
  });
