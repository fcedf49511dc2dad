import { callService } from '../../client';
import { getDealHistory, type Order } from '../../contract';
import { allPages } from '../../all-pages';
import type { DealFilters } from './deals';

export const fetchAllDeals = (filters: Omit<DealFilters, 'page' | 'limit'>, signal: AbortSignal): Promise<Order[]> =>
  allPages((paging) => callService(getDealHistory, { ...filters, ...paging }, { signal }));
