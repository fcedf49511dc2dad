import { getBlogList, type Article } from '@/api/contract';
import { report } from '@/errors/report';
import { articlePath, hasUrl } from '@/parts/article-path';
import { askService } from '../page-data/ask-service';
import { coalesce } from '../coalesce';

const A_PAGE = 100;
const MAX_PAGES = 50;
const WITHIN_MS = 5_000;

/** Removes duplicates. The list shifts when an article is published while the pages are read. */
const withUrl = (articles: readonly Article[]): Article[] => [
  ...new Map(articles.filter(hasUrl).map((article) => [articlePath(article), article])).values(),
];

const momentOf = ({ publishedAt }: Article) => (publishedAt === null ? 0 : Date.parse(publishedAt));

type Listed = { articles: readonly Article[]; isComplete: boolean };

/** Reads pages until the time runs out. Throws if the first page is late or any page fails. */
async function readPages(): Promise<Listed> {
  const over = AbortSignal.timeout(WITHIN_MS);
  const read = (page: number) => askService(getBlogList, { page, limit: A_PAGE }, over);
  const first = await read(1);
  const articles = [...first.docs];
  const orNone = (error: unknown) => {
    if (!over.aborted) throw error;
    return null;
  };
  for (let page = 2; page <= Math.min(first.pages, MAX_PAGES); page += 1) {
    const more = await read(page).catch(orNone);
    if (!more) return { articles, isComplete: false };
    articles.push(...more.docs);
  }
  return { articles, isComplete: true };
}

export const readArticles = coalesce(async (): Promise<Listed> => {
  const { articles, isComplete } = await readPages();
  return { articles: withUrl(articles).toSorted((a, b) => momentOf(b) - momentOf(a)), isComplete };
});

export async function allArticles(): Promise<Listed | null> {
  try {
    return await readArticles();
  } catch (error) {
    report('the list of articles', error);
    return null;
  }
}
