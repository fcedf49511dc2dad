import { fetchAllDeals } from '@/api/endpoints/user/all-deals';
import type { DealFilters } from '@/api/endpoints/user/deals';
import { useFile } from '@/parts/transactions-file/use-file';

/** Saves all matching orders, from all pages, as a spreadsheet that the browser writes. */
export const useOrdersFile = (filters: Omit<DealFilters, 'page' | 'limit'>) =>
  useFile(async ({ signal }) => {
    const orders = await fetchAllDeals(filters, signal);
    const { ordersSheet } = await import('../model/orders-sheet');
    return { name: 'fnx-orders.xlsx', content: ordersSheet(orders) };
  });
