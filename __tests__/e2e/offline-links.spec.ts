import { expect, test } from './fixtures';

test(
  'a link that loads a document stays on the page while the browser is offline, and opens after Try again',
  { tag: '@one-width' },
  async ({ page, context, watch }) => {
    watch.allowConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Network Error/);
    await page.goto('/faq');
    // The code for messages loads at the first input, such as a key.
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached({ timeout: 500 });
    }).toPass();
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    const message = page.getByText('You need a connection to open this page.');
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(message).toBeVisible();
    await expect(page).toHaveURL(/\/faq$/);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/contactus$/);
  },
);
