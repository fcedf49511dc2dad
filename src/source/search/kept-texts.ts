import { getStatic, getStaticList, viewBlog, type Article } from '@/api/contract';
import { FIXED_PAGES, isSecondAddress } from '@/config/indexed';
import type { SearchText } from '@/config/search-texts';
import { report } from '@/errors/report';
import { articlePath } from '@/parts/article-path';
import { textOf, type RichNode } from '@/ui/rich-text/rich-node';
import { sectionsOf } from '@/ui/rich-text/sections';
import { askService } from '../ask-service';
import { allArticles } from '../found/articles';
import { readTopics } from '../questions';
import { readRichText } from '../read-rich-text';

/** Of older ones the title and the few lines below it are enough. */
const MOST_READ = 60;
const AT_ONCE = 6;

/** A text that is refused is found by its title. */
function readOrNone(content: string): RichNode[] {
  try {
    return readRichText(content);
  } catch (error) {
    report('a text to search', error);
    return [];
  }
}

const wordsOf = (nodes: readonly RichNode[]): string => nodes.map(textOf).join(' ').replace(/\s+/g, ' ').trim();

async function inTurn<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    made.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(make))));
  return made;
}

export async function questionTexts(): Promise<SearchText[]> {
  const topics = await readTopics();
  return topics.flatMap(({ questions }) =>
    questions.map(({ id, ask, answer }) => ({
      path: `/faq#${encodeURIComponent(id)}`,
      page: 'Questions',
      title: ask,
      text: wordsOf(answer),
    })),
  );
}

const articleText = (article: Article, text: string): SearchText => ({
  path: articlePath(article),
  page: 'News',
  title: article.title,
  text,
});

export async function articleTexts(): Promise<SearchText[]> {
  const articles = await allArticles();
  if (!articles) throw new Error('The list of articles is away');
  const whole = await inTurn(articles.slice(0, MOST_READ), async (article) => {
    const { content } = await askService(viewBlog, { slug: article.slug });
    return articleText(article, `${article.excerpt} ${wordsOf(readOrNone(content))}`);
  });
  return [...whole, ...articles.slice(MOST_READ).map((article) => articleText(article, article.excerpt))];
}

/** Managed pages by their sections; those that are pages of the repository are read there. */
export async function managedTexts(): Promise<SearchText[]> {
  const { docs } = await askService(getStaticList, {});
  const pages = docs
    .map(({ slug, title }) => ({ slug, title, path: `/static/${slug}` }))
    .filter(({ slug, path }) => getStatic.request.safeParse({ slug }).success && !isOfRepository(path));
  const texts = await inTurn(pages, async ({ slug, title, path }) => {
    const { opening, sections } = sectionsOf(readOrNone((await askService(getStatic, { slug })).content));
    const parts = sections.map((section) => ({
      path: `${path}#${encodeURIComponent(section.id)}`,
      page: title,
      title: section.title,
      text: wordsOf(section.nodes),
    }));
    return [{ path, page: title, title, text: wordsOf(opening) }, ...parts];
  });
  return texts.flat();
}

const isOfRepository = (path: string): boolean => FIXED_PAGES.includes(path) || isSecondAddress(path);
