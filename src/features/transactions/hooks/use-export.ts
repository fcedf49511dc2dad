import { useMutation } from '@tanstack/react-query';
import { fetchTransactionsFile, type TransactionFilters } from '@/api/endpoints/wallet/transactions';
import { saveFile } from '@/utils/save-file';
import { withoutPaging } from '../model/list-address';

/** The list as it is narrowed down now, as a spreadsheet among the browser's downloads. */
export function useExport(filters: TransactionFilters) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchTransactionsFile(withoutPaging(filters)),
    onSuccess: ({ name, content }) => saveFile(name, content),
  });
  return { start: () => mutate(), isRunning: isPending, error };
}
