import type { Page } from '@playwright/test';
import { decryptPayload, encryptPayload } from '@/api/cipher';
import { keyIn } from '../support/token';
import { expectAccessible } from './expect-page';
import { expect, test } from './fixtures';
import { SEND, anyPayButton } from './payment-steps';
import { PAID_IN, expectDelivered, ledgerOf, payButton, review, startBuying } from './purchase-steps';

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

const READ_ORDER = /wallet\/(transactions\?orderId|buyShare)/;
const ONE = 10n ** 18n;

const changeFigure = (page: Page, name: string, value: string) =>
  page.route(READ_ORDER, async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = (await answer.json()) as { data: unknown };
    const change = (node: unknown): unknown =>
      JSON.parse(JSON.stringify(node).replace(new RegExp(`"${name}":"[^"]+"`), `"${name}":"${value}"`));
    const key = keyIn(route.request().headers()['token'] ?? '');
    const changed = typeof data === 'string' ? encryptPayload(change(decryptPayload(data, key)), key) : change(data);
    await route.fulfill({ response: answer, body: JSON.stringify({ ...envelope, data: changed }) });
  });

/** One currency is enough: the money suite tests both, and the screen is the same. */
const [, { payWith, due }] = PAID_IN;

test('a changed payAmount is shown beside the reviewed one before anything is paid', async ({
  page,
  context,
  world,
}) => {
  // The changed amount is higher than the amount due, so the test detects a browser that pays it without asking.
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  await payButton(page).click({ trial: true });
  await changeFigure(page, 'payAmount', '0.25');
  await payButton(page).click();
  const changed = page.getByRole('region', { name: 'The new figures' });
  await expect(changed).toContainText('0.25');
  await expect(page.getByRole('alert').filter({ hasText: 'The figures of this order have changed.' })).toBeVisible();
  await expect(anyPayButton(page)).toBeHidden();
  await expectAccessible(page);
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([]);
  await page.getByRole('button', { name: 'Accept the new figures' }).click();
  await expect(changed).toBeHidden();
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  await payButton(page).click();
  await expectDelivered(page);
  expect(wallet.requestsOf(SEND)).toHaveLength(1);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([ONE / 4n]);
});

test('an order whose figures return to the reviewed ones is paid without another review', async ({
  page,
  context,
  world,
}) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  await payButton(page).click({ trial: true });
  await changeFigure(page, 'pricePerShare', '5000');
  await payButton(page).click();
  await expect(page.getByRole('region', { name: 'The new figures' })).toBeVisible();
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await payButton(page).click({ timeout: 20_000 });
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});
