import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { queryClient } from '@/api/query-client';
import { REPOSITORY_FIGURES } from '@/domain/site-figures';
import { AboutScreen, ArticleScreen, BlogScreen, ManagedPageScreen, type ArticlesServed } from '@/features/content';
import { articleProps, managedPageProps, type ArticleProps, type ManagedPageProps } from '@/server/page-data/texts';
import { HOSTILE } from '../../support/hostile-html';
import { renderAt } from '../../support/address-bar';
import { askPage, propsOf } from '../../support/ask-page';
import { withoutRetries } from '../../support/render';
import { useServerEnv } from '../../support/server-env';
import { server, startBackend, useServer, type Backend } from '../../support/service';

useServer();
useServerEnv();
withoutRetries();

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
});
afterEach(() => queryClient.clear());

const FAILS = () => new HttpResponse('<html>', { status: 500 });

const articleAt = (dugs: string, slug: string) => askPage(articleProps, { dugs, slug });
const pageAt = (slug: string) => askPage(managedPageProps, { slugs: slug });
const MISSING = expect.objectContaining({ result: { notFound: true } });

const openArticle = async (slug: string) =>
  renderAt(`/blog/market/${slug}`, <ArticleScreen {...propsOf<ArticleProps>(await articleAt('market', slug))} />, {
    pathname: '/blog/[dugs]/[slug]',
    fields: { dugs: 'market', slug },
  });
const openPage = async (slug: string) =>
  renderAt(`/content/${slug}`, <ManagedPageScreen {...propsOf<ManagedPageProps>(await pageAt(slug))} />, {
    pathname: '/content/[slugs]',
    fields: { slugs: slug },
  });
