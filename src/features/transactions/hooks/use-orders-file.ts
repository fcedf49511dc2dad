import { useFile } from '@/parts/transactions-file/use-file';
import type { Narrowed } from '../model/orders-sheet';

export const useOrdersFile = (filters: Narrowed) =>
  useFile(async ({ signal }) => {
    const { fetchOrdersSheet } = await import('../model/orders-sheet');
    return { name: 'fnx-orders.xlsx', content: await fetchOrdersSheet(filters, signal) };
  });
