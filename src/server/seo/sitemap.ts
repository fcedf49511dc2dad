import { getStaticList, type Article } from '@/api/contract';
import { FIXED_PAGES, isAlternativePath } from '@/config/indexed';
import { siteOrigin } from '@/config/site-origin';
import { report } from '@/errors/report';
import { articlePath } from '@/parts/article-path';
import { SLUG } from '@/utils/slug';
import { askService } from '../page-data/ask-service';
import { coalesce } from '../coalesce';
import { allArticles } from './articles';
import { CACHE_SECONDS, type TextFile } from './serve-text-file';
import { xmlDocument, type Xml } from './xml';

const MAX_PLACES = 50_000;

type SitemapEntry = { path: string; changed?: string | null };

const managedPages = coalesce(async (): Promise<readonly SitemapEntry[] | null> => {
  try {
    const { docs } = await askService(getStaticList, {});
    return docs
      .filter(({ slug }) => SLUG.test(slug))
      .map(({ slug, updatedAt, effectiveDate }) => ({ path: `/static/${slug}`, changed: updatedAt ?? effectiveDate }))
      .filter(({ path }) => !FIXED_PAGES.includes(path) && !isAlternativePath(path));
  } catch (error) {
    report('the list of managed pages', error);
    return null;
  }
});

const sitemapEntryOf = (article: Article): SitemapEntry => ({
  path: articlePath(article),
  changed: article.publishedAt,
});

const urlOf = (origin: string, { path, changed }: SitemapEntry): Xml => [
  'url',
  [['loc', new URL(path, origin).href], ...(changed ? [['lastmod', changed] as const] : [])],
];

export async function sitemap(): Promise<TextFile | null> {
  const origin = siteOrigin();
  if (!origin) return null;
  const [listed, pages] = await Promise.all([allArticles(), managedPages()]);
  const places: SitemapEntry[] = [
    ...FIXED_PAGES.map((path) => ({ path })),
    ...(listed?.articles ?? []).map(sitemapEntryOf),
    ...(pages ?? []),
  ];
  const once = [...new Map(places.map((place) => [place.path, place])).values()];
  const urls = once.slice(0, MAX_PLACES).map((place) => urlOf(origin, place));
  return {
    type: 'application/xml',
    text: xmlDocument(['urlset', urls, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }]),
    keepS: listed?.isComplete && pages ? CACHE_SECONDS : 0,
  };
}
