import { expect, test } from './fixtures';

test(
  'a form that is submitted before its script has loaded sends nothing and keeps what was typed',
  { tag: '@one-width' },
  async ({ page }) => {
    let load = () => {};
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route('**/_next/static/**/*.js', async (route) => {
      await loaded;
      await route.continue();
    });
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
    load();
  },
);
