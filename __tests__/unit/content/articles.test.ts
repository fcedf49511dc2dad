import { bySubject } from '@/features/content/model/articles';
import { isUnfiltered, subjectId, toList } from '@/features/content/model/blog-url';
import { HISTORY, timelinePosition } from '@/features/content/model/history';

const title = (name: string, category: string) => ({ title: name, category, path: `/${name}`, publishedAt: null });

test('titles are grouped by subject: the site’s categories in their order, then the others in the order of the service', () => {
  const titles = [title('a', 'fishing'), title('b', 'security'), title('c', 'shares'), title('d', 'security')];
  const subjects = bySubject(titles).map(({ name, articles }) => [name, articles.map((one) => one.title).join('')]);
  expect(subjects).toEqual([
    ['Shares', 'c'],
    ['Security', 'bd'],
    ['fishing', 'a'],
  ]);
});

test.each([
  ['market', 'on-market'],
  ['Half a thing, "quoted"', 'on-Half-a-thing-quoted-'],
  ['', 'on-more'],
])('the titles of %p have an id for use in a URL', (category, id) => expect(subjectId(category)).toBe(id));

test('an empty filter returns the list in the order of the service', () => {
  expect(isUnfiltered({})).toBe(true);
  expect(isUnfiltered({ page: 1, search: undefined, tag: undefined })).toBe(true);
  expect([{ page: 2 }, { search: 'x' }, { tag: 'market' }].map(isUnfiltered)).toEqual([false, false, false]);
  expect(toList({ tag: 'market' })).toBe('/about-us/blog?category=market#articles');
});

test('years are in order, from the first to the last', () => {
  const places = HISTORY.map(({ year }) => timelinePosition(year));
  expect(places[0]).toBe(0);
  expect(places.at(-1)).toBe(100);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(timelinePosition(2006)).toBe(50);
});
