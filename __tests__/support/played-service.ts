import { setTimeout } from 'node:timers/promises';
import { serve } from './http';
import { SERVER_ENV } from './server-env';

const AT = '2026-11-01T00:00:00.000Z';
const figure = (label: string) => ({ label, value: '1', unit: 'x', asOf: AT });

export const listedArticle = (slug: string) => ({
  ...{ _id: slug, slug, title: `About ${slug}`, category: 'market', excerpt: 'In short.', tags: [] },
  ...{ author: 'A. Writer', publishedAt: AT, minutes: 1, image: null },
});
export const managedPage = (slug: string) => ({ slug, title: slug, version: '1', effectiveDate: AT, updatedAt: AT });
export const pageWith = (docs: readonly object[], pages = 1) => ({
  docs,
  total: docs.length,
  page: 1,
  limit: 100,
  pages,
});
export const times = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));

export const BANK = {
  ...{ name: 'FNX', summary: 'A bank.', kpis: [figure('Equity')], ratios: [figure('Tier 1 ratio')] },
  ...{ documents: [], risks: [] },
  campaign: {
    ...{ raised: '1', min: '1', max: '10', price: '1', investors: 1, startsAt: AT, endsAt: AT },
    ...{ minTicket: '1', status: 'OPEN' },
  },
};
export const PRICE = { price: '1.00', currency: 'USD', change24h: '0', updatedAt: AT, source: 'FNX', history: null };

type Answers = Record<string, (query: URLSearchParams) => unknown>;
const HONEST: Answers = {
  'admin/getBankOverView': () => BANK,
  'wallet/getFNXprice': () => PRICE,
  'wallet/getCurrencyList': () => [],
  'team/teamList': () => ({ docs: [] }),
  'blog/getblogMediaList': () => pageWith([]),
  'blog/viewBlog': (query) => ({ ...listedArticle(query.get('slug') ?? ''), content: '<p>Words.</p>', related: [] }),
  'static/faqListUser': () => pageWith([]),
  'static/staticList': () => pageWith([]),
  'static/getStatic': (query) => ({ ...managedPage(query.get('slug') ?? ''), content: '<p>Words.</p>' }),
};

/** A service on a real socket with the test's answers, and valid default answers otherwise. */
export function usePlayedService() {
  const before = { ...process.env };
  const stage = { answers: {} as Answers, asked: [] as string[], delayMs: 0, close: async () => {} };
  beforeEach(async () => {
    Object.assign(stage, { answers: {}, asked: [], delayMs: 0 });
    const { origin, close } = await serve(async (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://service.example');
      const call = pathname.replace('/api/v1/', '');
      stage.asked.push(call);
      const data = (stage.answers[call] ?? HONEST[call])?.(searchParams);
      await setTimeout(stage.delayMs);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ status: 200, message: '', data }));
    });
    stage.close = close;
    Object.assign(process.env, SERVER_ENV, { TOKEN_SERVICE_URL: origin });
    // Answers are cached for a few seconds. Fresh modules act as a newly started server.
    jest.resetModules();
  });
  afterEach(async () => {
    await stage.close();
    process.env = { ...before };
  });
  return stage;
}
