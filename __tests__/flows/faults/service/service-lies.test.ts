import { inspect } from 'node:util';
import { http, HttpResponse } from 'msw';
import { getBlogList, viewBlog } from '@/api/contract';
import { askService } from '@/server/page-data/ask-service';
import { askPage } from '../../../support/ask-page';
import { useServerEnv } from '../../../support/server-env';
import { server, startBackend, useServer } from '../../../support/service';

useServer();
useServerEnv();

const SERVICE = '*/api/v1';

let backend: Awaited<ReturnType<typeof startBackend>>;
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend = await startBackend();
});
afterEach(() => jest.restoreAllMocks());

/** Answers are cached for a few seconds. Fresh modules act as a newly started server. */
async function start() {
  jest.resetModules();
  const { articleProps, managedPageProps } = await import('@/server/page-data/texts');
  const { documentsProps } = await import('@/server/page-data/documents');
  const { questionsProps } = await import('@/server/page-data/questions');
  const { figuresProps } = await import('@/server/page-data/figures');
  return { articleProps, managedPageProps, documentsProps, questionsProps, figuresProps };
}

type Change = (data: Record<string, unknown>, url: URL) => unknown;
const changed = (path: string, change: Change) =>
  server.use(
    http.get(`${SERVICE}/${path}`, async ({ request }) => {
      const answer = await (await backend.service.fetch(request)).json();
      return HttpResponse.json({ ...answer, data: change(answer.data, new URL(request.url)) });
    }),
  );
const countAsked = () => {
  const asked: string[] = [];
  const note = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname);
  server.events.on('request:start', note);
  return asked;
};
afterEach(() => server.events.removeAllListeners());

const firstArticle = async () => {
  const { docs } = await askService(getBlogList, { page: 1, limit: 100 });
  return docs[0]!;
};

describe('an answer that is not the service’s', () => {
  const balancer = () => new HttpResponse('default backend - 404', { status: 404 });

  test('with status 404 does not mean that an article is missing', async () => {
    const { slug, category } = await firstArticle();
    server.use(http.get(`${SERVICE}/blog/viewBlog`, balancer));
    const { articleProps } = await start();
    expect(await askPage(articleProps, { dugs: category, slug })).toMatchObject({ status: 503 });
  });

  test('with status 404 does not mean that a managed page is missing', async () => {
    server.use(http.get(`${SERVICE}/static/getStatic`, balancer));
    const { managedPageProps } = await start();
    expect(await askPage(managedPageProps, { slug: 'term-condition' })).toMatchObject({ status: 503 });
  });

  test('is read only up to the largest accepted size', async () => {
    const MEGABYTE = new Uint8Array(1_000_000).fill(32);
    const MAX = 60;
    let sent = 0;
    const endless = () =>
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            if (sent === MAX) return controller.close();
            sent += 1;
            controller.enqueue(MEGABYTE.slice());
          },
        },
        { highWaterMark: 0 },
      );
    server.use(http.get(`${SERVICE}/blog/viewBlog`, () => new HttpResponse(endless())));
    await expect(askService(viewBlog, { slug: 'a-note' })).rejects.toBeDefined();
    expect(sent).toBeLessThan(20);
  });
});

describe('a text other than the requested one', () => {
  test('is not shown at the URL of the requested article', async () => {
    const { category, slug } = await firstArticle();
    server.use(
      http.get(`${SERVICE}/blog/viewBlog`, async ({ request }) => {
        const url = new URL(request.url);
        url.searchParams.set('slug', slug);
        return backend.service.fetch(new Request(url));
      }),
    );
    const { articleProps } = await start();
    const { result } = await askPage(articleProps, { dugs: category, slug: 'there-is-no-such-note' });
    expect('props' in result).toBe(false);
  });

  test('is not shown at the URL of the requested managed page', async () => {
    server.use(
      http.get(`${SERVICE}/static/getStatic`, async ({ request }) => {
        const url = new URL(request.url);
        url.searchParams.set('slug', 'term-condition');
        return backend.service.fetch(new Request(url));
      }),
    );
    const { managedPageProps } = await start();
    const { result } = await askPage(managedPageProps, { slug: 'there-is-no-such-page' });
    expect('props' in result).toBe(false);
  });
});

