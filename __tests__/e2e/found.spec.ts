import type { APIRequestContext } from '@playwright/test';
import { CARD_NAMES } from '../../src/config/cards';
import { FIXED_PATHS, FIXED_PAGES, isAlternativePath } from '../../src/config/indexed';
import { ROUTES } from '../../src/config/routes';
import { expect, test } from './fixtures';

const valueIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
const canonicalIn = (html: string) => valueIn(html, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/);
const pictureIn = (html: string) => valueIn(html, /<meta property="og:image" content="([^"]*)"/);
const isKeptOut = (html: string) => html.includes('<meta name="robots" content="noindex"');

async function htmlAt(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

test.describe('the data for search engines and shared links', { tag: '@one-width' }, () => {
  test('each fixed page has its canonical URL on the configured origin, and its picture', async ({
    request,
    baseURL,
  }) => {
    for (const path of FIXED_PATHS) {
      const html = await htmlAt(request, path);
      expect(isKeptOut(html), path).toBe(false);
      expect(html, path).toContain('<script type="application/ld+json">');
      const canonical = new URL(canonicalIn(html) ?? '', baseURL);
      expect(canonical.href, path).toBe(canonicalIn(html));
      expect(FIXED_PAGES, path).toContain(canonical.pathname);
      expect(canonical.pathname === path, path).toBe(!isAlternativePath(path));
      expect(pictureIn(html), path).toMatch(new RegExp(`^${baseURL}/cards/`));
    }
  });

  test('every URL in the site map is a page with this canonical URL', async ({ request, baseURL }) => {
    const answer = await request.get('/sitemap.xml');
    expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
    const places = Array.from((await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g), ([, place = '']) => place);
    expect(places.length).toBeGreaterThan(FIXED_PAGES.length + 5);
    for (const place of places) {
      expect(place.startsWith(`${baseURL}/`), place).toBe(true);
      expect(canonicalIn(await htmlAt(request, place)), place).toBe(place);
    }
  });

  test('account pages and login pages ask search engines not to index them', async ({ request }) => {
    const closed = ROUTES.filter(({ access, path }) => access !== 'public' && !path.includes('['));
    for (const { path } of closed) {
      const html = await htmlAt(request, path);
      expect(isKeptOut(html), path).toBe(true);
      expect(canonicalIn(html), path).toBeNull();
    }
  });

  test('missing pages ask search engines not to index them', async ({ request }) => {
    for (const path of ['/no/such/page', '/blog/market/no-such-article']) {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      expect(isKeptOut(await answer.text())).toBe(true);
    }
  });

  test('the pictures of shared links exist, and other sites may show them', async ({ request }) => {
    for (const name of CARD_NAMES) {
      const answer = await request.get(`/cards/${name}.png`);
      expect(answer.headers(), name).toMatchObject({
        'content-type': 'image/png',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const png = await answer.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([1200, 630]);
    }
  });

  test('robots, the feed, the manifest and the icons have their content types', async ({ request, baseURL }) => {
    const types = {
      '/robots.txt': 'text/plain; charset=utf-8',
      '/rss.xml': 'application/rss+xml; charset=utf-8',
      '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
      '/favicon.ico': 'image/x-icon',
      '/apple-touch-icon.png': 'image/png',
    };
    for (const [path, type] of Object.entries(types)) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['content-type'], path).toBe(type);
    }
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  });

  test('the canonical URL changes with each navigation, and structured data is never executed', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Documents' }).click();
    await expect(page).toHaveURL('/docs');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/docs`);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  });
});
