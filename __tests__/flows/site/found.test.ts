import { http, HttpResponse } from 'msw';
import { getBlogList, getStaticList, type Article } from '@/api/contract';
import { FIXED_PAGES } from '@/config/indexed';
import { askService } from '@/server/page-data/ask-service';
import { useServerEnv } from '../../support/server-env';
import { server, startBackend, useServer } from '../../support/service';

useServer();
useServerEnv();

const ORIGIN = 'https://invest.bank.example';
const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?Z)?$/;
const MAIL_DATE =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

beforeEach(async () => {
  document.documentElement.dataset.origin = ORIGIN;
  await startBackend();
});
afterEach(() => delete document.documentElement.dataset.origin);

/** Answers are cached for a few seconds. Fresh modules act as a newly started server. */
async function start() {
  jest.resetModules();
  const { sitemap } = await import('@/server/seo/sitemap');
  const { feed } = await import('@/server/seo/feed');
  const { robots } = await import('@/server/seo/robots');
  const { webManifest } = await import('@/server/seo/web-manifest');
  return { sitemap, feed, robots, webManifest };
}

function readXml(text: string | undefined, root: string): Element {
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/);
  const { documentElement } = new DOMParser().parseFromString(text ?? '', 'application/xml');
  expect(documentElement.nodeName).toBe(root);
  return documentElement;
}

const childrenOf = (parent: Element, name: string) => [...parent.children].filter((child) => child.nodeName === name);
const only = (parent: Element, name: string): string => {
  const found = childrenOf(parent, name);
  expect(found).toHaveLength(1);
  return found[0]?.textContent ?? '';
};

const isAway = () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(http.all('*/api/v1/*', () => new HttpResponse('', { status: 502 })));
};
afterEach(() => jest.restoreAllMocks());

const articlesNow = async () => (await askService(getBlogList, { page: 1, limit: 100 })).docs;
const urlOf = ({ category, slug }: Article) => `${ORIGIN}/blog/${category}/${slug}`;

describe('the site map', () => {
  const read = async () => {
    const answer = await (await start()).sitemap();
    const root = readXml(answer?.text, 'urlset');
    expect(root.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    expect([...root.children].every(({ nodeName }) => nodeName === 'url')).toBe(true);
    const places = [...root.children].map((url) => {
      for (const changed of childrenOf(url, 'lastmod')) expect(changed.textContent).toMatch(MOMENT);
      expect([...url.children].map(({ nodeName }) => nodeName)).toEqual(
        expect.not.arrayContaining(['priority', 'changefreq']),
      );
      return only(url, 'loc');
    });
    return { answer, places };
  };
  const fixed = FIXED_PAGES.map((path) => new URL(path, ORIGIN).href);

  test('has every public page once: the fixed ones, each article and each managed page', async () => {
    const { places, answer } = await read();
    const { docs } = await askService(getStaticList, {});
    expect(places).toEqual([...new Set(places)]);
    expect(places).toEqual(expect.arrayContaining([...fixed, ...(await articlesNow()).map(urlOf)]));
    expect(places).toEqual(
      expect.arrayContaining(
        docs.map(({ slug }) => (slug === 'about' ? `${ORIGIN}/about` : `${ORIGIN}/static/${slug}`)),
      ),
    );
    expect(answer).toMatchObject({ type: 'application/xml', keepS: 300 });
  });

  test('has no page of an account, no login page and no second URL of a page', async () => {
    const { places } = await read();
    expect(places.filter((place) => !place.startsWith(`${ORIGIN}/`))).toEqual([]);
    expect(
      places.filter((place) =>
        /\/(dashboard|wallet|settings|auth\/(?!signup$)|article\/|content\/|static\/about$|[45]0\d)/.test(place),
      ),
    ).toEqual([]);
  });

  test('has the fixed pages while the service is unavailable, and is not cached', async () => {
    isAway();
    const { places, answer } = await read();
    expect(places).toEqual(fixed);
    expect(answer?.keepS).toBe(0);
  });
});

describe('the feed', () => {
  const read = async () => {
    const answer = await (await start()).feed();
    const root = readXml(answer?.text, 'rss');
    expect(root.getAttribute('version')).toBe('2.0');
    expect(childrenOf(root, 'channel')).toHaveLength(1);
    const channel = childrenOf(root, 'channel')[0]!;
    expect(only(channel, 'title')).not.toBe('');
    expect(only(channel, 'description')).not.toBe('');
    expect(only(channel, 'link')).toBe(`${ORIGIN}/about-us/blog`);
    const [self] = channel.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
    expect(self?.getAttribute('href')).toBe(`${ORIGIN}/rss.xml`);
    expect(self?.getAttribute('rel')).toBe('self');
    return { answer, items: childrenOf(channel, 'item') };
  };

  test('has every article, newest first, with its URL, day and summary', async () => {
    const { answer, items } = await read();
    const articles = await articlesNow();
    expect(articles.length).toBeGreaterThan(5);
    expect(items.map((item) => only(item, 'guid')).sort()).toEqual(articles.map(urlOf).sort());
    const days = items.map((item) => only(item, 'pubDate'));
    for (const day of days) expect(day).toMatch(MAIL_DATE);
    const moments = days.map((day) => Date.parse(day));
    expect(moments).toEqual([...moments].sort((a, b) => b - a));
    for (const item of items) {
      expect(only(item, 'link')).toBe(only(item, 'guid'));
      expect(only(item, 'description')).not.toBe('');
    }
    expect(answer).toMatchObject({ type: 'application/rss+xml', keepS: 300 });
  });

  test('has no items while the service is unavailable, and is not cached', async () => {
    isAway();
    const { answer, items } = await read();
    expect(items).toEqual([]);
    expect(answer?.keepS).toBe(0);
  });

  test('escapes special characters of a title, and drops those that XML cannot contain', async () => {
    const [first] = await articlesNow();
    const title = 'Fish & <b>chips</b> ]]> "\u0007"';
    const data = { docs: [{ ...first, title }], total: 1, page: 1, limit: 100, pages: 1 };
    server.use(
      http.get('*/api/v1/blog/getblogMediaList', () => HttpResponse.json({ status: 200, message: 'OK', data })),
    );
    const { items } = await read();
    expect(items.map((item) => only(item, 'title'))).toEqual(['Fish & <b>chips</b> ]]> ""']);
  });
});

test('robots.txt excludes the API, and contains the URL of the site map', async () => {
  const { text } = (await start()).robots();
  expect(text).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

test('the manifest contains the site’s name and existing icons', async () => {
  const { text, type } = (await start()).webManifest();
  expect(type).toBe('application/manifest+json');
  expect(JSON.parse(text)).toMatchObject({ name: 'FNX', start_url: '/', scope: '/', display: 'standalone' });
});

test('a server without a known origin has neither site map nor feed, and robots.txt contains neither', async () => {
  delete document.documentElement.dataset.origin;
  const { sitemap, feed, robots } = await start();
  expect(await sitemap()).toBeNull();
  expect(await feed()).toBeNull();
  expect(robots().text).not.toContain('Sitemap');
});
