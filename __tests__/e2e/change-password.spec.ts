import type { Page } from '@playwright/test';
import { pressButton, type } from './by-keyboard';
import { expectGood } from './expect-page';
import { expect, test } from './fixtures';
import { expectUnreached, withoutNetwork } from './lost-network';
import { approvedInvestor, arriveAs } from './steps';

test.use({ viewport: { width: 360, height: 740 } });

const NEW_PASSWORD = 'Harbour-Slate-Quill-71';

test.beforeEach(async ({ world, watch }) => {
  watch.allowConsoleError(/Failed to load resource/);
  await world.sandbox.reset();
});

const filledBy = (page: Page) =>
  page
    .locator('main form input')
    .evaluateAll((inputs) =>
      inputs.map((input) => `${input.getAttribute('autocomplete')}${input.hasAttribute('hidden') ? ', unseen' : ''}`),
    );

test(
  'a new password ends the sessions of other devices, but not of this browser',
  { tag: '@one-width' },
  async ({ page, context, browser, baseURL, world }) => {
    const amelia = await approvedInvestor(world);
    await arriveAs(page, world, amelia);
    const away = await browser.newContext({ baseURL });
    const device = await away.newPage();
    await arriveAs(device, world, amelia);
    await device.goto('/settings');
    await expect(device.getByText(amelia.email)).toBeVisible();

    await page.goto('/settings?tab=security');
    await pressButton(page, 'Change password');
    await expect(page.getByLabel('Current password')).toBeVisible();
    expect(await filledBy(page)).toEqual(['username, unseen', 'current-password', 'new-password']);
    await type(page, 'Current password', 'not-this-one');
    await type(page, 'New password', NEW_PASSWORD);
    await expectGood(page);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('This is not your current password.');
    await expectGood(page);
    await withoutNetwork(page, 'user/changePassword', async () => {
      await type(page, 'Current password', amelia.password);
      await page.keyboard.press('Enter');
      await expectUnreached(page);
      await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
    });
    await page.reload();
    await expect(page.getByLabel('New password')).toHaveValue('');
    const tab = await context.newPage();
    await tab.goto('/settings');
    await page.bringToFront();
    await type(page, 'Current password', amelia.password);
    await type(page, 'New password', NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your password was changed. Your other devices were logged out.')).toBeVisible();
    await expectGood(page);

    await tab.reload();
    await expect(tab.getByText(amelia.email)).toBeVisible();
    await device.reload();
    await expect(device.getByRole('link', { name: 'Log in' })).toBeVisible();
    await away.close();
  },
);
