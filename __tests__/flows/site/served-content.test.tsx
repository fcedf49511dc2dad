import { screen, within } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { renderToString } from 'react-dom/server';
import { queryClient } from '@/api/query-client';
import { REPOSITORY_FIGURES } from '@/domain/site-figures';
import { AboutScreen, ArticleScreen, BlogScreen, type ArticlesServed } from '@/features/content';
import { articlesProps } from '@/server/page-data/articles';
import { aboutProps, type AboutProps } from '@/server/page-data/figures';
import { readArticles } from '@/server/seo/articles';
import { articleProps, type ArticleProps } from '@/server/page-data/texts';
import { renderAt } from '../../support/address-bar';
import { askPage, propsOf } from '../../support/ask-page';
import { createRouter } from '../../support/render';
import { useServerEnv } from '../../support/server-env';
import { server, startBackend, useServer } from '../../support/service';

useServer();
useServerEnv();

beforeEach(() => startBackend());
afterEach(() => queryClient.clear());

const served = <Props,>(answer: { props: Props } | object): Props => {
  if (!('props' in answer)) throw new Error('There is no such page');
  return answer.props;
};

describe('data that was served with the page', () => {
  const asked: string[] = [];
  const note = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname);
  beforeEach(() => {
    asked.length = 0;
    server.events.on('request:start', note);
  });
  afterEach(() => server.events.removeAllListeners());

  test('shows the list of articles and every title by subject without another request', async () => {
    const props = served<ArticlesServed>(await articlesProps());
    asked.length = 0;
    const { user } = renderAt('/about-us/blog', <BlogScreen {...props} />, { pathname: '/about-us/blog' });
    const all = screen.getByRole('region', { name: 'All articles' });
    expect(within(all).getByText('24 articles, page 1 of 3')).toBeVisible();
    expect(await within(all).findAllByRole('listitem')).toHaveLength(8);
    const subjects = screen.getByRole('region', { name: 'Every article by subject' });
    expect(await within(subjects).findAllByRole('link')).toHaveLength(24);
    expect(within(subjects).getByRole('link', { name: 'How deep is the pool, and why it matters' })).toHaveAttribute(
      'href',
      '/blog/market/how-deep-is-the-pool',
    );
    expect(asked).toEqual([]);
    await user.click(within(all).getByRole('link', { name: 'Older' }));
    expect(await within(all).findByText('24 articles, page 2 of 3')).toBeVisible();
  });

  test('has links from each category to its titles that work without scripts', async () => {
    const html = renderToString(
      <RouterContext.Provider value={createRouter('/about-us/blog')}>
        <BlogScreen {...served<ArticlesServed>(await articlesProps())} />
      </RouterContext.Provider>,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    const kinds = [...page.querySelectorAll('nav[aria-label=Categories] a')].map((link) => link.getAttribute('href'));
    expect(kinds).toEqual(['/about-us/blog', '#on-shares', '#on-market', '#on-bank', '#on-guides', '#on-security']);
  });

  test('has the bank’s team', async () => {
    const { team } = served<AboutProps>(await aboutProps());
    asked.length = 0;
    renderAt('/about', <AboutScreen figures={REPOSITORY_FIGURES} team={team} />, { pathname: '/about' });
    const people = screen.getByRole('region', { name: 'Who decides' });
    expect(await within(people).findByText('Tarquin Mossgate')).toBeVisible();
    expect(within(people).getAllByRole('listitem')).toHaveLength(14);
    expect(asked).toEqual([]);
  });

  test('has the previous and the next article', async () => {
    const params = { dugs: 'market', slug: 'how-deep-is-the-pool' };
    const props = propsOf<ArticleProps>(await askPage(articleProps, params));
    renderAt('/blog/market/how-deep-is-the-pool', <ArticleScreen {...props} />, { pathname: '/blog/[dugs]/[slug]' });
    const ways = screen.getByRole('navigation', { name: 'Older and newer articles' });
    const all = (await readArticles()).articles.map(({ slug }) => slug);
    const place = all.indexOf('how-deep-is-the-pool');
    const hrefs = within(ways)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.split('/').at(-1));
    expect(hrefs).toEqual([all[place + 1], all[place - 1]]);
  });
});
