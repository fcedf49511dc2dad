import type { Page } from '@playwright/test';
import { wrongCode } from '../support/two-factor';
import { paste, pressButton, type } from './by-keyboard';
import { expectGood } from './expect-page';
import { expect, test } from './fixtures';
import { expectUnreached, withoutNetwork } from './lost-network';
import { approvedInvestor, newestCode } from './steps';

test.use({ viewport: { width: 360, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] });

const field = (page: Page, name: 'Phone code' | 'E-mail code') => page.getByLabel(name);
const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

test(
  'a login by codes works despite a reload, a lost network and every kind of wrong code',
  { tag: '@one-width' },
  async ({ page, world, watch }) => {
    watch.allowConsoleError(/Failed to load resource/);
    await world.sandbox.reset();
    const amelia = await approvedInvestor(world);
    const codes = async () => ({
      phone: await newestCode(world, amelia.phone, 'sms'),
      email: await newestCode(world, amelia.email, 'email'),
    });
    const enter = async (phone: string, email: string) => {
      await paste(page, 'Phone code', spaced(phone));
      await paste(page, 'E-mail code', spaced(email));
    };
    // The codes are sent once as soon as they are complete, and later only by hand.
    const correct = async (phone: string, email: string) => {
      await enter(phone, email);
      await page.keyboard.press('Enter');
    };

    await page.goto('/auth/login');
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await pressButton(page, 'Log in');
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
    await type(page, 'E-mail', amelia.email);
    await page.reload();
    await expect(page.getByLabel('E-mail')).toHaveValue(amelia.email);
    await expectGood(page);
    await withoutNetwork(page, 'user/userLogin', async () => {
      await type(page, 'Password', amelia.password);
      await page.keyboard.press('Enter');
      await expectUnreached(page);
    });
    await pressButton(page, 'Try again');
    await expect(field(page, 'Phone code')).toBeFocused();
    await expect(field(page, 'Phone code')).toHaveAttribute('autocomplete', 'one-time-code');
    await expectGood(page);

    const first = await codes();
    await enter(wrongCode(first.phone), wrongCode(first.email));
    await expect(field(page, 'Phone code')).toHaveAccessibleDescription(/from your phone is wrong\. 4 tries left\./);
    await expect(field(page, 'E-mail code')).toHaveValue(wrongCode(first.email));
    await expectGood(page);
    await world.sandbox.clock(601);
    await page.reload();
    await expect(field(page, 'Phone code')).toHaveValue('');
    await enter(first.phone, first.email);
    await expect(page.getByText(/code .*has expired/).first()).toBeVisible();
    await expectGood(page);
    for (const name of ['Resend phone code', 'Resend e-mail code']) {
      const resend = page.getByRole('button', { name });
      await expect(resend).not.toHaveAttribute('aria-disabled');
      await pressButton(page, name);
      await expect(resend).toHaveAttribute('aria-disabled', 'true');
    }
    const newest = await codes();
    await correct(first.phone, newest.email);
    await expect(field(page, 'Phone code')).toHaveAccessibleDescription(/is wrong/);
    await withoutNetwork(page, 'user/login-verify-otp', async () => {
      await correct(newest.phone, newest.email);
      await expectUnreached(page);
    });
    await pressButton(page, 'Try again');
    await expect(page).toHaveURL('/dashboard');
  },
);
