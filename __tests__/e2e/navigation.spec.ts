import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways, resize } from './expect-page';
import { expect, test } from './fixtures';
import { review, startBuying } from './purchase-steps';
import { approvedInvestor, arriveAs } from './steps';

const WIDE = 1080;
const NAME = { row: 'The bank', foot: 'Menu' } as const;
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= WIDE;
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const opener = (page: Page) =>
  main(page).getByRole('button', { name: isWide(page) ? NAME.row : NAME.foot, exact: true });

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

test('an investor reaches each main page with one click', async ({ page, world }) => {
  await arriveAs(page, world, await approvedInvestor(world));
  await page.goto('/price');
  await expect(opener(page)).toHaveAttribute('aria-current', 'true');
  for (const [name, path] of [
    ['Buy shares', '/buy-shares'],
    ['Swap', '/swap'],
    ['Staking', '/staking'],
    ['Overview', '/dashboard'],
  ] as const) {
    await main(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
});

test('folded parts open and close by the keyboard, and are accessible while open', async ({ page, world }) => {
  await arriveAs(page, world, await approvedInvestor(world));
  await page.goto('/dashboard');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('link', { name: 'Price', exact: true })).toHaveAccessibleDescription(/^\$/);
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await opener(page).press('Enter');
  await main(page).getByRole('link', { name: 'Price', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/price');
});

test('the sections have their pages in tabs', async ({ page, world }) => {
  await arriveAs(page, world, await approvedInvestor(world));
  await page.goto('/staking');
  await page.getByRole('navigation', { name: 'Staking' }).getByRole('link', { name: 'Rewards' }).click();
  await expect(page).toHaveURL('/rewards');
  await page.goto('/transactions');
  await page
    .getByRole('navigation', { name: 'Activity' })
    .getByRole('link', { name: /^Orders/ })
    .click();
  await expect(page).toHaveURL('/deals');
});

test('a page that was served for a visitor keeps its layout for an investor', async ({ page, world }) => {
  const top = () => page.locator('main').evaluate((element) => element.getBoundingClientRect().top);
  await page.goto('/price');
  const served = await top();
  await arriveAs(page, world, await approvedInvestor(world));
  await page.goto('/price');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(opener(page)).toBeVisible();
  expect(await top()).toBe(served);
});

test.describe('on a phone', { tag: '@one-width' }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the bar stays at the bottom of the screen and covers nothing at the end of the page', async ({
    page,
    world,
  }) => {
    await arriveAs(page, world, await approvedInvestor(world));
    await page.goto('/price');
    const foot = () =>
      main(page).evaluate((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return { top, bottom, screen: window.innerHeight };
      });
    await expect(main(page)).toBeVisible();
    for (const place of ['start', 'end'] as const) {
      await page.evaluate((to) => window.scrollTo(0, to === 'end' ? document.body.scrollHeight : 0), place);
      const { bottom, screen } = await foot();
      expect(bottom, place).toBeCloseTo(screen, 0);
    }
    const end = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().bottom);
    expect(end).toBeLessThanOrEqual((await foot()).top + 0.5);
  });

  test('text of twice the size fits, in both directions', async ({ page, world }) => {
    await arriveAs(page, world, await approvedInvestor(world));
    await page.goto('/price');
    await expect(main(page)).toBeVisible();
    for (const direction of ['ltr', 'rtl'] as const) {
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
        document.documentElement.style.fontSize = '32px';
      }, direction);
      await expectNoSideways(page, direction);
      await opener(page).click();
      await expect(main(page).getByRole('link', { name: 'Settings' })).toBeInViewport();
      await expectNoSideways(page, `${direction}, opened`);
      await page.keyboard.press('Escape');
    }
  });
});

test(
  'a phone’s navigation bar is hidden during a purchase',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    await resize(page, { width: 360, height: 740 });
    await startBuying(page, context, world);
    await expect(main(page)).toBeVisible();
    await review(page);
    await expect(main(page)).toBeHidden();
  },
);

test('a page for visitors has no navigation bar', async ({ page }) => {
  await page.goto('/price');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Overview' })).toHaveCount(0);
});
