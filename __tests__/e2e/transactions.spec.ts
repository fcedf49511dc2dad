import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readSheet } from '../support/read-sheet';
import { expectAccessible, resize } from './expect-page';
import { expect, test } from './fixtures';
import { ON_A_PHONE } from './on-a-phone';
import { approvedInvestor, arriveAs } from './steps';

const MANY = 10_000;
const SOON_MS = 5_000;

const rows = (page: Page) => page.getByRole('table', { name: 'Transactions of your account' }).getByRole('row');
const opener = (page: Page, at: number) =>
  rows(page)
    .nth(at)
    .getByRole('button', { name: /shares$/ });
const views = (page: Page) => page.getByRole('group', { name: 'Saved filters' });

test.beforeEach(async ({ page, world }) => {
  await world.sandbox.reset();
  await arriveAs(page, world, await approvedInvestor(world));
});

test('a view is saved, survives a reload, is applied and removed', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/transactions?type=BUY&symbol=FNX&sort=amount');
  await views(page).getByRole('button', { name: 'Save filter' }).click();
  await page.getByLabel('Filter name').fill('Shares that I bought');
  await page.keyboard.press('Enter');
  const own = views(page).getByRole('button', { name: 'Shares that I bought', exact: true });
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(own).toHaveAttribute('aria-pressed', 'false');
  await expect(rows(page)).toHaveCount(7);
  await own.click();
  await expect(page).toHaveURL(/type=BUY/);
  await expect(page).toHaveURL(/symbol=FNX/);
  await expect(page).toHaveURL(/sort=amount/);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(1)).toContainText('149.50 FNX');
  await views(page).getByRole('button', { name: 'Edit filters' }).click();
  await views(page).getByRole('button', { name: 'Remove Shares that I bought' }).click();
  await expect(own).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Kind')).toBeVisible();
  await expect(views(page).getByRole('button', { name: 'Save filter' })).toBeVisible();
  await expect(own).toHaveCount(0);
  for (const width of [600, 768, 1080]) {
    await resize(page, { width, height: 900 });
    const top = async (label: string) => (await page.getByLabel(label, { exact: true }).boundingBox())?.y;
    await expect.poll(async () => (await top('To')) === (await top('From')), `${width} px`).toBe(true);
  }
});

test(
  'the keyboard moves through the rows, and the details return the focus',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/transactions');
    await expect(rows(page)).toHaveCount(4);
    await opener(page, 1).focus();
    await page.keyboard.press('End');
    await expect(opener(page, 3)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(opener(page, 2)).toBeFocused();
    await expect(rows(page).nth(2)).toContainText('250.50 FNX');
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: 'Purchase of shares' });
    await expect(details).toContainText('250.50 FNX');
    await expect(details.getByRole('list', { name: 'Transaction history' })).toContainText('Shares delivered');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(opener(page, 2)).toBeFocused();
  },
);

async function timed(act: () => Promise<void>): Promise<number> {
  const began = Date.now();
  await act();
  return Date.now() - began;
}

test('ten thousand transactions are paged and sorted without delay', { tag: '@one-width' }, async ({ page, world }) => {
  await world.sandbox.addTransactions((await approvedInvestor(world)).email, MANY);
  await page.goto('/transactions');
  const pager = page.getByRole('navigation', { name: 'Pages of transactions' });
  await expect(pager).toContainText('Page 1 of 501, 10006 in all');
  const next = await timed(async () => {
    await pager.getByRole('button', { name: 'Next' }).click();
    await expect(pager).toContainText('Page 2 of 501');
  });
  const sorted = await timed(async () => {
    await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click();
    await expect(pager).toContainText('Page 1 of 501');
  });
  const far = await timed(async () => {
    await page.goto('/transactions?page=501');
    await expect(rows(page)).toHaveCount(7);
  });
  for (const [what, took] of Object.entries({ next, sorted, far })) expect(took, what).toBeLessThan(SOON_MS);
});

