import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { shownBy, turnOnTwoFactor } from '../support/two-factor';
import { paste, pressButton, tabTo, type } from './by-keyboard';
import { expectGood } from './expect-page';
import { expect, test } from './fixtures';
import { expectUnreached, withoutNetwork } from './lost-network';
import { approvedInvestor, arriveAs, logIn } from './steps';

test.use({ viewport: { width: 360, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] });

const ENABLE = 'user/enableTwoFactorGoogle';
const VERIFY = 'user/verifyTwoFactorGoogle';

test.beforeEach(async ({ world, watch }) => {
  watch.allowConsoleError(/Failed to load resource/);
  await world.sandbox.reset();
});

const code = (page: Page) => page.getByLabel('Authenticator code');
const codesDialog = (page: Page) => page.getByRole('dialog', { name: 'Your recovery codes' });
const codesIn = (page: Page) =>
  codesDialog(page).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openSecurity(page: Page): Promise<void> {
  await page.goto('/settings?tab=security');
  await expect(page.getByRole('button', { name: 'Deactivate account' })).toBeVisible();
}

async function beginAdding(page: Page): Promise<string> {
  await pressButton(page, 'Turn on two-factor');
  await expect(page.getByRole('heading', { name: 'Add FNX to your authenticator app' })).toBeFocused();
  await expect(page.getByRole('img', { name: /QR code to scan/ })).toBeVisible();
  return (await page.getByRole('group', { name: 'Or enter this key' }).textContent())!.trim();
}

async function reloadPastQuestion(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog').then(async (question) => {
    await question.accept();
    return question.type();
  });
  await page.reload();
  expect(await asked).toBe('beforeunload');
}

async function keepCodes(page: Page): Promise<void> {
  await tabTo(page, 'I have saved them');
  await page.keyboard.press('Space');
  await pressButton(page, 'Done');
  await expect(codesDialog(page)).toBeHidden();
}

test(
  'two-factor is turned on despite a reload, a lost network and every kind of wrong code',
  { tag: '@one-width' },
  async ({ page, context, world }) => {
    await arriveAs(page, world, await approvedInvestor(world));
    await openSecurity(page);
    await withoutNetwork(page, ENABLE, async () => {
      await pressButton(page, 'Turn on two-factor');
      await expectUnreached(page);
    });
    await beginAdding(page);
    await page.reload();
    await expect(page.getByText(/Two-factor is still off because you left/)).toBeVisible();

    const superseded = await beginAdding(page);
    await expectGood(page);
    const other = await context.newPage();
    await openSecurity(other);
    const secret = await beginAdding(other);
    await type(page, 'Authenticator code', shownBy(superseded));
    await page.keyboard.press('Enter');
    await expect(code(page)).toHaveAccessibleDescription(/is wrong\. 9 tries left\./);
    await expectGood(page);

    await other.bringToFront();
    await pressButton(other, 'Copy key');
    await expect(other.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await copied(other)).toBe(secret);
    // A code from two minutes ago is invalid, because the clocks may differ by at most half a minute.
    await type(other, 'Authenticator code', shownBy(secret, -4));
    await page.keyboard.press('Enter');
    await pressButton(other, 'Turn on');
    await expect(code(other)).toHaveAccessibleDescription(/is wrong/);
    await withoutNetwork(other, VERIFY, async () => {
      const now = shownBy(secret);
      await paste(other, 'Authenticator code', `${now.slice(0, 3)} ${now.slice(3)}`);
      await other.keyboard.press('Enter');
      await expectUnreached(other);
      await expect(code(other)).toHaveValue(now);
    });
    await pressButton(other, 'Try again');
    await expect(codesDialog(other)).toBeVisible();
    await keepCodes(other);
    await expect(other.getByText('Your recovery codes are now active.')).toBeVisible();

    await page.bringToFront();
    await pressButton(page, 'Leave it off');
    await pressButton(page, 'Turn on two-factor');
    await expect(page.getByRole('button', { name: 'Turn off two-factor' })).toBeVisible();
  },
);

