import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { approvedInvestor, logIn, logInToDashboard, logOut } from './steps';

const EXPIRED = 'Your session has expired. Please log in again.';

const traces = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user_email'), document.cookie]);

test.beforeEach(({ watch }) => watch.allowConsoleError(/Failed to load resource/));

test(
  'an expired session is announced once in each of two tabs, and each continues where it was after one login',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    const investor = await approvedInvestor(world);
    await logInToDashboard(page, world, investor);
    const other = await context.newPage();
    await other.goto('/transactions?page=2');
    await expect(other.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
    await page.route('**/api/v1/**', (route) =>
      route.fulfill({ status: 401, json: { status: 401, message: EXPIRED, data: {} } }),
    );
    const expectNotified = (tab: Page) => expect(tab.getByText(EXPIRED)).toHaveCount(1);
    await Promise.all([page.goto('/settings'), expectNotified(page), expectNotified(other)]);
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/');
      expect(await traces(tab)).toEqual([null, null, '']);
    }
    await page.unroute('**/api/v1/**');
    await logIn(page, world, investor);
    await expect(page).toHaveURL('/settings');
    await expect(other).toHaveURL('/transactions?page=2');
    await other.reload();
    await expect(other.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
    await expect(other.getByText(EXPIRED)).toHaveCount(0);
  },
);

test(
  'an expired cookie is explained on return, and the login leads back',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    const investor = await approvedInvestor(world);
    await logInToDashboard(page, world, investor);
    await context.clearCookies({ name: 'token' });
    await page.goto('/deals');
    await expect(page).toHaveURL('/');
    await expect(page.getByText(EXPIRED)).toHaveCount(1);
    await logIn(page, world, investor);
    await expect(page).toHaveURL('/deals');
  },
);

test(
  'after a manual logout, the next login does not return to the page of the logout',
  { tag: '@one-width' },
  async ({ page, world }) => {
    const investor = await approvedInvestor(world);
    await logInToDashboard(page, world, investor);
    await page.goto('/deals');
    await logOut(page);
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => sessionStorage.getItem('asked_path'))).toBeNull();
  },
);

test(
  'terms that a visitor accepts stay after a logout, and their cookie is removed',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    const ofTerms = async () =>
      (await context.cookies()).filter(({ name }) => name === 'AcceptTerm&Condition').map(({ value }) => value);
    await page.goto('/static/term-condition');
    await page.getByRole('button', { name: 'Accept version 3.0' }).click();
    await expect(page.getByText(/You accepted version 3.0 in this browser/)).toBeVisible();
    expect(decodeURIComponent((await ofTerms())[0]!)).toContain('"version":"3.0"');
    await logInToDashboard(page, world, await approvedInvestor(world));
    await logOut(page);
    await expect(page).toHaveURL('/');
    expect(await ofTerms()).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('tAndC'))).toContain('"version":"3.0"');
  },
);
