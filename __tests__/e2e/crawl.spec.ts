import type { APIRequestContext } from '@playwright/test';
import { accessOf } from '../../src/config/routes';
import { readServed, type ServedPage } from '../support/served-html';
import { expect, test } from './fixtures';

type Link = { from: string; href: string };
const SITE_MAP = 'the site map';

async function pageAt(request: APIRequestContext, path: string): Promise<ServedPage | 'no page' | number> {
  const answer = await request.get(path, { maxRedirects: 0 });
  if (answer.status() !== 200) return answer.status();
  const isPage = answer.headers()['content-type']?.startsWith('text/html');
  return isPage ? readServed(await answer.text()) : 'no page';
}

/** A private page shows nothing before the session is known. */
function faultsOf(path: string, { headings, title, canonical, isKeptOut }: ServedPage): string[] {
  const isOpen = accessOf(path) !== 'private' || path.split('/').length > 2;
  return [
    ...(isOpen && headings.length !== 1 ? [`${path} has ${headings.length} headings of the first level`] : []),
    ...(title === '' ? [`${path} has no title`] : []),
    ...(isKeptOut || canonical ? [] : [`${path} is for search engines and names no address`]),
  ];
}

/** Fetches each path once; queries are handled in the browser. */
async function crawl(request: APIRequestContext, origin: string, starts: readonly string[]) {
  const pages = new Map<string, Awaited<ReturnType<typeof pageAt>>>();
  const links: Link[] = starts.map((href) => ({ from: SITE_MAP, href }));
  const faults: string[] = [];
  for (const { from, href } of links) {
    const target = new URL(href, new URL(from === SITE_MAP ? '/' : from, origin));
    if (target.origin !== origin) continue;
    const path = target.pathname;
    const known = pages.get(path);
    const page = known ?? (await pageAt(request, path));
    pages.set(path, page);
    const id = decodeURIComponent(target.hash.slice(1));
    if (typeof page === 'number') faults.push(`${from}: ${href} answers ${page}`);
    else if (page !== 'no page') {
      if (id && !page.ids.has(id)) faults.push(`${from}: nothing has the id of ${href}`);
      if (known) continue;
      faults.push(...faultsOf(path, page));
      links.push(...page.hrefs.map((one) => ({ from: path, href: one })));
    }
  }
  return { faults, pages };
}

test(
  'every link of the site leads to an existing page and, if it names one, to an existing section',
  { tag: '@one-width' },
  async ({ request, app }) => {
    test.setTimeout(120_000);
    const places = (await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]*)<\/loc>/g);
    const { faults, pages } = await crawl(request, app.origin, ['/', ...Array.from(places, ([, place = '']) => place)]);
    expect(faults).toEqual([]);
    expect(pages.size).toBeGreaterThan(40);
  },
);
