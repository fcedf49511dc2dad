import type { Page } from '@playwright/test';
import { fillStorage, freeStorage } from '../support/full-storage';
import { expectAccessible } from './expect-page';
import { expect, test } from './fixtures';
import { approvedInvestor, expectIdle, figure, logIn, logInToDashboard, logOut } from './steps';

const EXPIRED = 'Your session has expired. Please log in again.';

const answer = (page: Page, call: string, status: number, message: string) =>
  page.route(`**/api/v1/user/${call}`, (route) => route.fulfill({ status, json: { status, message, data: {} } }));

const traces = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user_email'), document.cookie]);

test.beforeEach(({ watch }) => watch.allowConsoleError(/Failed to load resource/));

test('a reload keeps the login, and the profile sets its cookie', { tag: '@one-width' }, async ({ page, world }) => {
  await logInToDashboard(page, world, await approvedInvestor(world));
  await expect(page.getByText('Account of')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Account of')).toBeVisible();
  expect((await page.context().cookies()).map(({ name, value }) => (name === 'isRedirect' ? value : ''))).toContain(
    'true',
  );
});

test('the token cookie lasts one day and is sent to this site only', { tag: '@one-width' }, async ({ page, world }) => {
  await logInToDashboard(page, world, await approvedInvestor(world));
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'token')!;
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict' });
  const hours = (cookie.expires - Date.now() / 1000) / 3_600;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThan(24.1);
});

test('a 404 for the profile logs out with the specified message', { tag: '@one-width' }, async ({ page, world }) => {
  await answer(page, 'getProfile', 404, 'No such user');
  await logIn(page, world, await approvedInvestor(world));
  await expect(page).toHaveURL('/');
  await expect(page.getByText(EXPIRED)).toBeVisible();
  expect(await traces(page)).toEqual([null, null, '']);
});

for (const status of [401, 403, 409]) {
  test(
    `a ${status} for the profile logs out with the server’s message`,
    { tag: '@one-width' },
    async ({ page, world }) => {
      await answer(page, 'getProfile', status, 'The register is closed.');
      await logIn(page, world, await approvedInvestor(world));
      await expect(page).toHaveURL('/');
      await expect(page.getByText('The register is closed.')).toBeVisible();
      expect(await traces(page)).toEqual([null, null, '']);
    },
  );
}

test(
  'a profile that fails on the network keeps the login and offers a retry',
  { tag: '@one-width' },
  async ({ page, world }) => {
    await page.route('**/api/v1/user/getProfile', (route) => route.abort());
    await logInToDashboard(page, world, await approvedInvestor(world));
    await expect(page.getByRole('alert').getByText('FNX could not be reached.')).toBeVisible();
    await expect(figure(page, 'Rewards to claim')).toContainText('FNX');
    const again = page.getByRole('button', { name: 'Try again' });
    await expectIdle(again);
    await page.unroute('**/api/v1/user/getProfile');
    await again.click();
    await expect(page.getByText('Account of')).toBeVisible();
  },
);

test('ten calls with 401 log out once, with the service’s message', { tag: '@one-width' }, async ({ page, world }) => {
  await logInToDashboard(page, world, await approvedInvestor(world));
  await expect(page.getByText('Account of')).toBeVisible();
  await page.route('**/api/v1/**', (route) =>
    route.fulfill({ status: 401, json: { status: 401, message: 'Logged in elsewhere.', data: {} } }),
  );
  await page.reload();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Logged in elsewhere.')).toHaveCount(1);
});

test(
  'a logout clears the session even when the service is unavailable',
  { tag: '@one-width' },
  async ({ page, world }) => {
    await logInToDashboard(page, world, await approvedInvestor(world));
    await page.route('**/api/v1/user/logout', (route) => route.abort());
    await logOut(page);
    await expect(page).toHaveURL('/');
    expect(await traces(page)).toEqual([null, null, '']);
  },
);

