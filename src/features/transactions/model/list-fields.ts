import type { Sort } from '@/ui/table/table-style';
import type { UrlFields } from '@/utils/hooks/use-url-fields';
import { pageNumber } from '@/utils/page-number';

const PER_PAGE = 20;
const DEFAULT_SORT = '-createdAt';
const WORD = /^[A-Za-z0-9_-]{1,20}$/;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MAX_SEARCH_LENGTH = 200;

const isWord = (text: string) => WORD.test(text);
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));

const ACCEPTS = {
  type: isWord,
  status: isWord,
  symbol: isWord,
  from: isDay,
  to: isDay,
  search: (text: string) => text.length <= MAX_SEARCH_LENGTH,
};

type Name = keyof typeof ACCEPTS;

/**
 * Whether the first day is after the last one. The form then shows an error and omits the last day from the request.
 */
export const isSpanBackwards = ({ from, to }: UrlFields): boolean =>
  from !== undefined && to !== undefined && to < from;

export const sortText = <Key extends string>({ key, direction }: Sort<Key>): string =>
  direction === 'descending' ? `-${key}` : key;

const narrowing = <Filter extends Name>(filters: readonly Filter[], fields: UrlFields) =>
  Object.fromEntries(
    filters.flatMap((name) => {
      const text = fields[name]?.trim();
      return text && ACCEPTS[name](text) ? [[name, text] as const] : [];
    }),
  ) as Partial<Record<Filter, string>>;

/** Defines the URL parameters of a list. A URL can be edited by hand, so invalid values are dropped. */
export function listFields<Filter extends Name, Key extends string>(
  filters: readonly Filter[],
  sortKeys: readonly [Key, ...Key[]],
) {
  const sortOf = ({ sort = DEFAULT_SORT }: UrlFields): Sort<Key> => {
    const key = sortKeys.find((one) => one === sort.replace(/^-/, '')) ?? sortKeys[0];
    return { key, direction: !sort.endsWith(key) || sort.startsWith('-') ? 'descending' : 'ascending' };
  };
  const filtersFrom = (fields: UrlFields) => {
    const { to, ...rest } = narrowing(filters, fields) as Partial<Record<Filter | 'to', string>>;
    return {
      ...(rest as Partial<Record<Exclude<Filter, 'to'>, string>>),
      ...(to && !isSpanBackwards(fields) && { to }),
      sort: sortText(sortOf(fields)),
      page: pageNumber(fields.page),
      limit: PER_PAGE,
    };
  };
  return {
    sortOf,
    filtersFrom,
    isNarrowed: (fields: UrlFields) => Object.keys(narrowing(filters, fields)).length > 0,
    isSortKey: (key: string): key is Key => sortKeys.some((one) => one === key),
    countOf: (fields: UrlFields) => filters.filter((name) => name !== 'search' && fields[name]).length,
    cleared: { ...Object.fromEntries(filters.map((name) => [name, ''])), page: '' },
  };
}

export function withoutPaging<Filters extends { page?: number; limit?: number }>({
  page: _page,
  limit: _limit,
  ...filters
}: Filters) {
  return filters;
}
