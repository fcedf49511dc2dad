import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DocumentHead } from '@/server/seo/document-head';
import type { PageFacts } from '@/server/seo/structured-data';
import { PRINTED_TOPICS } from '@/server/page-data/questions';
import { expectGraph, type Thing } from '../../support/schema-org';

const ORIGIN = 'https://invest.bank.example';

const headOf = (title: string, path?: string): ReactElement[] => [
  <meta key="charset" charSet="utf-8" />,
  <title key="title">{title}</title>,
  <meta key="description" name="description" content="What it is about." />,
  ...(path ? [<link key="canonical" rel="canonical" href={`${ORIGIN}${path}`} />] : []),
];

type Page = { pathname: string; path?: string; title?: string; pageProps?: PageFacts['pageProps'] };

function read({ pathname, path, title = 'Price | FNX', pageProps = {} }: Page): Document {
  const html = renderToStaticMarkup(
    <DocumentHead pathname={pathname} head={headOf(title, path)} pageProps={pageProps} />,
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

const contentOf = (page: Document, name: string) =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null;
const dataOf = (page: Document): Thing[] =>
  expectGraph(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
const typesOf = (page: Document) => dataOf(page).map((thing) => thing['@type']);

test('a shared link has the page’s text, its canonical URL and its picture', () => {
  const page = read({ pathname: '/price', path: '/price' });
  expect(contentOf(page, 'og:title')).toBe('Price | FNX');
  expect(contentOf(page, 'og:description')).toBe('What it is about.');
  expect(contentOf(page, 'og:url')).toBe(`${ORIGIN}/price`);
  expect(contentOf(page, 'og:image')).toBe(`${ORIGIN}/cards/price.png`);
  expect(contentOf(page, 'twitter:card')).toBe('summary_large_image');
  expect(contentOf(page, 'robots')).toBeNull();
});

test('a page without a canonical URL has no og:url, og:image or structured data', () => {
  const page = read({ pathname: '/price' });
  expect(contentOf(page, 'og:title')).toBe('Price | FNX');
  expect(contentOf(page, 'og:url')).toBeNull();
  expect(contentOf(page, 'og:image')).toBeNull();
  expect(page.querySelector('script')).toBeNull();
});

test.each(['/dashboard', '/auth/login', '/404', '/_error', '/auth/create-account'])(
  '%s is not indexed, and has no description for other sites',
  (pathname) => {
    const page = read({ pathname });
    expect(contentOf(page, 'robots')).toBe('noindex');
    expect(page.querySelectorAll('meta, link, script')).toHaveLength(1);
  },
);

test('the start page describes the bank, and has no breadcrumb', () => {
  const [bank, ...others] = dataOf(read({ pathname: '/', path: '/', title: 'FNX | OWNERSHIP REINVENTED' }));
  expect(bank).toMatchObject({ '@type': 'Organization', name: 'FNX Bank p.l.c.', url: `${ORIGIN}/` });
  expect(others).toEqual([]);
});

test('a page has its breadcrumb', () => {
  const [way] = dataOf(read({ pathname: '/price', path: '/price' }));
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'FNX', item: `${ORIGIN}/` },
      { position: 2, name: 'Price', item: `${ORIGIN}/price` },
    ],
  });
});

test('the questions have their complete answers', () => {
  const page = read({ pathname: '/faq', path: '/faq', pageProps: { topics: PRINTED_TOPICS } });
  const questions = dataOf(page).find((thing) => thing['@type'] === 'FAQPage')?.mainEntity;
  expect(questions).toHaveLength(30);
  expect(JSON.stringify(questions)).not.toMatch(/\[object|undefined/);
});

const ARTICLE = {
  _id: '1',
  slug: 'one',
  category: 'market',
  title: 'A title </script><script>alert(1)</script>',
  excerpt: 'What it is about.',
  image: null,
  tags: ['pool'],
  author: 'Treasury desk',
  publishedAt: '2026-10-22T09:00:00Z',
  minutes: 1,
  related: [],
};

test('an article has its author and day, has News above it in the breadcrumb, and cannot end a script', () => {
  const pageProps = { article: ARTICLE, nodes: [] };
  const page = read({ pathname: '/blog/[dugs]/[slug]', path: '/blog/market/one', title: 'One | FNX', pageProps });
  expect(page.querySelectorAll('script')).toHaveLength(1);
  expect(typesOf(page)).toEqual(['BreadcrumbList', 'Article']);
  const [way, article] = dataOf(page);
  expect(way?.itemListElement).toMatchObject([{ name: 'FNX' }, { item: `${ORIGIN}/about-us/blog` }, { name: 'One' }]);
  expect(article).toMatchObject({
    headline: ARTICLE.title,
    author: { name: 'Treasury desk' },
    datePublished: ARTICLE.publishedAt,
    image: `${ORIGIN}/cards/note-9.png`,
  });
});

test('an article with little data is described with the available data', () => {
  const article = { ...ARTICLE, author: '', publishedAt: null, tags: [] };
  const page = read({ pathname: '/blog/[dugs]/[slug]', path: '/blog/market/one', pageProps: { article, nodes: [] } });
  const articleData = dataOf(page).find((thing) => thing['@type'] === 'Article');
  expect(articleData).toMatchObject({ author: { name: 'FNX Bank p.l.c.' } });
  expect(articleData).not.toHaveProperty('datePublished');
});
