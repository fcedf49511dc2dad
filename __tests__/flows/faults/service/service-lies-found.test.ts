import { http, HttpResponse } from 'msw';
import { getBlogList } from '@/api/contract';
import { FIXED_PAGES } from '@/config/indexed';
import { askService } from '@/server/page-data/ask-service';
import { useServerEnv } from '../../../support/server-env';
import { server, startBackend, useServer } from '../../../support/service';

useServer();
useServerEnv();

const ORIGIN = 'https://invest.bank.example';

let backend: Awaited<ReturnType<typeof startBackend>>;
beforeEach(async () => {
  document.documentElement.dataset.origin = ORIGIN;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend = await startBackend();
});
afterEach(() => {
  delete document.documentElement.dataset.origin;
  jest.restoreAllMocks();
});

/** Answers are cached for a few seconds. Fresh modules act as a newly started server. */
async function start() {
  jest.resetModules();
  const { sitemap } = await import('@/server/seo/sitemap');
  const { feed } = await import('@/server/seo/feed');
  return { sitemap, feed };
}

type Articles = { docs: Record<string, unknown>[] };
const changed = (change: (data: Articles) => object) =>
  server.use(
    http.get('*/api/v1/blog/getblogMediaList', async ({ request }) => {
      const answer = await (await backend.service.fetch(request)).json();
      return HttpResponse.json({ ...answer, data: change(answer.data) });
    }),
  );
const serveArticles = (change: (docs: Articles['docs']) => object[]) =>
  changed((data) => ({ ...data, docs: change(data.docs) }));

const firstArticle = async () => {
  const { docs } = await askService(getBlogList, { page: 1, limit: 100 });
  return docs[0]!;
};
const locationsOf = (text: string | undefined) =>
  [...(text ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);

describe('data for search engines and readers of feeds', () => {
  test.each([
    ['an invalid slug', { slug: 'Q3_Report.html' }],
    ['a slug with a path to another page', { slug: '..' }],
    ['a category with a path to another page', { category: '..' }],
    ['no category', { category: '' }],
  ])('omits an article with %s from the site map', async (_what, fields) => {
    serveArticles(([first]) => [{ ...first, slug: 'a-note', category: 'shares', ...fields }]);
    const { sitemap } = await start();
    const places = locationsOf((await sitemap())?.text).filter((place) => !/\/static\//.test(place ?? ''));
    const fixed = FIXED_PAGES.map((path) => new URL(path, ORIGIN).href);
    expect(places.filter((place) => !fixed.includes(place ?? ''))).toEqual([]);
    expect(places).toEqual([...new Set(places)]);
  });

  test('has each article once in the site map, even when the pages of the list change while they are read', async () => {
    const moved = await firstArticle();
    changed((data) => ({ ...data, docs: [moved], total: 2, pages: 2 }));
    const places = locationsOf((await (await start()).sitemap())?.text);
    expect(places).toEqual([...new Set(places)]);
  });

  test('has the newest article first in the feed, whatever the time zone', async () => {
    serveArticles(([first]) => [
      { ...first, slug: 'earlier', publishedAt: '2026-11-02T00:30:00+05:00' },
      { ...first, slug: 'later', publishedAt: '2026-11-01T23:00:00Z' },
    ]);
    const text = (await (await start()).feed())?.text ?? '';
    expect(text.indexOf('/later')).toBeLessThan(text.indexOf('/earlier'));
  });
});

describe('one odd article among the others', () => {
  // JSON can contain a lone surrogate; a URL cannot.
  const half = '\uD800';

  test.each([
    ['the site map', 'sitemap'],
    ['the feed', 'feed'],
  ] as const)('an invalid article does not affect the other articles in %s', async (_what, name) => {
    const good = await firstArticle();
    changed((data) => ({
      ...data,
      docs: [{ ...good, _id: 'odd', category: half }, good],
      total: 2,
      pages: 1,
    }));
    const answer = await (await start())[name]();
    expect(answer?.text).toContain(`/blog/${good.category}/${good.slug}`);
  });
});
