import type { Article } from '@/api/contract';

export const articlePath = ({ category, slug }: Pick<Article, 'category' | 'slug'>): string =>
  `/blog/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`;
