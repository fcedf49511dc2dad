import type { Page } from '@playwright/test';
import { startNext } from '../../scripts/lib/next-server';
import { expect, test } from './fixtures';
import { approvedInvestor, arriveAs } from './steps';

const WORDS = 'Demonstration: FNX Bank, its people and its figures are invented. The money is test money.';
const PAGES = ['/', '/auth/login', '/dashboard', '/404', '/nowhere', '/blog/market/nowhere', '/static/nowhere'];
const UNKNOWN_FILES = ['/nowhere.html', '/index.html', '/_next/nowhere', '/api/nowhere'];

const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Demonstration' });

async function expectBannerAtTop(page: Page) {
  await expect(bannerOf(page)).toHaveText(WORDS);
  const { width } = page.viewportSize()!;
  expect(await bannerOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, width });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test('a public page of a demonstration has the banner at its top, even after navigation', async ({ page }) => {
  await page.goto('/faq');
  await expectBannerAtTop(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await expectBannerAtTop(page);
});

test('a private page of a demonstration has the banner at its top', async ({ page, world }) => {
  await arriveAs(page, world, await approvedInvestor(world));
  await page.goto('/transactions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions');
  await expectBannerAtTop(page);
});

test('an error page of a demonstration has the banner at its top', async ({ page, watch }) => {
  watch.allowConsoleError(/404/);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectBannerAtTop(page);
});

test('each page has the banner before any script runs, and only once @one-width', async ({ request }) => {
  for (const path of [...PAGES, ...UNKNOWN_FILES]) {
    const html = await (await request.get(path)).text();
    expect(html.split('The money is test money.'), path).toHaveLength(2);
  }
});

test('without DEMONSTRATION no page says that anything is invented @one-width', async ({ world, request }) => {
  const server = await startNext({ ...world.env, DEMONSTRATION: undefined });
  try {
    for (const path of [...PAGES, ...UNKNOWN_FILES, '/about', '/contactus', '/docs', '/faq', '/bank-overview']) {
      const html = await (await request.get(`${server.origin}${path}`)).text();
      expect(html, path).toContain('<div id="__next">');
      expect(html.match(/demonstration:|\binvented|sample figure|test money/i), path).toBeNull();
    }
  } finally {
    await server.stop();
  }
});
