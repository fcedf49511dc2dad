import { filtersFrom, isNarrowed, sortOf } from '@/features/transactions/model/list-url';
import { isSpanBackwards, sortText, withoutPaging } from '@/features/transactions/model/list-fields';
import { urlOf } from '@/utils/hooks/use-url-fields';
import { pageNumber } from '@/utils/page-number';

const PLAIN = { sort: '-createdAt', page: 1, limit: 20 };

test('an empty query requests everything, newest first', () => {
  expect(filtersFrom({})).toEqual(PLAIN);
  expect(isNarrowed({})).toBe(false);
});

test('each filter in the URL is requested', () => {
  const fields = {
    type: 'BUY',
    status: 'DONE',
    symbol: 'FNX',
    from: '2026-01-01',
    to: '2026-02-01',
    search: ' 0xabc ',
    page: '3',
    sort: 'amount',
  };
  expect(filtersFrom(fields)).toEqual({ ...fields, search: '0xabc', page: 3, sort: 'amount', limit: 20 });
  expect(isNarrowed(fields)).toBe(true);
});

test.each([
  ['a kind that is not a single word', { type: 'BUY; and more' }],
  ['a day that does not exist', { from: '2026-13-01' }],
  ['a day in another format', { to: 'tomorrow' }],
  ['a search that is too long', { search: 'x'.repeat(201) }],
])('%s is omitted', (_what, fields) => {
  expect(filtersFrom(fields)).toEqual(PLAIN);
  expect(isNarrowed(fields)).toBe(false);
});

test('the last day is not sent if it is before the first day', () => {
  const fields = { from: '2026-02-01', to: '2026-01-01' };
  expect(isSpanBackwards(fields)).toBe(true);
  expect(filtersFrom(fields)).toEqual({ ...PLAIN, from: '2026-02-01' });
  expect(isSpanBackwards({ from: '2026-02-01', to: '2026-02-01' })).toBe(false);
});

test.each([
  ['amount', { key: 'amount', direction: 'ascending' }],
  ['-amount', { key: 'amount', direction: 'descending' }],
  ['password', { key: 'createdAt', direction: 'descending' }],
  ['amounts', { key: 'createdAt', direction: 'descending' }],
] as const)('sort=%s in the URL requests %o', (sort, expected) => {
  expect(sortOf({ sort })).toEqual(expected);
});

test('a sort survives a round trip through the URL', () => {
  const sort = { key: 'type', direction: 'descending' } as const;
  expect(sortOf({ sort: sortText(sort) })).toEqual(sort);
});

test.each([
  [undefined, 1],
  ['2', 2],
  ['0', 1],
  ['-4', 1],
  ['1e3', 1],
  ['9999999', 1_000_000],
])('page=%p in the URL requests page %p', (text, page) => {
  expect(pageNumber(text)).toBe(page);
});

test('a spreadsheet is requested without a page number', () => {
  expect(withoutPaging({ ...PLAIN, type: 'BUY' })).toEqual({ type: 'BUY', sort: '-createdAt' });
});

test('a URL contains only the filters that are set', () => {
  expect(urlOf('/transactions', { type: 'BUY', page: '', search: undefined, note: 'a b' })).toBe(
    '/transactions?type=BUY&note=a+b',
  );
  expect(urlOf('/transactions', {})).toBe('/transactions');
});
