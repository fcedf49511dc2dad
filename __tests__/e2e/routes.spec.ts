import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { ROUTES } from '../../src/config/routes';
import { turnPage } from '../support/turn-page';
import { expectAccessible, expectNoSideways } from './expect-page';
import { expect, test } from './fixtures';
import { approvedInvestor, arriveAs } from './steps';

const hasPage = (path: string) => existsSync(`pages${path === '/' ? '/index' : path}.tsx`);
const WALKED = ROUTES.filter(({ path }) => hasPage(path) && !/\[|__/.test(path));
const OPEN = WALKED.filter(({ access }) => access !== 'private');

/** Uses the dark theme on the phone and the light theme on the desktop, so that both are checked. */
const useTheme = (page: Page, width: number) =>
  page.addInitScript(
    (theme) => localStorage.setItem('settings', JSON.stringify({ theme })),
    width < 768 ? 'DARK' : 'LIGHT',
  );

async function turn(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate(turnPage, direction);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}

async function expectWellMade(page: Page): Promise<void> {
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/ \| (FNX|OWNERSHIP REINVENTED)$/);
  expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(20);
  await expectNoSideways(page);
  await turn(page, 'rtl');
  await expectNoSideways(page, 'from right to left');
  await turn(page, 'ltr');
}

test.beforeEach(async ({ page, viewport, watch }) => {
  await useTheme(page, viewport?.width ?? 0);
  watch.allowConsoleError(/status of (404|500)/);
});

test('every listed route that a visitor can open is visited', { tag: '@one-width' }, () =>
  expect(OPEN.length).toBeGreaterThanOrEqual(6),
);

for (const { path } of OPEN) {
  test(`${path} has a heading, a title and a description, fits in both directions, and is accessible`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectWellMade(page);
    await expectAccessible(page);
  });
}

const MANAGED = [
  ['/blog/market/how-deep-is-the-pool', 'How deep is the pool, and why it matters'],
  ['/article/market/how-deep-is-the-pool', 'How deep is the pool, and why it matters'],
  ['/content/fees', 'Fees'],
  ['/static/accessibility', 'Accessibility'],
  ['/blog/market/no-such-article', 'Page not found'],
] as const;

for (const [path, heading] of MANAGED) {
  test(`${path} shows the content of the service, with a heading, a title and a description, fits in both directions, and is accessible`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectWellMade(page);
    await expectAccessible(page);
  });
}

test('the header fits every width, logged out and in', { tag: '@one-width' }, async ({ page, world }) => {
  const expectFit = async () => {
    for (const width of [320, 360, 480, 768, 1024, 1199, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSideways(page, `at ${width} px`);
      const edge = await page.locator('header > div > :last-child').evaluate((last) => {
        const row = last.parentElement!;
        return row.scrollWidth - row.clientWidth;
      });
      expect(edge, `inside the row at ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await page.goto('/');
  await expectFit();
  await arriveAs(page, world, await approvedInvestor(world));
  await page.goto('/dashboard');
  await expectFit();
});

for (const { path } of WALKED.filter(({ access }) => access === 'private')) {
  test(`${path} has a heading, a title and a description, fits in both directions, and is accessible`, async ({
    page,
    world,
  }) => {
    await arriveAs(page, world, await approvedInvestor(world));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectWellMade(page);
    await expectAccessible(page);
  });
}

test('the menus lead to existing pages', { tag: '@one-width' }, () => {
  const inMenus = ROUTES.filter(({ places }) => places.length > 0).map(({ path }) => path);
  expect(inMenus.filter((path) => !hasPage(path))).toEqual([]);
});
