import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readSheet } from '../support/read-sheet';
import { expectAccessible, expectNoSideways } from './expect-page';
import { expect, test } from './fixtures';
import { approvedInvestor, arriveAs } from './steps';

const DAY_MS = 86_400_000;
const A4 = { width: 794, height: 1_123 };
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const [FIRST, LAST] = [daysAgo(500), daysAgo(100)] as const;

const sheet = (page: Page) => page.getByRole('article', { name: 'Statement' });
const rowOf = (page: Page, table: string, text: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });

test.beforeEach(async ({ page, world }) => {
  await world.sandbox.reset();
  await arriveAs(page, world, await approvedInvestor(world));
});

const readsFromTheLeft = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const [text] = [document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text];
      const at = (from: number) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, from + 1);
        return range.getBoundingClientRect().left;
      };
      return at(0) < at(text.length - 1);
    });

test(
  'a statement of a chosen period is shown in figures and saved as a spreadsheet',
  { tag: ['@one-width', '@path'] },
  async ({ page }) => {
    await page.goto('/deals?statement=this-year');
    await expect(sheet(page)).toBeVisible();
    const period = page.getByRole('combobox', { name: 'Period' });
    await period.selectOption({ label: 'Last year' });
    await expect(page).toHaveURL(/statement=\d{4}-01-01\.\.\d{4}-12-31$/);
    await period.selectOption({ label: 'Custom dates' });
    await page.getByLabel('First day').fill(FIRST);
    await page.getByLabel('Last day').fill(LAST);
    await page.getByRole('button', { name: 'Show these dates' }).click();
    await expect(page).toHaveURL(`/deals?statement=${FIRST}..${LAST}`);
    await expect(rowOf(page, 'Holdings', 'At the start')).toContainText('400.00 FNX');
    await expect(rowOf(page, 'Holdings', 'At the end')).toContainText('650.50 FNX');
    await expect(rowOf(page, 'Transactions (2)', 'Purchase of shares')).toContainText(/250\.50 FNX.*650\.50 FNX/);
    await expectAccessible(page);

    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as a spreadsheet' }).click();
    const file = await arriving;
    await expect(page.getByText(`Downloaded ${file.suggestedFilename()}.`)).toBeVisible();
    const [head, ...rows] = await readSheet(await readFile(await file.path()));
    expect(head?.slice(0, 5)).toEqual(['Date (UTC)', 'Kind', 'Direction', 'Amount', 'Currency']);
    const days = [expect.any(Date), expect.any(Date)];
    expect(rows.map(([day]) => day)).toEqual(days);
    for (const [day] of rows)
      expect((day as Date).toISOString() > FIRST && (day as Date).toISOString() < LAST).toBe(true);
    expect(rows.map((row) => [row[1], row[2], row[3], row[4], row[11]])).toEqual([
      ['BUY', 'OUT', expect.any(Number), 'USDT', expect.stringMatching(/^\d+(\.\d+)?$/)],
      ['BUY', 'IN', 250.5, 'FNX', '250.5'],
    ]);
  },
);

test('a statement fits a phone, in both directions', { tag: '@one-width' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const direction of ['ltr', 'rtl'] as const) {
    await page.addInitScript((is) => localStorage.setItem('settings', JSON.stringify({ direction: is })), direction);
    await page.goto(`/deals?statement=${FIRST}..${LAST}`);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(sheet(page)).toBeVisible();
    await expectNoSideways(page, direction);
    expect(await readsFromTheLeft(page, 'td time'), `a day, ${direction}`).toBe(true);
  }
});

test(
  'a statement printed from the browser’s own menu is black on white and has all transactions',
  { tag: '@one-width' },
  async ({ page, world }) => {
    const many = 450;
    await world.sandbox.addTransactions((await approvedInvestor(world)).email, many);
    await page.goto(`/deals?statement=${daysAgo(1_095)}..${daysAgo(0)}`);
    await expect(page.getByRole('table', { name: /^Transactions \(4\d\d\)$/ }).getByRole('row')).toHaveCount(201);
    const all = Number(/\d+/.exec((await page.getByText(/^Transactions \(/).innerText()) ?? '')?.[0]);
    expect(all).toBeGreaterThanOrEqual(many);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
    await expect(sheet(page).getByText(/^From FNX Bank’s records/)).toBeVisible();
    expect(await lightest(page, 'article dt')).toBeLessThan(110);
    await page.setViewportSize(A4);
    const lines = page.locator('td time').evaluateAll((all) => all.map((day) => day.getClientRects().length));
    expect(new Set(await lines), 'lines of a day').toEqual(new Set([1]));
    const pdf = (await page.pdf({ format: 'A4', tagged: true })).toString('latin1');
    expect(pdf.match(/\/S \/TR\b/g)?.length).toBeGreaterThan(all + 5);
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(5);
  },
);

const lightest = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      Math.max(...all.flatMap((one) => (getComputedStyle(one).color.match(/\d+/g) ?? []).slice(0, 3).map(Number))),
    );
