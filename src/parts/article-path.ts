import type { Article } from '@/api/contract';
import { NEWS } from '@/config/routes';
import { CATEGORY, SLUG } from '@/utils/slug';

type Place = Pick<Article, 'category' | 'slug'>;

export const hasAddress = ({ category, slug }: Place): boolean => SLUG.test(slug) && CATEGORY.test(category);

export const articlePath = (article: Place): string =>
  hasAddress(article) ? `/blog/${encodeURIComponent(article.category)}/${article.slug}` : NEWS;
