import { useQuery } from '@tanstack/react-query';
import { foundOrdersQuery } from '@/api/endpoints/user/found-orders';
import { transactionsQuery } from '@/api/endpoints/wallet/transactions';
import { queryClient } from '@/api/query-client';
import { useSession } from '@/session/use-session';
import { useDebouncedValue } from '@/utils/hooks/use-debounced-value';
import type { Entry } from './model/entry';
import { orderEntry, transactionEntry, lookupOf } from './model/found-entries';

const DEBOUNCE_MS = 250;
const MAX = 5;

export type AccountMatches = {
  state: 'none' | 'searching' | 'failed' | 'done';
  isOfAccount: boolean;
  entries: Entry[];
};

export function useFound(typed: string): AccountMatches {
  const isMember = useSession().state === 'authenticated';
  const now = lookupOf(typed);
  const debounced = useDebouncedValue(now?.text ?? '', DEBOUNCE_MS);
  const isAsked = isMember && debounced !== '' && now !== null;
  const ofHash = isAsked && now.kind === 'hash';
  const orders = useQuery({ ...foundOrdersQuery(debounced), enabled: isAsked }, queryClient);
  const transactions = useQuery(
    { ...transactionsQuery({ search: debounced, limit: MAX }), placeholderData: undefined, enabled: ofHash },
    queryClient,
  );
  const isOfAccount = now !== null;
  if (!isMember || now === null) return { state: 'none', isOfAccount, entries: [] };
  const asked = ofHash ? [orders, transactions] : [orders];
  if (debounced !== now.text || asked.some(({ isPending }) => isPending))
    return { state: 'searching', isOfAccount, entries: [] };
  const entries = [
    ...(orders.data ?? []).map(orderEntry),
    ...((ofHash && transactions.data?.docs) || []).map((txn) => transactionEntry(txn, debounced)),
  ];
  const hasFailed = entries.length === 0 && asked.some(({ isError }) => isError);
  return { state: hasFailed ? 'failed' : 'done', isOfAccount, entries };
}
