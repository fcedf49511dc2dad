import type { Article } from '@/api/contract';
import { PRODUCT } from '@/config/product';
import { FEED, NEWS } from '@/config/routes';
import { siteOrigin } from '@/config/site-origin';
import { articlePath } from '@/parts/article-path';
import { CACHE_SECONDS, type TextFile } from './serve-text-file';
import { allArticles } from './articles';
import { xmlDocument, type Xml } from './xml';

const MAX_ITEMS = 50;

const mailDate = (iso: string) => new Date(iso).toUTCString();

function itemOf(origin: string, article: Article): Xml {
  const link = new URL(articlePath(article), origin).href;
  const { title, excerpt, category, publishedAt } = article;
  return [
    'item',
    [
      ['title', title],
      ['link', link],
      ['guid', link, { isPermaLink: 'true' }],
      ...(excerpt ? [['description', excerpt] as const] : []),
      ...(category ? [['category', category] as const] : []),
      ...(publishedAt ? [['pubDate', mailDate(publishedAt)] as const] : []),
    ],
  ];
}

export async function feed(): Promise<TextFile | null> {
  const origin = siteOrigin();
  if (!origin) return null;
  const listed = await allArticles();
  const newest = (listed?.articles ?? []).slice(0, MAX_ITEMS);
  const channel: Xml[] = [
    ['title', `${PRODUCT}: notes from the bank`],
    ['link', new URL(NEWS, origin).href],
    ['description', 'Dated notes by FNX Bank on shares, the market, the bank itself and staying safe.'],
    ['language', 'en'],
    ['atom:link', '', { href: new URL(FEED, origin).href, rel: 'self', type: 'application/rss+xml' }],
    ...newest.map((article) => itemOf(origin, article)),
  ];
  return {
    type: 'application/rss+xml',
    text: xmlDocument(['rss', [['channel', channel]], { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }]),
    keepS: listed?.isComplete ? CACHE_SECONDS : 0,
  };
}
