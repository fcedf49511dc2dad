import {
  fieldsOfView,
  isSameView,
  nameProblem,
  readViews,
  renamed,
  withView,
  withoutView,
} from '@/features/transactions/model/saved-views';

const view = (name: string, fields = {}) => ({ name, fields });

test.each([null, '', '{', '{}', '[1]', '[{"name":1,"fields":{}}]'])('unreadable storage has no views: %p', (text) => {
  expect(readViews(text)).toEqual([]);
});

test('a view keeps filters and sort, but neither the page nor other parameters', () => {
  expect(fieldsOfView({ type: 'BUY', sort: 'amount', page: '3', other: 'x', search: '  ' })).toEqual({
    type: 'BUY',
    sort: 'amount',
  });
  expect(withView([], view('  Mine ', { page: '2' }))).toEqual([view('Mine')]);
});

test('two URLs with the same filters are one view', () => {
  expect(isSameView({ type: 'BUY', page: '3' }, { type: 'BUY', sort: '-createdAt' })).toBe(true);
  expect(isSameView({ type: 'BUY' }, { type: 'SWAP' })).toBe(false);
});

test('names are required, unique and limited in number', () => {
  const views = [view('Mine'), view('Other')];
  expect(nameProblem(views, ' ')).toBe('empty');
  expect(nameProblem(views, 'mine')).toBe('taken');
  expect(nameProblem(views, 'MINE', 'Mine')).toBeNull();
  expect(nameProblem(views, 'Other', 'Mine')).toBe('taken');
  const many = Array.from({ length: 20 }, (_, at) => view(`View ${at}`));
  expect(nameProblem(many, 'One more')).toBe('full');
  expect(nameProblem(many, 'Another', 'View 1')).toBeNull();
});

test('one view is renamed or removed, and the others keep their order', () => {
  const views = [view('a'), view('b'), view('c')];
  expect(renamed(views, 'b', ' B ').map(({ name }) => name)).toEqual(['a', 'B', 'c']);
  expect(withoutView(views, 'b').map(({ name }) => name)).toEqual(['a', 'c']);
});