describe('the number of calls to the service', () => {
  test('does not grow when one slug is requested below many categories at once', async () => {
    const { slug } = await firstArticle();
    const { articleProps } = await start();
    const asked = countAsked();
    const addresses = Array.from({ length: 40 }, (_, index) => ({ dugs: `category-${index}`, slug }));
    await Promise.all(addresses.map((params) => askPage(articleProps, params)));
    expect(asked).toEqual(['/api/v1/blog/viewBlog', '/api/v1/blog/getblogMediaList']);
  });

  test('stays at one until the service has answered the first call', async () => {
    let answer: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get(`${SERVICE}/static/faqListUser`, async ({ request }) => {
        await isHeld;
        return backend.service.fetch(request);
      }),
    );
    const { questionsProps } = await start();
    const begun = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(begun);
    const asked = countAsked();
    const first = questionsProps();
    clock.mockReturnValue(begun + 3_001);
    const second = questionsProps();
    clock.mockRestore();
    answer();
    await Promise.all([first, second]);
    expect(asked).toHaveLength(1);
  });
});

describe('ids from the service', () => {
  const faq = (fields: object) => ({ question: 'What is a share?', answer: '<p>A part.</p>', order: 1, ...fields });
  const serveFaqs = (...faqs: object[]) =>
    changed('static/faqListUser', () => ({ docs: faqs, total: faqs.length, page: 1, limit: 100, pages: 1 }));
  const idsOf = async () => {
    const { props } = await (await start()).questionsProps();
    return props.topics.flatMap(({ id, questions }) => [id, `${id}-title`, ...questions.map((one) => one.id)]);
  };

  test('do not collide with the id of the data that the page begins with', async () => {
    serveFaqs(faq({ _id: '__NEXT_DATA__', category: 'shares' }));
    expect(await idsOf()).not.toContain('__NEXT_DATA__');
  });

  test('do not collide with an id of the page', async () => {
    serveFaqs(faq({ _id: 'a', category: 'main' }), faq({ _id: 'b', category: '__NEXT_DATA__' }));
    const ids = await idsOf();
    expect(ids.filter((id) => id === 'main' || id === '__NEXT_DATA__')).toEqual([]);
  });

  test('differ for topics and questions of the same name', async () => {
    serveFaqs(
      faq({ _id: 'a', category: '' }),
      faq({ _id: 'b', category: 'more' }),
      faq({ _id: 'c', category: 'shares' }),
      faq({ _id: 'c', category: 'wallet' }),
    );
    const ids = await idsOf();
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe('a page that is rendered again', () => {
  test('never loses its documents because the service lists none', async () => {
    changed('static/staticList', (data) => ({ ...data, docs: [], total: 0, pages: 0 }));
    const { documentsProps } = await start();
    const texts = await documentsProps().then(
      ({ props }) => props.texts,
      () => 'kept',
    );
    expect(texts).not.toEqual([]);
  });

  test('never shows a negative price that the service sends', async () => {
    changed('wallet/getFNXprice', (data) => ({ ...data, price: '-12.48' }));
    const { figuresProps } = await start();
    const price = await figuresProps().then(
      ({ props }) => props.served?.texts.price,
      () => undefined,
    );
    expect(price).toBeUndefined();
  });
});

test('a failure to reach the service logs no secret of its URL', async () => {
  const before = process.env.TOKEN_SERVICE_URL;
  process.env.TOKEN_SERVICE_URL = 'https://fnx:open-sesame@service.example';
  const failure: unknown = await askService(viewBlog, { slug: 'a-note' }).catch((error: unknown) => error);
  process.env.TOKEN_SERVICE_URL = before;
  expect(inspect(failure)).not.toContain('open-sesame');
});
