import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { approvedInvestor } from './steps';

async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test(
  'a form that is submitted before its script has loaded sends nothing and keeps what was typed',
  { tag: '@one-width' },
  async ({ page }) => {
    const release = await holdScripts(page);
    for (const path of ['/auth/login', '/auth/forgot-password']) {
      await page.goto(path, { waitUntil: 'commit' });
      for (const field of await page.locator('form input').all()) await field.fill('name@fnx.example');
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      await page.getByLabel('E-mail').press('Enter');
      await page.locator('form button[type=submit]').click();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      expect(documents).toEqual([]);
      expect(new URL(page.url()).search).toBe('');
      await expect(page.getByLabel('E-mail')).toHaveValue('name@fnx.example');
    }
    release();
  },
);

test(
  'a login that was submitted before its script had loaded is submitted exactly once after the script has loaded',
  { tag: '@one-width' },
  async ({ page, world }) => {
    const investor = await approvedInvestor(world);
    const logins: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/userLogin')) logins.push(request.url());
    });
    const release = await holdScripts(page);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill(investor.email);
    await page.getByLabel('Password').fill(investor.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Log in' }).click();
    release();
    await expect(page.getByLabel('Phone code')).toBeVisible();
    expect(logins).toHaveLength(1);
  },
);
