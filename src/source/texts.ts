import { getStatic, viewBlog, type DataOf } from '@/api/contract';
import type { GetStaticPaths, GetStaticPropsContext } from 'next';
import type { Neighbours } from '@/features/content';
import { isAppError } from '@/errors/app-error';
import type { RichNode } from '@/ui/rich-text/rich-node';
import { sectionsOf, type RichSections } from '@/ui/rich-text/sections';
import { articlePath } from '@/parts/article-path';
import { SLUG } from '@/utils/slug';
import { askService } from './ask-service';
import { allArticles } from './found/articles';
import { onceForEach } from './once-for-all';
import { readRichText } from './read-rich-text';
import { servedOrMissing } from './served';

export type ArticleProps = {
  article: Omit<DataOf<typeof viewBlog>, 'content'>;
  nodes: RichNode[];
  neighbours?: Neighbours;
};
export type ManagedPageProps = { page: Omit<DataOf<typeof getStatic>, 'content'>; text: RichSections };

/** Made when somebody first asks for them: a build knows none. */
export const madeOnDemand: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

const fieldOf = ({ params }: GetStaticPropsContext, name: string): string => {
  const value = params?.[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Asks for a text by its slug. Null where the service has nothing there, where the contract knows no such slug, and where
 * the answer is another text, which has an address of its own.
 */
function bySlug<Text extends { slug: string }>(ask: (slug: string) => Promise<Text>) {
  const askOnce = onceForEach(ask);
  return async (slug: string): Promise<Text | null> => {
    if (!SLUG.test(slug)) return null;
    try {
      const found = await askOnce(slug);
      return found.slug === slug ? found : null;
    } catch (error) {
      if (isAppError(error) && (error.fault.kind === 'missing' || error.fault.kind === 'form')) return null;
      throw error;
    }
  };
}

const articleBySlug = bySlug((slug) => askService(viewBlog, { slug }));
const pageBySlug = bySlug((slug) => askService(getStatic, { slug }));

/** The articles that came before and after. An article stands without them, too. */
async function neighboursOf(slug: string): Promise<Neighbours> {
  const all = (await allArticles()) ?? [];
  const place = all.findIndex((article) => article.slug === slug);
  const at = (index: number) => {
    const found = place < 0 ? undefined : all[index];
    return found ? { title: found.title, path: articlePath(found) } : null;
  };
  return { newer: at(place - 1), older: at(place + 1) };
}

/** An article below a category that is not its own is at no such address. */
export const articleProps = (context: GetStaticPropsContext) =>
  servedOrMissing<ArticleProps>(async () => {
    const found = await articleBySlug(fieldOf(context, 'slug'));
    if (!found || found.category !== fieldOf(context, 'dugs')) return null;
    const { content, ...article } = found;
    return { article, nodes: readRichText(content), neighbours: await neighboursOf(article.slug) };
  });

/** Under either of its two patterns, which name their field differently. */
export const managedPageProps = (context: GetStaticPropsContext) =>
  servedOrMissing<ManagedPageProps>(async () => {
    const found = await pageBySlug(fieldOf(context, 'slug') || fieldOf(context, 'slugs'));
    if (!found) return null;
    const { content, ...page } = found;
    return { page, text: sectionsOf(readRichText(content)) };
  });
