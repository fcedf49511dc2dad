import { setTimeout } from 'node:timers/promises';
import { getStatic, viewBlog, type DataOf } from '@/api/contract';
import type { Neighbours } from '@/features/content';
import { isAppError } from '@/errors/app-error';
import type { RichNode } from '@/ui/rich-text/rich-node';
import { sectionsOf, type RichSections } from '@/ui/rich-text/sections';
import { articlePath } from '@/parts/article-path';
import { SLUG } from '@/utils/slug';
import { askService } from './ask-service';
import { allArticles } from '../seo/articles';
import { readRichText } from './read-rich-text';
import { servedText } from './served-text';

export type ArticleProps = {
  article: Omit<DataOf<typeof viewBlog>, 'content'>;
  nodes: RichNode[];
  neighbours?: Neighbours;
};
export type ManagedPageProps = { page: Omit<DataOf<typeof getStatic>, 'content'>; text: RichSections };
export type { Unavailable } from './served-text';

/** Returns null if the service has no such text, or answers with the text of another slug, which has its own URL. */
async function bySlug<Text extends { slug: string }>(slug: string, asking: Promise<Text>): Promise<Text | null> {
  try {
    const found = await asking;
    return found.slug === slug ? found : null;
  } catch (error) {
    if (isAppError(error) && (error.fault.kind === 'missing' || error.fault.kind === 'form')) return null;
    throw error;
  }
}

const MAX_RELATED = 6;
const NEIGHBOURS_WITHIN_MS = 1_000;

async function neighboursOf(slug: string): Promise<Neighbours> {
  const listed = await Promise.race([allArticles(), setTimeout(NEIGHBOURS_WITHIN_MS, null, { ref: false })]);
  const all = listed?.articles ?? [];
  const place = all.findIndex((article) => article.slug === slug);
  const at = (index: number) => {
    const found = place < 0 ? undefined : all[index];
    return found ? { title: found.title, path: articlePath(found) } : null;
  };
  return { newer: at(place - 1), older: at(place + 1) };
}

const keyOf = (kind: string, slug = '') => (SLUG.test(slug) ? `${kind}/${slug}` : null);

export const articleProps = servedText<ArticleProps>({
  keyOf: ({ slug }) => keyOf('article', slug),
  ask: async ({ slug = '' }) => {
    const found = await bySlug(slug, askService(viewBlog, { slug }));
    if (!found) return null;
    const { content, ...article } = { ...found, related: found.related.slice(0, MAX_RELATED) };
    return { article, nodes: readRichText(content), neighbours: await neighboursOf(article.slug) };
  },
  isAt: ({ article }, { dugs }) => article.category === dugs,
});

const pageSlugOf = ({ slug, slugs = '' }: Readonly<Record<string, string>>) => slug ?? slugs;

export const managedPageProps = servedText<ManagedPageProps>({
  keyOf: (params) => keyOf('page', pageSlugOf(params)),
  ask: async (params) => {
    const slug = pageSlugOf(params);
    const found = await bySlug(slug, askService(getStatic, { slug }));
    if (!found) return null;
    const { content, ...page } = found;
    return { page, text: sectionsOf(readRichText(content)) };
  },
});
