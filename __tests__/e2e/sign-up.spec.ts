import type { Page } from '@playwright/test';
import type { World } from '../support/world';
import { expect, test } from './fixtures';
import { newestCode } from './steps';

/** The worker's world lives on from test to test: everybody who signs up is somebody else. */
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

/** On a phone the details are asked for one at a time; what is known already is not asked for. */
async function onwards(page: Page, next: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 768) return;
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(next, { exact: true })).toBeVisible();
}

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
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/auth/otp-verification/phone');
}

async function verify(page: Page, world: World, { phone, email }: Newcomer): Promise<void> {
  await page.getByLabel('Phone code').fill(await newestCode(world, phone, 'sms'));
  await page.getByRole('button', { name: 'Verify phone' }).click();
  await expect(page).toHaveURL('/auth/otp-verification/email');
  await page.reload();
  await page.getByLabel('E-mail code').fill(await newestCode(world, email, 'email'));
  await page.getByRole('button', { name: 'Verify e-mail' }).click();
}

test('by mouse from the home page to a first login', async ({ page, world, viewport }) => {
  const person = newcomer(viewport);
  await register(page, person);
  await verify(page, world, person);
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Account created.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Phone code')).toBeVisible();
  await page.getByLabel('Phone code').fill(await newestCode(world, person.phone, 'sms'));
  await page.getByLabel('E-mail code').fill(await newestCode(world, person.email, 'email'));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the token of a reset link is in no request but the first', { tag: '@one-width' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await page.goto('/auth/reset?token=very-secret-token');
  await expect(page.getByLabel('New password')).toBeVisible();
  await expect(page).toHaveURL('/auth/reset');
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.slice(1).filter((request) => request.includes('very-secret-token'))).toEqual([]);
});