test(
  'recovery codes are shown once, can be copied, saved and printed, and are not dismissed by mistake',
  { tag: '@one-width' },
  async ({ page, world }) => {
    const amelia = await approvedInvestor(world);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await arriveAs(page, world, amelia);
    await openSecurity(page);
    const secret = await beginAdding(page);
    await type(page, 'Authenticator code', shownBy(secret));
    await page.keyboard.press('Enter');
    const dialog = codesDialog(page);
    await expect(dialog).toBeVisible();
    await expectGood(page);
    const codes = await codesIn(page);
    expect(new Set(codes).size).toBe(10);

    await pressButton(page, 'Copy codes');
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await copied(page)).toBe(codes.join('\n'));
    const downloading = page.waitForEvent('download');
    await pressButton(page, 'Download');
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('fnx-recovery-codes.txt');
    const text = await readFile(await file.path(), 'utf8');
    expect([amelia.email, ...codes].filter((one) => !text.includes(one))).toEqual([]);
    await pressButton(page, 'Print');
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    await page.emulateMedia({ media: 'print' });
    expect((await page.locator('body').innerText()).match(/\S.*\S/g)).toEqual([
      expect.stringContaining(`FNX recovery codes of ${amelia.email}.`),
      ...codes,
    ]);
    expect(await dialog.evaluate((one) => getComputedStyle(one, '::backdrop').display)).toBe('none');
    await page.emulateMedia({ media: 'screen' });

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await pressButton(page, 'Done');
    await expect(dialog.getByText('Save the codes first, then tick this box.')).toBeVisible();
    await reloadPastQuestion(page);
    await expect(page.getByText(/you left the page before confirming that you saved your recovery/)).toBeVisible();
    await expectGood(page);

    await pressButton(page, 'Make new recovery codes');
    await type(page, 'Authenticator code', shownBy(secret, 1));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    expect((await codesIn(page)).filter((one) => codes.includes(one))).toEqual([]);
    await keepCodes(page);
    await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
  },
);

async function reachAuthenticator(page: Page, world: Parameters<typeof logIn>[1]): Promise<void> {
  await logIn(page, world, await approvedInvestor(world));
  await expect(page).toHaveURL('/auth/verify-otp');
  await expect(code(page)).toBeFocused();
}

test(
  'a recovery code logs in despite a reload and a lost network, and another one turns two-factor off',
  { tag: '@one-width' },
  async ({ page, world }) => {
    const { recoveryCodes } = await turnOnTwoFactor(world, await approvedInvestor(world));
    await reachAuthenticator(page, world);
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expectGood(page);
    await page.reload();
    await pressButton(page, 'Use a recovery code instead');
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/Enter one of your recovery codes/);
    await type(page, 'Recovery code', 'AAAA-BBBB-CCCC-DDDD');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/wrong or was already used/);
    await expectGood(page);
    await withoutNetwork(page, 'user/login-verify-otp', async () => {
      await paste(page, 'Recovery code', ` ${recoveryCodes[0]!.toLowerCase()}\n`);
      await page.keyboard.press('Enter');
      await expectUnreached(page);
    });
    await pressButton(page, 'Try again');
    await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');

    await openSecurity(page);
    await pressButton(page, 'Turn off two-factor');
    await expectGood(page);
    await page.reload();
    await pressButton(page, 'Turn off two-factor');
    await pressButton(page, 'Use a recovery code instead');
    await type(page, 'Recovery code', recoveryCodes[0]!);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/wrong or was already used/);
    await withoutNetwork(page, ENABLE, async () => {
      await type(page, 'Recovery code', recoveryCodes[1]!);
      await pressButton(page, 'Turn off');
      await expectUnreached(page);
      await expect(page.getByLabel('Recovery code')).toHaveValue(recoveryCodes[1]!);
    });
    await pressButton(page, 'Try again');
    await expect(page.getByText(/Two-factor is off\. Delete the entry/)).toBeVisible();
    await expectGood(page);
  },
);
