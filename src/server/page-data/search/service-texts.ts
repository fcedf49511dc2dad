import { getStatic, getStaticList, viewBlog, type Article } from '@/api/contract';
import { FIXED_PAGES, isAlternativePath } from '@/config/indexed';
import type { SearchText } from '@/config/search-texts';
import { report } from '@/errors/report';
import { articlePath } from '@/parts/article-path';
import type { RichNode } from '@/ui/rich-text/rich-node';
import { sectionsOf } from '@/ui/rich-text/sections';
import { askService } from '../ask-service';
import { allArticles } from '../../seo/articles';
import { readableText } from '../readable-text';
import { readTopics } from '../questions';
import { readRichText } from '../read-rich-text';
import type { TextLimit } from './text-limit';

const MAX_READ = 60;
const AT_ONCE = 6;

function readOrNone(content: string, limit: TextLimit): RichNode[] {
  limit.take(content);
  try {
    return readRichText(content);
  } catch (error) {
    report('a text to search', error);
    return [];
  }
}

type Gathered = { texts: SearchText[]; isComplete: boolean };
type TextReaders<Item> = { whole: (item: Item) => Promise<SearchText[]>; short: (item: Item) => SearchText };

async function inTurn<Item>(
  items: readonly Item[],
  limit: TextLimit,
  { whole, short }: TextReaders<Item>,
): Promise<Gathered> {
  const texts: SearchText[] = [];
  const orShort = (item: Item) => (error: unknown) => {
    if (!limit.over.aborted) throw error;
    return [short(item)];
  };
  for (let from = 0; from < items.length; from += AT_ONCE) {
    if (limit.isFull() || limit.over.aborted)
      return { texts: [...texts, ...items.slice(from).map(short)], isComplete: false };
    const batch = items.slice(from, from + AT_ONCE);
    texts.push(...(await Promise.all(batch.map((item) => whole(item).catch(orShort(item))))).flat());
  }
  return { texts, isComplete: !limit.over.aborted };
}

export async function questionTexts(): Promise<Gathered> {
  const topics = await readTopics();
  const texts = topics.flatMap(({ questions }) =>
    questions.map(({ id, ask, answer }) => ({
      path: `/faq#${encodeURIComponent(id)}`,
      page: 'Questions',
      title: ask,
      text: readableText(answer),
    })),
  );
  return { texts, isComplete: true };
}

const articleText = (article: Article, text: string): SearchText => ({
  path: articlePath(article),
  page: 'News',
  title: article.title,
  text,
});

export async function articleTexts(limit: TextLimit): Promise<Gathered> {
  const listed = await allArticles();
  if (!listed) throw new Error('The list of articles could not be read');
  const short = (article: Article) => articleText(article, article.excerpt);
  const whole = async (article: Article) => {
    const { content } = await askService(viewBlog, { slug: article.slug }, limit.over);
    return [articleText(article, `${article.excerpt} ${readableText(readOrNone(content, limit))}`)];
  };
  const { articles } = listed;
  const newest = await inTurn(articles.slice(0, MAX_READ), limit, { whole, short });
  return {
    texts: [...newest.texts, ...articles.slice(MAX_READ).map(short)],
    isComplete: listed.isComplete && newest.isComplete,
  };
}

type Managed = { slug: string; title: string; path: string };

async function managedText({ slug, title, path }: Managed, limit: TextLimit): Promise<SearchText[]> {
  const { content } = await askService(getStatic, { slug }, limit.over);
  const { opening, sections } = sectionsOf(readOrNone(content, limit));
  const parts = sections.map((section) => ({
    path: `${path}#${encodeURIComponent(section.id)}`,
    page: title,
    title: section.title,
    text: readableText(section.nodes),
  }));
  return [{ path, page: title, title, text: readableText(opening) }, ...parts];
}

export async function managedTexts(limit: TextLimit): Promise<Gathered> {
  const { docs } = await askService(getStaticList, {}, limit.over);
  const pages = docs
    .map(({ slug, title }) => ({ slug, title, path: `/static/${slug}` }))
    .filter(({ slug, path }) => getStatic.request.safeParse({ slug }).success && !isOfRepository(path));
  return inTurn(pages, limit, {
    whole: (page) => managedText(page, limit),
    short: ({ path, title }) => ({ path, page: title, title, text: '' }),
  });
}

const isOfRepository = (path: string): boolean => FIXED_PAGES.includes(path) || isAlternativePath(path);
