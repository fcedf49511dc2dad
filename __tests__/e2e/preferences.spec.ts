import type { Page } from '@playwright/test';
import { tabTo } from './by-keyboard';
import { doubleText, expectAccessible, expectNoSideways, resize } from './expect-page';
import { expect, test } from './fixtures';
import { approvedInvestor, arriveAs } from './steps';

const PAPER = 'rgb(244, 238, 225)';
const NOT_IN_ACCOUNT = 'Your choice is saved in this browser, but could not be saved to your account yet.';

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

/** A radio group is one tab stop, and the arrow keys select in it. */
async function choose(page: Page, now: string, next: string): Promise<void> {
  await tabTo(page, now);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: next })).toBeChecked();
}

const textSize = (page: Page) => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));

test(
  'each preference takes effect at once by keyboard, in every tab and on another device, even while it cannot be saved',
  { tag: ['@one-width', '@path'] },
  async ({ page, context, browser, baseURL, world, watch }) => {
    watch.allowConsoleError(/Failed to load resource/);
    await resize(page, { width: 1440, height: 900 });
    const amelia = await approvedInvestor(world);
    await arriveAs(page, world, amelia);
    const other = await context.newPage();
    await other.goto('/dashboard');
    await page.bringToFront();
    await page.goto('/settings?tab=preferences');
    await expect(page.getByRole('combobox', { name: 'Display currency' })).toHaveValue('USD, US dollar');
    const grown = await textSize(page);

    const isSettings = ({ pathname }: URL) => pathname === '/api/v1/user/settings';
    await page.route(isSettings, (route) => route.abort('internetdisconnected'));
    await choose(page, 'Dark', 'Light');
    await expect(page.locator('body')).toHaveCSS('background-color', PAPER);
    await expect(page.getByText(NOT_IN_ACCOUNT)).toHaveCSS('unicode-bidi', 'plaintext');
    await page.unroute(isSettings);
    await choose(page, 'Left to right', 'Right to left');
    await choose(page, 'Adapts to screen size', 'Fixed');
    await expect.poll(() => textSize(page)).toBeLessThan(grown);
    await tabTo(page, 'Display currency');
    await page.keyboard.type('EUR');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Display currency')).toHaveValue('EUR, Euro');

    await resize(page, { width: 360, height: 740 });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('radio', { name: 'Fixed' })).toBeChecked();
    await expectNoSideways(page);
    await expectAccessible(page);
    await expect(other.locator('body')).toHaveCSS('background-color', PAPER);
    await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(other.getByText(/€/).first()).toBeVisible();

    const away = await browser.newContext({ baseURL });
    const device = await away.newPage();
    await arriveAs(device, world, amelia);
    // The last choice may not have reached the account yet.
    await expect(async () => {
      await device.goto('/dashboard');
      await expect(device.getByText(/€/).first()).toBeVisible();
    }).toPass();
    await expect(device.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(device.locator('body')).toHaveCSS('background-color', PAPER);
    const gain = device.getByRole('region', { name: 'Your holdings' }).getByText(/^\+[\d.]+%$/);
    await expect(gain).toHaveCSS('direction', 'ltr');
    await away.close();
  },
);

test(
  'the wallet page at twice the text size is not wider than a phone',
  { tag: '@one-width' },
  async ({ page, world }) => {
    await resize(page, { width: 360, height: 740 });
    await arriveAs(page, world, await approvedInvestor(world));
    await page.goto('/wallet');
    await expect(page.getByRole('cell', { name: '25,000 USDT' })).toBeVisible();
    await doubleText(page);
    await expectNoSideways(page);
    const cut = page
      .locator('main td bdi')
      .evaluateAll((figures) =>
        figures.filter((one) => one.getBoundingClientRect().right > 340).map((one) => one.textContent),
      );
    expect(await cut).toEqual([]);
  },
);
