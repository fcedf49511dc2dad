import type { Page } from '@playwright/test';
import type { World } from '../support/world';
import { pressButton, type } from './by-keyboard';
import { expectGood } from './expect-page';
import { expect, test } from './fixtures';
import { expectUnreached, withoutNetwork } from './lost-network';
import { approvedInvestor, newestCode, type Investor } from './steps';

test.use({ viewport: { width: 360, height: 740 } });

const NEW_PASSWORD = 'Lantern-Moss-Anchor-52';

test.beforeEach(async ({ world, watch }) => {
  watch.allowConsoleError(/Failed to load resource/);
  await world.sandbox.reset();
});

/** Returns only the path of the newest link, because the test server has its own port. */
async function newestLink({ sandbox }: World, { email }: Investor): Promise<string> {
  const [mail] = await sandbox.inbox(email);
  const link = /\/auth\/reset\?token=[\w-]+/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error('The newest mail has no link');
  return link;
}

async function beginAtLogin(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await pressButton(page, 'Forgot your password?');
  await page.waitForURL('/auth/forgot-password');
}

async function askForLink(page: Page, world: World, investor: Investor): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await type(page, 'E-mail', investor.email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail code')).toBeFocused();
  return newestLink(world, investor);
}

async function choose(page: Page, password: string): Promise<void> {
  await type(page, 'New password', password);
  await page.keyboard.press('Enter');
}

async function expectRefused(page: Page, link: string, words: RegExp): Promise<void> {
  await page.goto(link);
  await expect(page).toHaveURL('/auth/reset');
  await choose(page, NEW_PASSWORD);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words);
  await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
  await expectGood(page);
}

test(
  'a forgotten password is replaced through the link in the e-mail, and the new password logs in',
  { tag: ['@one-width', '@path'] },
  async ({ page, world }) => {
    const amelia = await approvedInvestor(world);
    await beginAtLogin(page);
    await pressButton(page, 'Send code');
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
    await expectGood(page);
    await withoutNetwork(page, 'user/forgotPassword', async () => {
      await type(page, 'E-mail', amelia.email);
      await page.keyboard.press('Enter');
      await expectUnreached(page);
    });
    await pressButton(page, 'Try again');
    await expect(page).toHaveURL('/auth/forgot-verify');
    await expect(page.getByLabel('E-mail code')).toBeFocused();
    await expectGood(page);

    const link = await newestLink(world, amelia);
    await page.goto(link);
    await expect(page.getByLabel('New password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(page).toHaveURL('/auth/reset');
    await page.reload();
    await choose(page, 'Password123!');
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/one of the first passwords/);
    await expectGood(page);
    await withoutNetwork(page, `user/resetPassword/${link.split('=')[1]}`, async () => {
      await choose(page, NEW_PASSWORD);
      await expectUnreached(page);
    });
    await pressButton(page, 'Try again');
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('Your password was changed.')).toBeVisible();
    await expectGood(page);

    await type(page, 'E-mail', amelia.email);
    await type(page, 'Password', amelia.password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Incorrect e-mail or password.');
    await type(page, 'Password', NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Phone code')).toBeFocused();
    await page.keyboard.type(await newestCode(world, amelia.phone, 'sms'));
    await page.keyboard.type(await newestCode(world, amelia.email, 'email'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  },
);

test(
  'a link that is wrong, replaced or expired is reported, and leads to a link that works',
  { tag: '@one-width' },
  async ({ page, world }) => {
    const amelia = await approvedInvestor(world);
    await beginAtLogin(page);
    const replaced = await askForLink(page, world, amelia);
    await pressButton(page, 'Use another e-mail');
    const expired = await askForLink(page, world, amelia);
    expect(expired).not.toBe(replaced);

    await expectRefused(page, '/auth/reset?token=made-up', /This link is not valid/);
    await expectRefused(page, replaced, /This link was replaced by a newer one/);
    await world.sandbox.clock(1_801);
    await expectRefused(page, expired, /This code or link expired after 30 minutes/);

    await pressButton(page, 'Request a new code');
    await page.waitForURL('/auth/forgot-password');
    await page.goto(await askForLink(page, world, amelia));
    await choose(page, NEW_PASSWORD);
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('Your password was changed.')).toBeVisible();
    await expectRefused(page, expired, /This code or link was already used/);
  },
);
