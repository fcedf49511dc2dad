import type { Article } from '@/api/contract';
import { NEWS } from '@/config/routes';
import { CATEGORY, SLUG } from '@/utils/slug';

type ArticleAddress = Pick<Article, 'category' | 'slug'>;

export const hasAddress = ({ category, slug }: ArticleAddress): boolean => SLUG.test(slug) && CATEGORY.test(category);

export const articlePath = (article: ArticleAddress): string =>
  hasAddress(article) ? `/blog/${encodeURIComponent(article.category)}/${article.slug}` : NEWS;
