import type { TransactionFilters } from '@/api/endpoints/wallet/transactions';
import { fetchTransactionsFile } from '@/api/endpoints/wallet/transactions-file';
import { useFile } from './use-file';

type ExportFilters = Omit<TransactionFilters, 'page' | 'limit'>;

export const useTransactionsFile = (filters: ExportFilters) =>
  useFile((options) => fetchTransactionsFile(filters, options));
