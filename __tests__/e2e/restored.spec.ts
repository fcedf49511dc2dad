import { expect, test } from './fixtures';
import { approvedInvestor, arriveAs, logOut } from './steps';

/**
 * Headless Chromium keeps no page in its back/forward cache (`BackForwardCacheDisabledForDelegate`). This test
 * simulates the cache: the page gets no events of other tabs and no answers, and then the event of a restored page.
 */
test(
  'a page that the browser restores after a logout in another tab shows nothing of the account',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    await page.addInitScript(() => {
      for (const name of ['storage', 'visibilitychange'])
        window.addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await arriveAs(page, world, await approvedInvestor(world));
    await page.goto('/dashboard');
    await expect(page.getByText('Account of')).toBeVisible();
    await page.route('**/api/v1/user/**', () => undefined);

    const other = await context.newPage();
    await other.goto('/');
    await logOut(other);
    await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByText('Account of')).toBeVisible();

    const shownInMain = await page.evaluate(async () => {
      const isShown = () => document.querySelector('main')?.textContent?.includes('Overview') ?? false;
      const before = isShown();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      // Before the browser paints again.
      await new Promise((resolve) => setTimeout(resolve));
      return { before, after: isShown() };
    });
    expect(shownInMain).toEqual({ before: true, after: false });
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByText('Account of')).toHaveCount(0);
  },
);
