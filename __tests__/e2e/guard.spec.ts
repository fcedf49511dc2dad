import { ROUTES } from '../../src/config/routes';
import { expect, test } from './fixtures';
import { approvedInvestor, logIn, logInToDashboard } from './steps';

const PRIVATE = ['/dashboard'];
const GUEST = [
  '/auth/login',
  '/auth/otp',
  '/auth/verify-otp',
  '/auth/forgot-password',
  '/auth/forgot-verify',
  '/auth/reset-password',
  '/auth/reset',
];

test('the lists of this file match the route table', { tag: '@one-width' }, () => {
  const isIn = (access: string) => (path: string) =>
    ROUTES.some((route) => route.path === path && route.access === access);
  expect(PRIVATE.every(isIn('private'))).toBe(true);
  expect(GUEST.every(isIn('guest'))).toBe(true);
});

for (const path of PRIVATE) {
  test(`${path} sends a visitor to / and shows none of its content`, { tag: '@one-width' }, async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === 'Overview') document.documentElement.dataset.leaked = 'yes';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset.leaked)).toBeUndefined();
  });
}

test('the served HTML of a private page has none of its content', { tag: '@one-width' }, async ({ request }) => {
  const html = await (await request.get('/dashboard')).text();
  expect(html).not.toContain('<h1');
  expect(html).toContain('Loading');
});

test(
  'the requested page opens after the login, and the return URL is then forgotten',
  { tag: '@one-width' },
  async ({ page, world }) => {
    const investor = await approvedInvestor(world);
    await page.goto('/dashboard?from=a-bookmark');
    await expect(page).toHaveURL('/');
    await logIn(page, world, investor);
    await expect(page).toHaveURL('/dashboard?from=a-bookmark');
    expect(await page.evaluate(() => sessionStorage.getItem('asked_path'))).toBeNull();
  },
);

test('the home page names the page to continue to, and offers to log in', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/deals');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Log in to continue to Orders.')).toBeVisible();
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Log in' })
    .click();
  await expect(page).toHaveURL('/auth/login');
});

test('a path to another site is not opened after the login', { tag: '@one-width' }, async ({ page, world }) => {
  const investor = await approvedInvestor(world);
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('asked_path', '/\\evil.example'));
  await logIn(page, world, investor);
  await expect(page).toHaveURL('/dashboard');
});

test('guest pages send a logged-in investor to /', { tag: '@one-width' }, async ({ page, world }) => {
  await logInToDashboard(page, world, await approvedInvestor(world));
  for (const path of GUEST) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('an unknown URL answers 404 with a message and a link back', async ({ page, watch }) => {
  watch.allowConsoleError(/404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('a deployment does not serve the gallery of parts', { tag: '@one-width' }, async ({ request }) => {
  expect((await request.get('/__design')).status()).toBe(404);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/auth/login', '/404']) {
    test(`${path} is readable`, async ({ page, watch }) => {
      watch.allowConsoleError(/404/);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
