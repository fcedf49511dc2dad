import type { Locator, Page } from '@playwright/test';
import { COOKIES } from '@/config/product';
import { tokenFor } from '../support/log-in';
import type { World } from '../support/world';
import { expect } from './fixtures';

export type Investor = { email: string; password: string; phone: string; walletAddress: string | null };

export async function approvedInvestor({ sandbox }: World): Promise<Investor> {
  const found = (await sandbox.accounts()).find(
    ({ kycStatus, walletAddress }) => kycStatus === 'APPROVED' && walletAddress,
  );
  if (!found) throw new Error('The seed has no approved investor');
  return found;
}

export async function logIn(page: Page, world: World, investor: Investor): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail').fill(investor.email);
  await page.getByLabel('Password').fill(investor.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  // Waits for this screen, because before it appears the inbox still has the old codes.
  await expect(page.getByLabel('Phone code')).toBeVisible();
  await page.getByLabel('Phone code').fill(await newestCode(world, investor.phone, 'sms'));
  await page.getByLabel('E-mail code').fill(await newestCode(world, investor.email, 'email'));
}

export async function logInToDashboard(page: Page, world: World, investor: Investor): Promise<void> {
  await logIn(page, world, investor);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}

/** Logs in by service calls and stores the token like the app; the login screens have their own tests. */
export async function arriveAs(page: Page, world: World, investor: Investor): Promise<void> {
  const token = await tokenFor(world, investor);
  await page.route(
    '/arrive',
    (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    { times: 1 },
  );
  await page.goto('/arrive');
  await page.evaluate(
    ({ name, value }) => {
      document.cookie = `${name}=${value}; path=/; max-age=86400; samesite=strict`;
      localStorage.setItem(name, value);
    },
    { name: COOKIES.token, value: token },
  );
}

/** The page first retries automatically. After that, only the button loads the data again. */
export const expectIdle = (again: Locator): Promise<void> =>
  expect(again).not.toHaveAttribute('aria-busy', 'true', { timeout: 20_000 });

export async function newestCode({ sandbox }: World, to: string, channel: 'sms' | 'email'): Promise<string> {
  let code = '';
  await expect(async () => {
    code = await sandbox.latestCode(to, channel);
  }).toPass();
  return code;
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

export const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');
