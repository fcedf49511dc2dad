import type { Page } from '@playwright/test';
import { decryptPayload, encryptPayload } from '@/api/cipher';
import { keyIn } from '../support/token';
import { expectAccessible } from './expect-page';
import { expect, test } from './fixtures';
import { SEND, anyPayButton } from './payment-steps';
import { PAID_IN, expectDelivered, ledgerOf, payButton, review, startBuying } from './purchase-steps';

/** An order whose figures change after they were read; each ends by counting on the chain. */
test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

/** In what is read of it, and in what is answered to the question whether the wallet may be asked. */
const READ_ORDER = /wallet\/(transactions\?orderId|buyShare)/;
const ONE = 10n ** 18n;

/** What the service says of the order on screen, with another figure in one place. */
const changeFigure = (page: Page, name: string, value: string) =>
  page.route(READ_ORDER, async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = (await answer.json()) as { data: unknown };
    const change = (told: unknown): unknown =>
      JSON.parse(JSON.stringify(told).replace(new RegExp(`"${name}":"[^"]+"`), `"${name}":"${value}"`));
    const key = keyIn(route.request().headers()['token'] ?? '');
    const changed = typeof data === 'string' ? encryptPayload(change(decryptPayload(data, key)), key) : change(data);
    await route.fulfill({ response: answer, body: JSON.stringify({ ...envelope, data: changed }) });
  });

/** The money suite tries each of these in both currencies, of which the screen does not know. */
const [, { payWith, due }] = PAID_IN;

test('F37: a changed payAmount is shown beside the reviewed one before anything is paid', async ({
  page,
  context,
  world,
}) => {
  // More than is due, so that a browser that pays without asking is found out by what it paid.
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  // It stands still: the press comes before the order is read once more.
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
  await page.getByRole('button', { name: 'Use the new figures' }).click();
  await expect(changed).toBeHidden();
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  await payButton(page).click();
  await expectDelivered(page);
  expect(wallet.requestsOf(SEND)).toHaveLength(1);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([ONE / 4n]);
});

test('F37: figures that return to the reviewed ones are paid without another review', async ({
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
  await page.unroute(READ_ORDER);
  await payButton(page).click({ timeout: 20_000 });
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});
