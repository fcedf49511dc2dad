import type { Article } from '@/api/contract';
import { NEWS } from '@/config/routes';
import { CATEGORY, SLUG } from '@/utils/slug';

type ArticleUrlParts = Pick<Article, 'category' | 'slug'>;

export const hasUrl = ({ category, slug }: ArticleUrlParts): boolean => SLUG.test(slug) && CATEGORY.test(category);

export const articlePath = (article: ArticleUrlParts): string =>
  hasUrl(article) ? `/blog/${encodeURIComponent(article.category)}/${article.slug}` : NEWS;