test(
  'an export shows its progress, can be cancelled, and is a spreadsheet with typed cells',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    const some = 1_000;
    await world.sandbox.addTransactions((await approvedInvestor(world)).email, some);
    await page.goto('/transactions');
    const button = page.getByRole('button', { name: 'Export as a spreadsheet' });
    const line = await context.newCDPSession(page);
    const slowTo = (bytes: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: bytes,
        uploadThroughput: -1,
      });
    await line.send('Network.enable');
    await slowTo(8_192);
    await button.click();
    await expect(page.getByRole('progressbar', { name: 'Received' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the export' }).click();
    await expect(page.getByText('Export cancelled. No file was saved.')).toBeVisible();
    await expect(button).toBeFocused();
    await slowTo(-1);
    const arriving = page.waitForEvent('download');
    await button.click();
    const file = await arriving;
    expect(file.suggestedFilename()).toBe('fnx-transactions.xlsx');
    const [, ...entries] = await readSheet(await readFile(await file.path()));
    expect(entries).toHaveLength(some + 6);
    const isTyped = ([at, kind, , amount, , worth, , , , , , exact]: (typeof entries)[number]) =>
      at instanceof Date &&
      typeof kind === 'string' &&
      typeof amount === 'number' &&
      typeof worth === 'number' &&
      Number(exact) === amount;
    expect(entries.filter((row) => !isTyped(row))).toEqual([]);
  },
);

test(
  'orders are limited to days, sorted, and saved as a spreadsheet that the browser writes',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/deals?from=2000-01-01');
    const orders = page.getByRole('table', { name: 'Share orders' }).getByRole('row');
    await expect(orders).toHaveCount(4);
    await page.getByRole('columnheader', { name: 'Shares' }).getByRole('button').click();
    await expect(orders.nth(1)).toContainText('400.00 FNX');
    await expectAccessible(page);
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as a spreadsheet' }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toBe('fnx-orders.xlsx');
    const [heading, ...entries] = await readSheet(await readFile(await file.path()));
    const shares = heading?.indexOf('Exact shares') ?? -1;
    expect(entries.map((row) => row[shares])).toEqual(['400', '250.5', '149.5']);
    await orders.nth(1).getByRole('cell').nth(3).click();
    await expect(page.getByRole('heading', { name: 'Certificate of Ownership' })).toBeVisible();
  },
);

test(
  'each list has its export beside the title, and its search field is as tall as the buttons next to it',
  { tag: '@one-width' },
  async ({ page }) => {
    const boxOf = async (found: Locator) => (await found.boundingBox())!;
    for (const path of ['/transactions', '/deals']) {
      await page.goto(path);
      const title = await boxOf(page.getByRole('heading', { level: 1 }));
      const file = await boxOf(page.getByRole('button', { name: 'Export as a spreadsheet' }));
      expect(file.x, path).toBeGreaterThan(title.x + title.width / 2);
      const bar = page.getByRole('search');
      const field = await boxOf(bar.getByRole('searchbox'));
      for (const name of ['Search', 'Filters']) {
        const { y, height } = await boxOf(bar.getByRole('button', { name, exact: true }));
        expect({ y, height }, `${path}: ${name}`).toEqual({ y: field.y, height: field.height });
      }
    }
  },
);

test.describe('on a phone', { tag: '@one-width' }, () => {
  test.use(ON_A_PHONE);

  test('rows have two lines and open by a tap anywhere, the filters are one row, and the page has no footer', async ({
    page,
  }) => {
    await page.goto('/transactions');
    await expect(rows(page)).toHaveCount(4);
    const heightOf = async (found: Locator) => (await found.boundingBox())?.height;
    const lineHeight = 24;
    expect(await heightOf(rows(page).nth(1))).toBeLessThan(2 * lineHeight + 44);
    const topOf = async (text: string | RegExp) => (await rows(page).nth(1).getByText(text).first().boundingBox())!.y;
    expect(Math.abs((await topOf('149.50')) - (await topOf('Purchase of shares')))).toBeLessThan(lineHeight / 2);
    expect(Math.abs((await topOf(/^\d{1,2} \w{3,4} \d{4}/)) - (await topOf('Done')))).toBeLessThan(lineHeight / 2);
    expect(await heightOf(page.getByRole('search', { name: 'Transactions' }))).toBeLessThan(90);
    await expect(page.locator('footer')).toBeHidden();
    await expectAccessible(page);
    const { width, height } = (await rows(page).nth(2).boundingBox())!;
    await rows(page)
      .nth(2)
      .tap({ position: { x: width / 2, y: height - 8 } });
    await expect(page.getByRole('dialog', { name: 'Purchase of shares' })).toContainText('250.50 FNX');
  });
});

test('the headings of empty lists begin at the left edge', { tag: '@one-width' }, async ({ page, world }) => {
  const newcomer = (await world.sandbox.accounts()).find(({ kycStatus }) => kycStatus === 'NOT_APPLIED')!;
  await arriveAs(page, world, newcomer);
  for (const [path, empty] of [
    ['/transactions', 'No transactions yet'],
    ['/deals', 'No orders yet'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('text-align', /right|end/);
  }
});
