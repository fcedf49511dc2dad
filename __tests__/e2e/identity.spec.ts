import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './expect-page';
import { expect, test } from './fixtures';
import { frameOf, inFrame, investorNamed, openAs } from './identity-steps';
import { arriveAs } from './steps';

const pressInFrame = (page: Page, name: string) => frameOf(page).getByRole('button', { name }).click();

const continueCheck = (page: Page) => page.getByRole('button', { name: 'Continue the check' }).click();

async function sendEverything(page: Page) {
  await expect(inFrame(page, 'Step 1 of 4: your document')).toBeVisible();
  await pressInFrame(page, 'Photograph the document');
  await pressInFrame(page, 'Take the selfie');
  await pressInFrame(page, 'Turn the head');
  await pressInFrame(page, 'Send for review');
}

test.beforeEach(async ({ world, watch, context }) => {
  await world.sandbox.reset();
  watch.allowHost(world.serviceUrl);
  await context.grantPermissions(['camera']);
});

test(
  'an identity check goes from the start to its approval, and opens the gate of buying at once',
  { tag: '@path' },
  async ({ page, world }) => {
    const nell = await investorNamed(world, 'Nell');
    await arriveAs(page, world, nell);
    await page.goto('/buy-shares');
    await expect(page.getByRole('button', { name: 'Accept the terms and the risks' })).toBeVisible();
    await page.goto('/kyc');
    await page.getByRole('checkbox', { name: 'I accept the terms' }).check();
    await page.getByRole('checkbox', { name: 'I understand the risks' }).check();
    await page.getByRole('button', { name: 'Accept both' }).click();
    await expect(page.getByText('You accepted the terms, version 3.0')).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    expect(page.frames()).toHaveLength(1);

    await page.getByRole('button', { name: 'Start the check' }).click();
    await expect(inFrame(page, 'Step 1 of 4: your document')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your check is open' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await sendEverything(page);
    await expect(page.getByRole('heading', { name: 'Your documents are being checked' })).toBeVisible();

    await world.sandbox.kyc(nell.email, 'APPROVED');
    await expect(page.getByRole('heading', { name: 'Your identity is verified' })).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('link', { name: 'Buy shares' }).last().click();
    await expect(page.getByRole('link', { name: 'Link your wallet' })).toBeVisible();
  },
);

test('a rejected document is sent again by keyboard alone', { tag: '@one-width' }, async ({ page, world }) => {
  await openAs(page, world, 'RETRY');
  await page.getByRole('button', { name: 'Send again' }).focus();
  await page.keyboard.press('Enter');
  for (const [step, button] of [
    ['Step 1 of 4: your document', 'Photograph the document'],
    ['Step 2 of 4: your face', 'Take the selfie'],
    ['Step 3 of 4: a movement', 'Turn the head'],
    ['Step 4 of 4: send', 'Send for review'],
  ] as const) {
    await expect(inFrame(page, step)).toBeVisible();
    await frameOf(page).getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Your documents are being checked' })).toBeVisible();
});

test('a restarted check begins at its first step', { tag: '@one-width' }, async ({ page, world }) => {
  await openAs(page, world, 'INITIATED');
  await continueCheck(page);
  await pressInFrame(page, 'Photograph the document');
  await expect(inFrame(page, 'Step 2 of 4: your face')).toBeVisible();
  await page.getByRole('button', { name: 'Close the check' }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toBeFocused();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start again' }).click();
  await expect(inFrame(page, 'Step 1 of 4: your document')).toBeVisible();
});

test(
  'a provider’s page that does not respond is reported after ten seconds, and tried again',
  { tag: '@one-width' },
  async ({ page, world }) => {
    await page.clock.install();
    await openAs(page, world, 'INITIATED');
    await world.sandbox.fault('websdk/websdk.html', 'stall');
    await continueCheck(page);
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.clock.fastForward(9_000);
    await expect(page.getByText('The identity check is not responding')).toHaveCount(0);
    await page.clock.fastForward(2_000);
    const alert = page.getByRole('alert').filter({ hasText: 'The identity check is not responding' });
    await expect(alert.getByRole('link', { name: 'Contact support' })).toBeVisible();
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(inFrame(page, 'Step 1 of 4: your document')).toBeVisible();
  },
);

test(
  'a token that could not be created is reported, and requested again',
  { tag: '@one-width' },
  async ({ page, world, watch }) => {
    watch.allowConsoleError(/503/);
    await openAs(page, world, 'INITIATED');
    await world.sandbox.fault('kyc/generateSdkToken', 'http503');
    await continueCheck(page);
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(inFrame(page, 'Step 1 of 4: your document')).toBeVisible();
  },
);

test('an expired token is renewed in the middle of a step', { tag: '@one-width' }, async ({ page, world, watch }) => {
  watch.allowConsoleError(/401/);
  await openAs(page, world, 'INITIATED');
  await continueCheck(page);
  await expect(inFrame(page, 'Step 1 of 4: your document')).toBeVisible();
  await world.sandbox.clock(601);
  await pressInFrame(page, 'Photograph the document');
  await expect(inFrame(page, 'Step 2 of 4: your face')).toBeVisible();
  await expect(page.getByText('The identity check has expired')).toHaveCount(0);
});

test(
  'a token that cannot be renewed is reported, and the check is opened again',
  { tag: '@one-width' },
  async ({ page, world, watch }) => {
    watch.allowConsoleError(/401|503/);
    await openAs(page, world, 'INITIATED');
    await continueCheck(page);
    await expect(inFrame(page, 'Step 1 of 4: your document')).toBeVisible();
    await world.sandbox.clock(601);
    await world.sandbox.fault('kyc/generateSdkToken', 'http503');
    await pressInFrame(page, 'Photograph the document');
    const alert = page.getByRole('alert').filter({ hasText: 'The identity check has expired' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    await pressInFrame(page, 'Photograph the document');
    await expect(inFrame(page, 'Step 2 of 4: your face')).toBeVisible();
  },
);

test(
  'a camera that the browser denies is reported before the check and in it',
  { tag: '@one-width' },
  async ({ page, world, context }) => {
    await context.clearPermissions();
    await context.grantPermissions(['geolocation']);
    await openAs(page, world, 'INITIATED');
    await expect(page.getByText('Your camera is blocked for this site')).toBeVisible();
    await continueCheck(page);
    await pressInFrame(page, 'Photograph the document');
    await expect(frameOf(page).getByText('The camera is blocked for this page')).toBeVisible();
    await expect(page.getByText('Your camera is blocked for this site')).toBeVisible();
  },
);

test('the document allows the configured origin and no other @one-width', async ({ page, world, request }) => {
  await openAs(page, world, 'INITIATED');
  const headers = (await request.get('/kyc')).headers();
  const frames = /frame-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]?.split(' ');
  const elsewhere = (await request.get('/dashboard')).headers()['content-security-policy'] ?? '';
  const shared = /frame-src ([^;]*)/.exec(elsewhere)?.[1]?.split(' ') ?? [];
  expect(frames).toEqual([...shared, world.serviceUrl]);
  expect(headers['permissions-policy']).toContain(`camera=(self "${world.serviceUrl}")`);
  expect((await request.get('/kyc/')).headers()['content-security-policy']).toBe(headers['content-security-policy']);
  await continueCheck(page);
  await expect(inFrame(page, 'Step 1 of 4: your document')).toBeVisible();
  expect(page.frames().map((frame) => new URL(frame.url()).origin)).toEqual([
    new URL(page.url()).origin,
    world.serviceUrl,
  ]);
});
