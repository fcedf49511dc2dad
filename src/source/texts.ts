import { getStatic, viewBlog, type DataOf } from '@/api/contract';
import type { GetStaticPaths, GetStaticPropsContext } from 'next';
import { isAppError } from '@/errors/app-error';
import type { RichNode } from '@/ui/rich-text/rich-node';
import { sectionsOf, type RichSections } from '@/ui/rich-text/sections';
import { askService } from './ask-service';
import { readRichText } from './read-rich-text';
import { servedOrMissing } from './served';

export type ArticleProps = { article: Omit<DataOf<typeof viewBlog>, 'content'>; nodes: RichNode[] };
export type ManagedPageProps = { page: Omit<DataOf<typeof getStatic>, 'content'>; text: RichSections };

/** Made when somebody first asks for them: a build knows none. */
export const madeOnDemand: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

const fieldOf = ({ params }: GetStaticPropsContext, name: string): string => {
  const value = params?.[name];
  return typeof value === 'string' ? value : '';
};

/** The service has nothing there, or the contract knows no such name. */
async function orNothing<Answer>(slug: string, ask: () => Promise<Answer>): Promise<Answer | null> {
  if (!getStatic.request.safeParse({ slug }).success) return null;
  try {
    return await ask();
  } catch (error) {
    if (isAppError(error) && (error.fault.kind === 'missing' || error.fault.kind === 'form')) return null;
    throw error;
  }
}

/** An article below a category that is not its own is at no such address. */
export const articleProps = (context: GetStaticPropsContext) =>
  servedOrMissing<ArticleProps>(async () => {
    const slug = fieldOf(context, 'slug');
    const found = await orNothing(slug, () => askService(viewBlog, { slug }));
    if (!found || found.category !== fieldOf(context, 'dugs')) return null;
    const { content, ...article } = found;
    return { article, nodes: readRichText(content) };
  });

/** Under either of its two patterns, which name their field differently. */
export const managedPageProps = (context: GetStaticPropsContext) =>
  servedOrMissing<ManagedPageProps>(async () => {
    const slug = fieldOf(context, 'slug') || fieldOf(context, 'slugs');
    const found = await orNothing(slug, () => askService(getStatic, { slug }));
    if (!found) return null;
    const { content, ...page } = found;
    return { page, text: sectionsOf(readRichText(content)) };
  });