test('a logout waits for five seconds at most', { tag: '@one-width' }, async ({ page, world }) => {
  await logInToDashboard(page, world, await approvedInvestor(world));
  await page.route('**/api/v1/user/logout', () => undefined);
  const asked = page.waitForRequest('**/api/v1/user/logout').then(() => Date.now());
  await logOut(page);
  const askedAt = await asked;
  await expect(page).toHaveURL('/');
  expect(Date.now() - askedAt).toBeLessThan(7_000);
  expect(await traces(page)).toEqual([null, null, '']);
});

test('a logout ends the session on the service', { tag: '@one-width' }, async ({ page, world }) => {
  await logInToDashboard(page, world, await approvedInvestor(world));
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await logOut(page);
  await expect(page).toHaveURL('/');
  const profile = await fetch(`${world.serviceUrl}/api/v1/user/getProfile`, { headers: { token } });
  expect(profile.status).toBe(401);
});

test(
  'a login or logout in one tab applies to every tab, and each tab goes to /',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    const investor = await approvedInvestor(world);
    const other = await context.newPage();
    await other.goto('/');
    await logInToDashboard(page, world, investor);
    await expect(other.getByRole('button', { name: 'Account' })).toBeVisible();
    await other.goto('/dashboard');
    await expect(figure(other, 'Rewards to claim')).toContainText('FNX');
    await logOut(page);
    await expect(other).toHaveURL('/', { timeout: 2_000 });
    await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible();
  },
);

test('a login explains that it needs cookies when they are blocked', { tag: '@one-width' }, async ({ page, world }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }));
  await logIn(page, world, await approvedInvestor(world));
  await expect(page.getByRole('alert').getByText('Your browser blocks cookies')).toBeVisible();
});

test(
  'a login with full storage says so, leaves nothing behind and continues with the same codes once there is room',
  { tag: '@one-width' },
  async ({ page, world }) => {
    await page.goto('/auth/login');
    await page.evaluate(fillStorage);
    await logIn(page, world, await approvedInvestor(world));
    const alert = page.getByRole('alert').filter({ hasText: 'Your browser could not store your login' });
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    expect(await traces(page)).toEqual([null, null, '']);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeVisible();
    await page.evaluate(freeStorage);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  },
);

for (const [off, hours] of [
  ['a day ahead', 25],
  ['a day behind', -25],
] as const) {
  test(
    `a browser clock that was set ${off} since the last visit does not end the session, and the stored clock difference is dropped`,
    { tag: '@one-width' },
    async ({ page, world }) => {
      await logInToDashboard(page, world, await approvedInvestor(world));
      await expect(page.getByText('Account of')).toBeVisible();
      await page.evaluate((offMs) => localStorage.setItem('service_clock', String(offMs)), hours * 3_600_000);
      await page.addInitScript(shiftClock, hours * 3_600_000);
      await page.reload();
      await expect(page.getByText('Account of')).toBeVisible();
      await expect(figure(page, 'Rewards to claim')).toContainText('FNX');
      await expect(page).toHaveURL('/dashboard');
      expect(await page.evaluate(() => localStorage.getItem('service_clock'))).toBeNull();
    },
  );
}

test(
  'a token that has expired by the service’s time ends the session at the first answer, with a message',
  { tag: '@one-width' },
  async ({ page, world }) => {
    await logInToDashboard(page, world, await approvedInvestor(world));
    await expect(page.getByText('Account of')).toBeVisible();
    await world.sandbox.clock(25 * 3_600);
    await page.reload();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(EXPIRED)).toHaveCount(1);
    expect(await traces(page)).toEqual([null, null, '']);
    await world.sandbox.reset();
  },
);

/** Runs in the page, before its own scripts. */
function shiftClock(offMs: number) {
  const RealDate = Date;
  const now = () => RealDate.now() + offMs;
  window.Date = new Proxy(RealDate, {
    construct: (target, given: []) => (given.length === 0 ? new target(now()) : new target(...given)),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
