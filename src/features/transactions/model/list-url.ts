import { listFields } from './list-fields';

const SORT_KEYS = ['createdAt', 'amount', 'fiatValue', 'type', 'status'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export const FILTERS = ['type', 'status', 'symbol', 'from', 'to', 'search'] as const;
export type FilterName = (typeof FILTERS)[number];

export const { sortOf, filtersFrom, isNarrowed, isSortKey, countOf, cleared } = listFields(FILTERS, SORT_KEYS);
