import type { Page } from '@playwright/test';
import { wrongCode } from '../support/two-factor';
import type { World } from '../support/world';
import { paste, pressButton, tabTo, type } from './by-keyboard';
import { expectGood } from './expect-page';
import { expect, test } from './fixtures';
import { expectUnreached, withoutNetwork } from './lost-network';
import { newestCode } from './steps';

/** The world is shared by the worker's tests, so every sign-up uses a new person. */
let people = 0;

function newcomer(viewport: { width: number } | null) {
  people += 1;
  const digits = `${viewport?.width ?? 0}`.padStart(4, '0') + String(people).padStart(2, '0');
  return {
    email: `vera${digits}@fnx.example`,
    typed: `07700 ${digits}`,
    phone: `+447700${digits}`,
    password: 'Harbour-Slate-Quill-71',
  };
}

type Newcomer = ReturnType<typeof newcomer>;

async function onwards(page: Page, next: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 768) return;
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(next, { exact: true })).toBeVisible();
}

/**
 * The native list stays until the searchable list has loaded, and as long as the native list has the focus. On a phone
 * the country step starts with the focus in it, so the searchable list must load before that step.
 */
const countriesArrived = (page: Page) => expect(page.getByLabel('Country').and(page.locator('input'))).toBeAttached();

async function register(page: Page, { email, typed, password }: Newcomer): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Open account' }).first().click();
  await expect(page).toHaveURL('/auth/signup');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/auth/create-account');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('First name').fill('Vera');
  await page.getByLabel('Last name').fill('Visitor');
  await countriesArrived(page);
  await onwards(page, 'Step 3 of 6');
  await page.getByLabel('Country').fill('united k');
  await page.getByRole('option', { name: 'United Kingdom', exact: true }).click();
  await onwards(page, 'Step 4 of 6');
  await page.getByLabel('Phone').fill(typed);
  await onwards(page, 'Step 5 of 6');
  await page.getByLabel('Password').fill(password);
  await onwards(page, 'Step 6 of 6');
  await page.getByRole('checkbox', { name: 'I accept the terms' }).click();
  await page.getByRole('checkbox', { name: 'I understand the risks' }).click();
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page).toHaveURL('/auth/otp-verification/phone');
}

async function verify(page: Page, world: World, { phone, email }: Newcomer): Promise<void> {
  await page.getByLabel('Phone code').fill(await newestCode(world, phone, 'sms'));
  await expect(page).toHaveURL('/auth/otp-verification/email');
  await page.reload();
  await page.getByLabel('E-mail code').fill(await newestCode(world, email, 'email'));
}

test(
  'a visitor signs up by mouse from the home page, and the last code logs in',
  { tag: '@path' },
  async ({ page, world, viewport }) => {
    const person = newcomer(viewport);
    await register(page, person);
    await verify(page, world, person);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  },
);

