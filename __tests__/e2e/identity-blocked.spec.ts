import type { Page } from '@playwright/test';
import { pressButton } from './by-keyboard';
import { expectGood } from './expect-page';
import { expect, test } from './fixtures';
import { inFrame, openAs } from './identity-steps';

test.use({ viewport: { width: 360, height: 740 } });

const FIRST_STEP = 'Step 1 of 4: your document';

test.beforeEach(async ({ world, watch, context }) => {
  await world.sandbox.reset();
  watch.allowHost(world.serviceUrl);
  watch.allowConsoleError(/Failed to load resource|ERR_BLOCKED_BY_CLIENT/);
  await context.grantPermissions(['camera']);
});

const alertOf = (page: Page, words: string) => page.getByRole('main').getByRole('alert').filter({ hasText: words });

test(
  'a provider’s page that an ad blocker stops is reported after ten seconds, with a retry and an alternative',
  { tag: '@one-width' },
  async ({ page, world }) => {
    await page.clock.install();
    await openAs(page, world, 'INITIATED');
    const isFrame = (url: URL) => url.origin === world.serviceUrl && url.pathname.startsWith('/websdk/');
    await page.route(isFrame, (route) => route.abort('blockedbyclient'));
    await pressButton(page, 'Continue the check');
    const alert = alertOf(page, 'The identity check is not responding');
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(alert).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(alert).toContainText('If an ad blocker or a strict network blocks it');
    await expectGood(page);
    await expect(alert.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contactus');
    await page.unroute(isFrame);
    await pressButton(page, 'Try again');
    await expect(inFrame(page, FIRST_STEP)).toBeVisible();
    await expect(alert).toHaveCount(0);
  },
);

test(
  'if the code of the identity check does not arrive, this is reported at once, with a retry and an alternative',
  { tag: '@one-width' },
  async ({ page, world }) => {
    const isScript = ({ pathname }: URL) => pathname.startsWith('/_next/static/') && pathname.endsWith('.js');
    await page.route(isScript, async (route) => {
      const response = await route.fetch();
      // Finds the SDK's chunk by an option name in its code, because chunk names change with their content.
      const isOfCheck = (await response.text()).includes('adaptIframeHeight');
      await (isOfCheck ? route.abort('blockedbyclient') : route.fulfill({ response }));
    });
    await openAs(page, world, 'INITIATED');
    await pressButton(page, 'Continue the check');
    await expect(alertOf(page, 'FNX could not be reached.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contactus');
    await expectGood(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await pressButton(page, 'Try again');
    await expect(inFrame(page, FIRST_STEP)).toBeVisible();
  },
);

test(
  'a provider’s page that the document’s policy blocks is reported at once, and opens after a reload',
  { tag: '@one-width' },
  async ({ browser, baseURL, world }) => {
    // Uses its own context, because elsewhere a policy violation fails the test.
    const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const isDocument = ({ pathname }: URL) => pathname === '/kyc';
    await page.route(isDocument, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy'] ?? '';
      await route.fulfill({
        response,
        headers: { ...headers, 'content-security-policy': policy.replaceAll(world.serviceUrl, '') },
      });
    });
    await openAs(page, world, 'INITIATED');
    await pressButton(page, 'Continue the check');
    const alert = alertOf(page, 'The identity check was blocked');
    await expect(alert).toContainText('Reload this page.');
    await expect(alert.getByRole('link', { name: 'Contact support' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectGood(page);
    await pressButton(page, 'Try again');
    await expect(alert).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await pressButton(page, 'Continue the check');
    await expect(inFrame(page, FIRST_STEP)).toBeVisible();
    await context.close();
  },
);
