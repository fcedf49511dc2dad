import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { REPOSITORY_FIGURES } from '@/domain/site-figures';
import { FaqScreen } from '@/features/content';
import { coalesce } from '@/server/coalesce';
import { fixedPageProps } from '@/server/page-data/page-props';
import { renderScreen } from '../../support/render';
import { useServerEnv } from '../../support/server-env';
import { server, startBackend, useServer } from '../../support/service';

useServer();
useServerEnv();

/** Answers are cached for a few seconds. Fresh modules act as a newly started server. */
const start = async () => {
  jest.resetModules();
  const { figuresProps } = await import('@/server/page-data/figures');
  const { landingProps, PRINTED_LANDING } = await import('@/server/page-data/landing');
  const { questionsProps, PRINTED_TOPICS } = await import('@/server/page-data/questions');
  return { figuresProps, landingProps, questionsProps, PRINTED_LANDING, PRINTED_TOPICS };
};

const BUILD = 'phase-production-build';
const whileBuilding = async <Result,>(work: () => Promise<Result>): Promise<Result> => {
  process.env.NEXT_PHASE = BUILD;
  try {
    return await work();
  } finally {
    delete process.env.NEXT_PHASE;
  }
};

const changeBank = (change: (data: Record<string, unknown>) => object) =>
  server.use(
    http.get('*/api/v1/admin/getBankOverView', async ({ request }) => {
      const answer = await (await backend.service.fetch(request)).json();
      return HttpResponse.json({ ...answer, data: change(answer.data) });
    }),
  );

let backend: Awaited<ReturnType<typeof startBackend>>;
beforeEach(async () => {
  backend = await startBackend();
});

describe('a build', () => {
  test('calls no service, and has the texts of the repository', async () => {
    server.resetHandlers();
    const asked = jest.spyOn(globalThis, 'fetch');
    const { figuresProps, landingProps, questionsProps, PRINTED_LANDING, PRINTED_TOPICS } = await start();
    await whileBuilding(async () => {
      expect((await figuresProps()).props).toEqual({ figures: REPOSITORY_FIGURES, served: null });
      expect((await landingProps()).props).toEqual(PRINTED_LANDING);
      expect((await questionsProps()).props).toEqual({ topics: PRINTED_TOPICS });
    });
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});

describe('a running server', () => {
  test('has the figures from the service, with their time', async () => {
    const { figuresProps } = await start();
    const { props, revalidate } = await figuresProps();
    expect(props.figures.bank.campaign).toMatchObject({ raised: '18400000', status: 'OPEN' });
    expect(props.figures.price?.history?.length).toBeGreaterThan(20);
    expect(props.figures.currencies?.map(({ code }) => code)).toContain('EUR');
    expect(Date.parse(props.figures.readAt ?? '')).toBeGreaterThan(0);
    expect(props.served?.texts.price).toBe('$12.48');
    expect(revalidate).toBeGreaterThan(0);
  });

  test('has the newest articles, the board and five questions for the start page', async () => {
    const { props } = await (await start()).landingProps();
    const { news, people, questions, questionCount, figures } = props.content;
    expect(props.served?.texts.price).toBe('$12.48');
    expect(news).toHaveLength(4);
    expect(news.map(({ publishedAt }) => publishedAt)).toEqual(
      news.map(({ publishedAt }) => publishedAt).toSorted((one, other) => String(other).localeCompare(String(one))),
    );
    expect(people.length).toBeGreaterThan(0);
    expect(questions.map(({ id }) => id)).toEqual(['is-it-a-share', 'protected', 'sell', 'lost-wallet', 'smallest']);
    expect(questionCount).toBe(30);
    // Compares only what the page shows, because the HTML contains everything.
    expect(new Set(figures.bank.kpis.map(({ label }) => label))).toEqual(new Set(['Equity', 'Profit after tax']));
  });

  test('shows the current texts from the service', async () => {
    changeBank((data) => ({
      ...data,
      kpis: [{ label: 'Total assets', unit: 'USD m', value: '5123', asOf: '2026-12-31T00:00:00.000Z' }],
      campaign: { ...Object(data.campaign), raised: '21000000', investors: 10_001 },
    }));
    const { props } = await (await start()).figuresProps();
    const { kpis, campaign } = props.figures.bank;
    expect(kpis).toEqual([{ label: 'Total assets', unit: 'USD m', value: '5123', asOf: '2026-12-31T00:00:00.000Z' }]);
    expect(campaign).toMatchObject({ raised: '21000000', investors: 10_001 });
  });

  test.each([
    ['fails', () => new HttpResponse('', { status: 502 })],
    ['answers in another shape', () => HttpResponse.json({ status: 200, message: 'OK', data: { name: 'FNX' } })],
    ['answers with no JSON', () => new HttpResponse('<html>')],
    ['sends elsewhere', () => HttpResponse.redirect('http://elsewhere.example/')],
  ])('renders no page when the service %s, so that the last good one stays', async (_name, answer) => {
    server.use(http.get('*/api/v1/admin/getBankOverView', answer), http.get('*/api/v1/static/faqListUser', answer));
    const { figuresProps, questionsProps } = await start();
    await expect(figuresProps()).rejects.toThrow();
    await expect(questionsProps()).rejects.toThrow();
  });

  test('calls the service once for all pages that are rendered at the same time', async () => {
    const ask = jest.fn(() => Promise.resolve('answer'));
    const read = coalesce(ask);
    expect(await Promise.all([read(), read(), read()])).toEqual(['answer', 'answer', 'answer']);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('omits from the page the optional fields that the service does not send', async () => {
    const { props } = await fixedPageProps<object>(() => Promise.resolve({ known: 1, unknown: undefined }), {})();
    expect(Object.keys(props)).toEqual(['known']);
  });
});

describe('the questions', () => {
  const faq = (fields: object) => ({
    _id: 'one',
    question: 'Who?',
    answer: 'We.',
    category: 'shares',
    order: 1,
    ...fields,
  });
  const answerWith = (...docs: object[]) =>
    server.use(
      http.get('*/api/v1/static/faqListUser', () =>
        HttpResponse.json({ status: 200, message: 'OK', data: { docs, total: 1, page: 1, limit: 100, pages: 1 } }),
      ),
    );
  const open = async () => {
    const { props } = await (await start()).questionsProps();
    return renderScreen(<FaqScreen topics={props.topics} />, { pathname: '/faq' });
  };

  test('of the service equal the questions of the repository', async () => {
    const { questionsProps, PRINTED_TOPICS } = await start();
    expect((await questionsProps()).props.topics).toEqual(PRINTED_TOPICS);
  });

  test('have the answers from the service, and contain nothing executable', async () => {
    answerWith(
      faq({ answer: '<p>See <a href="/price">the price</a>.<img src=x onerror=hit()></p><script>hit()</script>' }),
    );
    const { container } = await open();
    expect(screen.getByRole('heading', { name: '1 question, plain answer' })).toBeVisible();
    expect(container.querySelector('details a')).toHaveAttribute('href', '/price');
    expect(container.querySelector('details :is(script, img)')).toBeNull();
  });

  test('use no id that the page already has', async () => {
    answerWith(faq({ _id: 'shares' }), faq({ _id: 'main', order: 2 }));
    const { container } = await open();
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).not.toContain('main');
  });

  test('come from the repository when the service has none', async () => {
    answerWith();
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thirty questions');
  });
});
