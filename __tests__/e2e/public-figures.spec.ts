import type { Page } from '@playwright/test';
import { doubleText, expectAccessible, expectNoSideways, resize } from './expect-page';
import { expect, test } from './fixtures';
import { approvedInvestor, arriveAs } from './steps';

const PAGES = ['/price', '/bank-overview', '/campaign-details'] as const;
const tableOf = (page: Page, name: string) => page.getByRole('table', { name });

async function scrollThrough(page: Page): Promise<void> {
  const onItsWay = page.locator('main [aria-busy="true"]');
  await expect(async () => {
    for (const place of await onItsWay.all()) await place.scrollIntoViewIfNeeded({ timeout: 500 });
    expect(await onItsWay.count()).toBe(0);
  }).toPass();
}

for (const path of PAGES) {
  test(`${path} is accessible, and nothing overflows`, async ({ page }) => {
    await page.goto(path);
    await scrollThrough(page);
    await expectAccessible(page);
    await expectNoSideways(page);
  });

  test(`${path} at 360 px keeps its width with text at 200 %`, { tag: '@one-width' }, async ({ page }) => {
    await resize(page, { width: 360, height: 740 });
    await page.goto(path);
    await doubleText(page);
    await scrollThrough(page);
    await expectNoSideways(page);
  });
}

test('the keyboard switches the bank’s charts to tables and back', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/bank-overview');
  const choice = page.getByRole('group', { name: 'Year by year, shown as' });
  await expect(page.getByRole('img', { name: /^Total assets\. / })).toBeVisible();
  await choice.getByRole('radio', { name: 'Chart' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice.getByRole('radio', { name: 'Table' })).toBeChecked();
  const years = tableOf(page, 'Millions of US dollars and per cent. FNX Bank; 2026 unaudited');
  await expect(years.getByRole('row', { name: /^Profit after tax/ })).toContainText('31.4');
  await expect(page.getByRole('img', { name: /^Total assets\. / })).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('img', { name: /^Total assets\. / })).toBeVisible();
  await expect(years).toBeHidden();
});

test.describe('without scripts', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the price page has the market and the days of a month', async ({ page }) => {
    await page.goto('/price');
    await expect(page.getByRole('region', { name: 'Share price' })).toContainText('$12.48');
    await expect(page.getByText('Registered shares issued')).toBeVisible();
    const month = tableOf(page, 'Reference price of one share, fixed at midnight UTC');
    await expect(month.getByRole('row').nth(1)).toContainText('$12.48');
    await page.getByText('A worked example').click();
    await expect(page.getByText('500 divided by 12.50')).toBeVisible();
  });

  test('the bank page has its charts, and the keyboard shows their tables', async ({ page }) => {
    await page.goto('/bank-overview');
    await expect(page.getByRole('img', { name: /11\.5% required by the supervisor/ })).toBeVisible();
    await expect(page.getByText('Fenholm Savings Foundation')).toBeVisible();
    const choice = page.getByRole('group', { name: 'Dividends, shown as' });
    await choice.getByRole('radio', { name: 'Chart' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('row', { name: /^Fourth quarter/ })).toContainText('not decided');
  });

  test('the campaign page has its progress and its terms', async ({ page }) => {
    await page.goto('/campaign-details');
    await expect(page.getByRole('region', { name: 'The raise so far' })).toContainText('$18,400,000');
    await expect(page.getByText('Loans to small companies')).toBeVisible();
    await page.getByText('You may change your mind within fourteen days').click();
    await expect(page.getByText('return the tokens')).toBeVisible();
  });
});

test(
  'the campaign shows the remaining time, and leads an investor to a purchase',
  { tag: '@one-width' },
  async ({ page, world }) => {
    await page.goto('/campaign-details');
    const raise = page.getByRole('region', { name: 'The raise so far' });
    await expect(raise.getByText(/left$|^Closed$/)).toBeVisible();
    await arriveAs(page, world, await approvedInvestor(world));
    await page.goto('/campaign-details');
    await raise.getByRole('link', { name: 'Buy shares' }).click();
    await expect(page).toHaveURL('/buy-shares');
  },
);
