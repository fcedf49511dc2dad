import type { Article, Page } from '@/api/contract';
import { groupBy } from '@/utils/group-by';

export const CATEGORIES = [
  { value: 'shares', label: 'Shares' },
  { value: 'market', label: 'Market' },
  { value: 'bank', label: 'The bank' },
  { value: 'guides', label: 'Guides' },
  { value: 'security', label: 'Security' },
] as const;

export const categoryName = (category: string): string =>
  CATEGORIES.find(({ value }) => value === category)?.label ?? category;

type Title = Pick<Article, 'title' | 'category' | 'publishedAt'> & { path: string };

export type ArticlesServed = { list: Page<Article> | null; titles: readonly Title[] };

type Neighbour = { title: string; path: string } | null;
export type Neighbours = { newer: Neighbour; older: Neighbour };

const KNOWN: readonly string[] = CATEGORIES.map(({ value }) => value);
const categoryIndex = (category: string) => (KNOWN.includes(category) ? KNOWN.indexOf(category) : KNOWN.length);

export const bySubject = (titles: readonly Title[]) =>
  [...groupBy(titles, ({ category }) => category)]
    .toSorted(([one], [other]) => categoryIndex(one) - categoryIndex(other))
    .map(([category, articles]) => ({ category, name: categoryName(category), articles }));
