import type { Page } from '@playwright/test';
import { wrongCode } from '../support/two-factor';
import { paste, pressButton, tabTo, type } from './by-keyboard';
import { expectGood } from './expect-page';
import { expect, test } from './fixtures';
import { expectUnreached, withoutNetwork } from './lost-network';
import { approvedInvestor, arriveAs, newestCode } from './steps';

test.use({ viewport: { width: 360, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ world, watch }) => {
  watch.allowConsoleError(/Failed to load resource/);
  await world.sandbox.reset();
});

const START = 'user/deactivateAccount';
const RESEND = 'user/sendOTPEmail';
const VERIFY = 'user/verifyOTPDeactivate';
const WRITTEN = 'They are my sister’s now.';

const code = (page: Page) => page.getByLabel('E-mail code');
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' });

async function enterCode(page: Page, text: string): Promise<void> {
  await type(page, 'E-mail code', text);
  await page.keyboard.press('Enter');
}

test(
  'an account is deactivated in all tabs, despite a reload at every step and a lost network at every call',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    const amelia = await approvedInvestor(world);
    const newest = () => newestCode(world, amelia.email, 'email');
    await arriveAs(page, world, amelia);
    await page.goto('/settings?tab=security');
    await pressButton(page, 'Deactivate account');
    await expect(page.getByText(/stay there and stay yours/)).toBeVisible();
    await expectGood(page);
    await page.reload();
    await pressButton(page, 'Continue');
    await expect(page.getByLabel('Reason')).toBeVisible();

    await pressButton(page, 'Send code');
    await expect(page.getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('I have sold');
    await type(page, 'In your own words', WRITTEN);
    await expectGood(page);
    await page.reload();
    await expect(page.getByLabel('Reason')).toHaveValue('SOLD');
    await expect(page.getByLabel('In your own words')).toHaveValue(WRITTEN);
    await expect(password(page)).toHaveValue('');
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
    await type(page, 'Password', 'not-this-one');
    await page.keyboard.press('Enter');
    await expect(password(page)).toHaveAccessibleDescription('Incorrect password.');
    await withoutNetwork(page, START, async () => {
      await type(page, 'Password', amelia.password);
      await page.keyboard.press('Enter');
      await expectUnreached(page);
      await expectGood(page);
    });
    await pressButton(page, 'Try again');
    await expect(code(page)).toBeVisible();

    const first = await newest();
    await page.reload();
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expectGood(page);
    await enterCode(page, wrongCode(first));
    await expect(code(page)).toHaveAccessibleDescription(/The code is wrong\. 4 tries left\./);
    await world.sandbox.clock(301);
    await enterCode(page, first);
    await expect(page.getByText('The code has expired. Request a new one.')).toBeVisible();
    await expectGood(page);
    const resend = page.getByRole('button', { name: 'Resend e-mail code' });
    await withoutNetwork(page, RESEND, async () => {
      await expect(resend).not.toHaveAttribute('aria-disabled');
      await pressButton(page, 'Resend e-mail code');
      await expect(page.getByText('FNX could not be reached.')).toBeVisible();
    });
    await pressButton(page, 'Resend e-mail code');
    await expect(page.getByText('We have sent a new code.')).toBeVisible();
    await enterCode(page, first);
    await expect(code(page)).toHaveAccessibleDescription(/The code is wrong/);

    const other = await context.newPage();
    await other.goto('/settings');
    await expect(other.getByText(amelia.email)).toBeVisible();
    await page.bringToFront();
    const second = await newest();
    await withoutNetwork(page, VERIFY, async () => {
      await paste(page, 'E-mail code', `${second.slice(0, 3)}-${second.slice(3)}`);
      await pressButton(page, 'Deactivate my account');
      await expectUnreached(page);
      await expect(code(page)).toHaveValue(second);
    });
    await pressButton(page, 'Try again');
    await expect(page).toHaveURL('/');
    await expect(page.getByText(/Your account is deactivated and you are logged out on every device/)).toBeVisible();
    await expect(other.getByText(amelia.email)).toBeHidden();
    await expectGood(page);
  },
);

test(
  'a request is superseded when another tab starts a new one, and the typed text stays',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    const amelia = await approvedInvestor(world);
    await arriveAs(page, world, amelia);
    const begin = async (tab: Page) => {
      await tab.goto('/settings?tab=security');
      await pressButton(tab, 'Deactivate account');
      await pressButton(tab, 'Continue');
      await tabTo(tab, 'Reason');
      await tab.keyboard.type('I have sold');
      await type(tab, 'In your own words', WRITTEN);
      await type(tab, 'Password', amelia.password);
      await tab.keyboard.press('Enter');
      await expect(code(tab)).toBeVisible();
    };
    await begin(page);
    const other = await context.newPage();
    await begin(other);
    await page.bringToFront();
    await enterCode(page, await newestCode(world, amelia.email, 'email'));
    await expect(page.getByRole('main').getByRole('alert')).toContainText('start again');
    await expectGood(page);
    await pressButton(page, 'Start again');
    await expect(page.getByLabel('In your own words')).toHaveValue(WRITTEN);
    await pressButton(page, 'Keep my account');
    await expect(page.getByRole('button', { name: 'Deactivate account' })).toBeVisible();
  },
);