test('an e-mail typed before the scripts have arrived is kept', { tag: '@one-width' }, async ({ page, viewport }) => {
  const { email } = newcomer(viewport);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/auth/signup', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(email);
  release();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/auth/create-account');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

test('the token of a reset link is only in the first request', { tag: '@one-width' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await page.goto('/auth/reset?token=very-secret-token');
  await expect(page.getByLabel('New password')).toBeVisible();
  await expect(page).toHaveURL('/auth/reset');
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.slice(1).filter((request) => request.includes('very-secret-token'))).toEqual([]);
});

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] });

  const filledBy = (page: Page) =>
    page
      .locator('main form')
      .locator('input:visible, select:visible')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')));

  async function expectFields(page: Page, autocomplete: readonly (string | null)[]): Promise<void> {
    await expect.poll(() => filledBy(page)).toEqual(autocomplete);
    await expectGood(page);
  }

  async function goOn(page: Page, next: string): Promise<void> {
    await page.keyboard.press('Enter');
    await expect(page.getByText(next, { exact: true })).toBeVisible();
  }

  async function tick(page: Page, name: RegExp): Promise<void> {
    await tabTo(page, name);
    await page.keyboard.press('Space');
  }

  test(
    'the details survive a reload at every step, and a lost network',
    { tag: '@one-width' },
    async ({ page, watch }) => {
      watch.allowConsoleError(/Failed to load resource/);
      const person = newcomer({ width: 361 });
      await page.goto('/auth/signup');
      await type(page, 'E-mail', person.email);
      await page.reload();
      await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
      await expectFields(page, ['email']);
      await tabTo(page, 'E-mail');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/auth/create-account');
      await expectFields(page, ['given-name', 'family-name']);
      await type(page, 'First name', 'Vera');
      await type(page, 'Last name', 'Visitor');
      await page.reload();
      await expect(page.getByText('Step 3 of 6', { exact: true })).toBeVisible();
      await countriesArrived(page);
      await expectFields(page, ['country-name']);
      await pressButton(page, 'Back');
      await expect(page.getByLabel('Last name')).toHaveValue('Visitor');
      await pressButton(page, 'Continue');
      await type(page, 'Country', 'united k');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await pressButton(page, 'Continue');
      await type(page, 'Phone', person.typed);
      await expectFields(page, ['tel-country-code', 'tel-national']);
      await page.reload();
      await expect(page.getByText('Step 5 of 6', { exact: true })).toBeVisible();
      await type(page, 'Password', person.password);
      await expectFields(page, ['new-password']);
      await goOn(page, 'Step 6 of 6');
      await tick(page, /^I accept the terms/);
      await pressButton(page, 'Open account');
      await expect(page.getByText('Confirm that you understand the risks to continue.')).toBeVisible();
      await tick(page, /^I understand the risks/);
      await withoutNetwork(page, 'user/create-account', async () => {
        await pressButton(page, 'Open account');
        await expectUnreached(page);
        await expectFields(page, [null, null]);
      });
      await pressButton(page, 'Try again');
      await expect(page).toHaveURL('/auth/otp-verification/phone');
    },
  );

  test(
    'a wrong, expired or superseded code is reported, a pasted code is accepted, and each tab can continue',
    { tag: '@one-width' },
    async ({ page, context, world, watch }) => {
      watch.allowConsoleError(/Failed to load resource/);
      const person = newcomer({ width: 362 });
      await register(page, person);
      const code = page.getByLabel('Phone code');
      const enter = async (name: string, text: string) => {
        await paste(page, name, `${text.slice(0, 3)} ${text.slice(3)}`);
        await page.keyboard.press('Enter');
      };
      const first = await newestCode(world, person.phone, 'sms');
      await enter('Phone code', wrongCode(first));
      await expect(code).toHaveAccessibleDescription(/The code from your phone is wrong\. 4 tries left\./);
      await expectGood(page);
      await world.sandbox.clock(601);
      await enter('Phone code', first);
      await expect(page.getByText(/code .*has expired/)).toBeVisible();
      await expectGood(page);
      await expect(page.getByRole('button', { name: 'Resend phone code' })).not.toHaveAttribute('aria-disabled');
      await withoutNetwork(page, 'user/verify-phone-resend-otp', async () => {
        await pressButton(page, 'Resend phone code');
        await expect(page.getByText('FNX could not be reached.')).toBeVisible();
      });
      await pressButton(page, 'Resend phone code');
      await expect(page.getByText('We have sent a new code.')).toBeVisible();
      await enter('Phone code', first);
      await expect(code).toHaveAccessibleDescription(/is wrong/);

      const opening = context.waitForEvent('page');
      await page.evaluate(() => void window.open(location.href));
      const other = await opening;
      await expect(other.getByLabel('Phone code')).toBeVisible();
      await page.bringToFront();
      await withoutNetwork(page, 'user/verify-phone-otp', async () => {
        await enter('Phone code', await newestCode(world, person.phone, 'sms'));
        await expectUnreached(page);
      });
      await pressButton(page, 'Try again');
      await expect(page).toHaveURL('/auth/otp-verification/email');
      await page.reload();
      await expectFields(page, ['one-time-code']);
      await other.bringToFront();
      await other.getByLabel('Phone code').fill(await newestCode(world, person.phone, 'sms'));
      await other.keyboard.press('Enter');
      await expect(other).toHaveURL('/auth/otp-verification/email');
      await page.bringToFront();
      await pressButton(page, 'Resend e-mail code');
      await expect(page.getByText('We have sent a new code.')).toBeVisible();
      await enter('E-mail code', await newestCode(world, person.email, 'email'));
      await expect(page).toHaveURL('/dashboard');
    },
  );
});
