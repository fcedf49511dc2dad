import type { Article } from '@/api/contract';
import { NEWS } from '@/config/routes';
import { CATEGORY, SLUG } from '@/utils/slug';

type Place = Pick<Article, 'category' | 'slug'>;

/** Whether an article can be asked for by an address: the service may have named it by what stands in none. */
export const hasAddress = ({ category, slug }: Place): boolean => SLUG.test(slug) && CATEGORY.test(category);

/** Of an article; of one that has no address, of the list of all. */
export const articlePath = (article: Place): string =>
  hasAddress(article) ? `/blog/${encodeURIComponent(article.category)}/${article.slug}` : NEWS;