const AS_BUILT: ArticlesServed = { list: null, titles: [] };
const openBlog = (query = '') =>
  renderAt(`/about-us/blog${query}`, <BlogScreen {...AS_BUILT} />, { pathname: '/about-us/blog' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('an article', () => {
  test('shows its text, author, date and reading time, and related articles', async () => {
    await openArticle('how-deep-is-the-pool');
    expect(await heading('How deep is the pool, and why it matters')).toBeVisible();
    expect(screen.getByText('Treasury desk')).toBeVisible();
    expect(screen.getByText('1 minute')).toBeVisible();
    expect(screen.getByTitle('2026-10-22T09:00:00Z')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'You receive' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'selling' })).toHaveAttribute(
      'href',
      '/about-us/blog?category=selling#articles',
    );
    const related = screen.getByRole('region', { name: 'Related articles' });
    expect(within(related).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('offers to copy its link', async () => {
    const { user } = await openArticle('how-deep-is-the-pool');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(write).toHaveBeenCalledWith('http://localhost/blog/market/how-deep-is-the-pool');
  });

  test.each([
    ['market', 'no-such-article'],
    ['market', 'No Such Article'],
    ['market', '../fees'],
    ['security', 'how-deep-is-the-pool'],
    ['Market', 'how-deep-is-the-pool'],
    ['', ''],
  ])('is answered with the 404 page when it does not exist: %s/%s', async (category, slug) => {
    expect(await articleAt(category, slug)).toEqual(MISSING);
  });

  test('is complete before any script has run', async () => {
    const props = propsOf<ArticleProps>(await articleAt('market', 'how-deep-is-the-pool'));
    const html = renderToString(<ArticleScreen {...props} />);
    expect(html).toContain('A warning is not a quote');
    expect(html).toContain('Copy link');
  });

  test('executes nothing when its text is malicious', async () => {
    const hit = jest.fn();
    Object.assign(window, { hit });
    const { data, ...envelope } = await (
      await backend.service.fetch(new Request('http://x/api/v1/blog/viewBlog?slug=how-deep-is-the-pool'))
    ).json();
    server.use(
      http.get('*/api/v1/blog/viewBlog', () =>
        HttpResponse.json({ ...envelope, data: { ...data, content: HOSTILE.join('') } }),
      ),
    );
    await openArticle('how-deep-is-the-pool');
    await heading(data.title);
    expect(
      document.querySelector('article :is(script, iframe, svg script, object, embed, form, [onclick], [onerror])'),
    ).toBeNull();
    expect(hit).not.toHaveBeenCalled();
  });
});

describe('a managed page', () => {
  test('shows its version, its date, its table of contents and its text', async () => {
    await openPage('fees');
    expect(await heading('Fees')).toBeVisible();
    expect(screen.getByText('1.0')).toBeVisible();
    expect(screen.getByTitle('2026-03-02T00:00:00.000Z')).toBeVisible();
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const jumps = within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(jumps).toEqual(['#part-to-the-bank', '#part-to-others', '#part-changes']);
    for (const jump of jumps) expect(document.querySelector(jump ?? '')).toBeInTheDocument();
  });

  test('is answered with the 404 page when it does not exist', async () => {
    expect(await pageAt('no-such-page')).toEqual(MISSING);
    expect(await askPage(managedPageProps, { slug: 'no-such-page' })).toEqual(MISSING);
  });
});

describe('while the service is unavailable, or gives an invalid answer', () => {
  const AWAY = {
    status: 503,
    headers: { 'retry-after': 30, 'cache-control': 'no-store' },
    result: { props: { isUnavailable: true } },
  };
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  const away = () => HttpResponse.error();
  const misshapen = () => HttpResponse.json({ status: 200, message: 'OK', data: { slug: 7 } });
  const unauthorised = () => HttpResponse.json({ status: 401, message: 'No', data: {} });

  test.each([
    ['fails', FAILS],
    ['cannot be reached', away],
    ['answers in another shape', misshapen],
    ['refuses', unauthorised],
  ])('the page of a text answers 503, and not 404, when the service %s', async (_name, answer) => {
    server.use(http.get('*/api/v1/blog/viewBlog', answer), http.get('*/api/v1/static/getStatic', answer));
    // Answers are cached for a few seconds; a new module instance acts as a freshly started server.
    await jest.isolateModulesAsync(async () => {
      const texts = await import('@/server/page-data/texts');
      const article = { dugs: 'market', slug: 'how-deep-is-the-pool' };
      expect(await askPage(texts.articleProps, article)).toMatchObject(AWAY);
      expect(await askPage(texts.managedPageProps, { slugs: 'fees' })).toMatchObject(AWAY);
    });
  });
});

describe('the list of articles', () => {
  const titles = () => {
    const list = screen.getByRole('region', { name: 'All articles' });
    return within(list)
      .getAllByRole('listitem')
      .map((entry) => within(entry).getByRole('link').textContent);
  };

  test('keeps its page in the URL', async () => {
    const { user, visited } = openBlog();
    expect(await screen.findByText('24 articles, page 1 of 3')).toBeVisible();
    const first = titles();
    expect(screen.queryByRole('link', { name: 'Newer' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Older' }));
    expect(await screen.findByText('24 articles, page 2 of 3')).toBeVisible();
    expect(visited).toEqual(['/about-us/blog?page=2#articles']);
    expect(titles().filter((title) => first.includes(title))).toEqual([]);
  });

  test('searches and filters by category, and keeps both in the URL', async () => {
    const { user, visited } = openBlog('?page=3');
    await screen.findByText('24 articles, page 3 of 3');
    await user.type(screen.getByLabelText('Search articles'), 'wallet{Enter}');
    await waitFor(() => expect(visited.at(-1)).toBe('/about-us/blog?search=wallet'));
    await user.click(screen.getByRole('link', { name: 'Security' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/about-us/blog?search=wallet&category=security'));
    expect(await screen.findByText('1 article')).toBeVisible();
    expect(titles()).toEqual(['What an approval allows, and how to take it back']);
    expect(screen.getByRole('link', { name: 'Security' })).toHaveFocus();
  });

  test('applies the tag in the URL', async () => {
    openBlog('?category=certificate');
    expect(await screen.findByText('1 article')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tag: certificate' })).toHaveAttribute('aria-current', 'true');
  });

  test('says when nothing matches, and links to all articles', async () => {
    const { user } = openBlog('?search=zebra');
    expect(await screen.findByRole('heading', { name: 'No article matches' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all articles' }));
    expect(await screen.findByText('24 articles, page 1 of 3')).toBeVisible();
    expect(screen.getByLabelText('Search articles')).toHaveValue('');
  });

  test('says so when the URL requests a page after the last one', async () => {
    const { user } = openBlog('?page=40');
    await user.click(await screen.findByRole('link', { name: 'Go to the first page' }));
    expect(await screen.findByText('24 articles, page 1 of 3')).toBeVisible();
  });

  test.each(['?page=-1', '?page=x', '?page=1.5', '?page=', '?page=2&page=3x'])(
    'opens a valid page for the invalid query %s',
    async (query) => {
      openBlog(query);
      expect(await screen.findByText(/24 articles, page \d of 3/)).toBeVisible();
    },
  );

  test('fails only in its own section, and the articles above it stay', async () => {
    server.use(http.get('*/api/v1/blog/getblogMediaList', FAILS));
    const { user } = openBlog();
    const alert = await screen.findByRole('alert');
    expect(await screen.findByText(/nine thousand owners/)).toBeVisible();
    server.resetHandlers();
    await startBackend();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('24 articles, page 1 of 3')).toBeVisible();
  });
});

test('the page about the bank shows the team in its groups', async () => {
  renderAt('/about', <AboutScreen figures={REPOSITORY_FIGURES} team={null} />, { pathname: '/about' });
  expect(await screen.findByRole('heading', { level: 3, name: 'The board' })).toBeVisible();
  const people = screen.getByRole('region', { name: 'Who decides' });
  expect(within(people).getAllByRole('listitem')).toHaveLength(14);
  expect(within(people).getByText('Tarquin Mossgate')).toBeVisible();
});
