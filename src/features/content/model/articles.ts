import type { Article, Page } from '@/api/contract';
import { groupBy } from '@/utils/group-by';
import { CATEGORIES, categoryName } from './categories';

/** An article where its title alone is told. */
type Title = Pick<Article, 'title' | 'category' | 'publishedAt'> & { path: string };

/** What the list of articles is served with: its first page, and the titles of all. No list where nobody was asked. */
export type ArticlesServed = { list: Page<Article> | null; titles: readonly Title[] };

type Neighbour = { title: string; path: string } | null;
/** What was written before an article, and after it. */
export type Neighbours = { newer: Neighbour; older: Neighbour };

const KNOWN: readonly string[] = CATEGORIES.map(({ value }) => value);
const placeOf = (category: string) => (KNOWN.includes(category) ? KNOWN.indexOf(category) : KNOWN.length);

/** All titles by what they are about: first the categories that the site knows, in its own order. */
export const bySubject = (titles: readonly Title[]) =>
  [...groupBy(titles, ({ category }) => category)]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([category, articles]) => ({ category, name: categoryName(category), articles }));
