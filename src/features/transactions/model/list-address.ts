import type { TransactionFilters } from '@/api/endpoints/wallet/transactions';
import type { Sort } from '@/ui/table/table';
import type { AddressFields } from '@/utils/hooks/use-address-fields';
import { pageNumber } from '@/utils/page-number';

const PER_PAGE = 20;
const SORT_KEYS = ['createdAt', 'amount', 'fiatValue', 'type', 'status'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export const FILTERS = ['type', 'status', 'symbol', 'from', 'to', 'search'] as const;
export type FilterName = (typeof FILTERS)[number];

const DEFAULT_SORT = '-createdAt';
const WORD = /^[A-Za-z0-9_-]{1,20}$/;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const LONGEST_SEARCH = 200;

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));

const ACCEPTS: Record<FilterName, (text: string) => boolean> = {
  type: (text) => WORD.test(text),
  status: (text) => WORD.test(text),
  symbol: (text) => WORD.test(text),
  from: isDay,
  to: isDay,
  search: (text) => text.length <= LONGEST_SEARCH,
};

/** A URL can be edited by hand, so invalid values are dropped. */
function narrowing(fields: AddressFields): Partial<Record<FilterName, string>> {
  const kept = FILTERS.flatMap((name) => {
    const text = fields[name]?.trim();
    return text && ACCEPTS[name](text) ? [[name, text] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** A reversed range finds nothing, so the form shows an error and the last day is not sent. */
export const isSpanBackwards = ({ from, to }: AddressFields): boolean =>
  from !== undefined && to !== undefined && to < from;

export const sortOf = ({ sort = DEFAULT_SORT }: AddressFields): Sort<SortKey> => {
  const key = SORT_KEYS.find((one) => one === sort.replace(/^-/, '')) ?? 'createdAt';
  const isKnown = sort.endsWith(key);
  return { key, direction: !isKnown || sort.startsWith('-') ? 'descending' : 'ascending' };
};

export const sortText = ({ key, direction }: Sort<SortKey>): string => (direction === 'descending' ? `-${key}` : key);

export function filtersFrom(fields: AddressFields): TransactionFilters {
  const { to, ...rest } = narrowing(fields);
  return {
    ...rest,
    ...(to && !isSpanBackwards(fields) && { to }),
    sort: sortText(sortOf(fields)),
    page: pageNumber(fields.page),
    limit: PER_PAGE,
  };
}

export const isNarrowed = (fields: AddressFields): boolean => Object.keys(narrowing(fields)).length > 0;

export function withoutPaging({ page: _page, limit: _limit, ...filters }: TransactionFilters) {
  return filters;
}
