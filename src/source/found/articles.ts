import { getBlogList, type Article } from '@/api/contract';
import { report } from '@/errors/report';
import { articlePath, hasAddress } from '@/parts/article-path';
import { askService } from '../ask-service';
import { onceForAll } from '../once-for-all';

const A_PAGE = 100;
const MOST_PAGES = 50;

/** Each once: the pages of the list move on while they are read. */
const withAddress = (articles: readonly Article[]): Article[] => [
  ...new Map(articles.filter(hasAddress).map((article) => [articlePath(article), article])).values(),
];

/** Those that can be read at an address. Null where the service is away: the caller answers with what it knows without them. */
export const allArticles = onceForAll(async (): Promise<readonly Article[] | null> => {
  try {
    const first = await askService(getBlogList, { page: 1, limit: A_PAGE });
    const articles = [...first.docs];
    for (let page = 2; page <= Math.min(first.pages, MOST_PAGES); page += 1)
      articles.push(...(await askService(getBlogList, { page, limit: A_PAGE })).docs);
    return withAddress(articles);
  } catch (error) {
    report('the list of articles', error);
    return null;
  }
});
