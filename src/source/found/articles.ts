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

/** Moments may be written by different clocks. */
const momentOf = ({ publishedAt }: Article) => (publishedAt === null ? 0 : Date.parse(publishedAt));

/** Every article that can be read at an address, the newest first; one without a moment stands last. */
export const readArticles = onceForAll(async (): Promise<readonly Article[]> => {
  const first = await askService(getBlogList, { page: 1, limit: A_PAGE });
  const articles = [...first.docs];
  for (let page = 2; page <= Math.min(first.pages, MOST_PAGES); page += 1)
    articles.push(...(await askService(getBlogList, { page, limit: A_PAGE })).docs);
  return withAddress(articles).toSorted((a, b) => momentOf(b) - momentOf(a));
});

/** Null where the service is away: the caller answers with what it knows without them. */
export async function allArticles(): Promise<readonly Article[] | null> {
  try {
    return await readArticles();
  } catch (error) {
    report('the list of articles', error);
    return null;
  }
}
