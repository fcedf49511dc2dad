import { getBlogList } from '@/api/contract';
import { ARTICLES_A_PAGE } from '@/config/limits';
import type { ArticlesServed } from '@/features/content';
import { articlePath } from '@/parts/article-path';
import { askService } from './ask-service';
import { readArticles } from '../seo/articles';
import { fixedPageProps } from './page-props';

const MAX_LISTED = 200;

export const articlesProps = fixedPageProps<ArticlesServed>(
  async () => {
    const [list, { articles }] = await Promise.all([
      askService(getBlogList, { page: 1, limit: ARTICLES_A_PAGE }),
      readArticles(),
    ]);
    const titles = articles.slice(0, MAX_LISTED).map((article) => ({
      title: article.title,
      path: articlePath(article),
      category: article.category,
      publishedAt: article.publishedAt,
    }));
    return { list: { ...list, docs: list.docs.slice(0, ARTICLES_A_PAGE) }, titles };
  },
  { list: null, titles: [] },
);
