import { useMutation } from '@tanstack/react-query';
import { fetchTransactionsFile, type TransactionFilters } from '@/api/endpoints/wallet/transactions';
import { saveFile } from '@/utils/save-file';

type Narrowed = Omit<TransactionFilters, 'page' | 'limit'>;

/** The transactions that fit, all pages of them, as a spreadsheet among the browser's downloads. */
export function useTransactionsFile(filters: Narrowed) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchTransactionsFile(filters),
    onSuccess: ({ name, content }) => saveFile(name, content),
  });
  return { start: () => mutate(), isRunning: isPending, error };
}
