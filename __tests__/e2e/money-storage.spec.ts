import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { SEND, alarm, anyPayButton, fillStorage, journaled } from './payment-steps';
import { PAID_IN, connect, expectDelivered, ledgerOf, payButton, review, startBuying, status } from './purchase-steps';

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

function refuseWrites() {
  Storage.prototype.setItem = () => {
    throw new DOMException('Writing is not allowed here.', 'QuotaExceededError');
  };
}

async function orderIdOn(page: Page): Promise<string> {
  const request = await page.waitForRequest(/wallet\/transactions\?orderId=/);
  return new URL(request.url()).searchParams.get('orderId') ?? '';
}

const [{ payWith, due }] = PAID_IN;

test('a browser that saves nothing from the start does not ask the wallet to pay, and gives the reason', async ({
  page,
  context,
  world,
}) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  await context.addInitScript(refuseWrites);
  await page.reload();
  await connect(page);
  await payButton(page).click();
  await expect(alarm(page, 'This browser cannot save the payment')).toContainText('another browser');
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  expect(await journaled(page)).toEqual([]);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([]);
});

test('an investor with full storage can connect a wallet, and is warned before the wallet is asked to pay', async ({
  page,
  context,
  world,
}) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  await fillStorage(page);
  await page.reload();
  await connect(page);
  await payButton(page).click();
  await expect(alarm(page, 'This browser cannot save the payment')).toBeVisible();
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([]);
});

test('a hash that cannot be stored is reported as unsaved, and the payment is found after a reload and not made again', async ({
  page,
  context,
  world,
}) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  await world.chain.setAutomine(false);
  const answer = wallet.hold(SEND);
  await payButton(page).click();
  await expect.poll(() => wallet.requestsOf(SEND).length).toBe(1);
  await page.evaluate(refuseWrites);
  answer();
  await expect(status(page, 'Confirming')).toContainText('This browser could not save it. Copy the hash');
  await expect(page.getByRole('button', { name: 'Copy hash' })).toBeVisible();
  await expect(page.getByText('You can close this page')).toBeHidden();
  await page.reload();
  await connect(page);
  await expect(page.getByRole('status', { name: /^(Looking for your payment|Confirming)$/ })).toBeVisible();
  await expect(anyPayButton(page)).toBeHidden();
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await expectDelivered(page);
  expect(wallet.requestsOf(SEND)).toHaveLength(1);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

test('a record of another version for this order stays unchanged, and blocks its payment permanently', async ({
  page,
  context,
  world,
}) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  // A record without an account or a known format must still block this order.
  const record = JSON.stringify([
    { v: 4, key: `order:${await orderIdOn(page)}`, at: 0, 'what a later release adds': ['ä', 1] },
  ]);
  await page.evaluate((text) => window.localStorage.setItem('tx_journal', text), record);
  for (const attempt of ['first', 'after a reload']) {
    await payButton(page).click();
    await expect(alarm(page, 'This page cannot read one of its records'), attempt).toContainText(
      'Your wallet was not asked',
    );
    await page.reload();
    await connect(page);
  }
  expect(await page.evaluate(() => window.localStorage.getItem('tx_journal'))).toBe(record);
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([]);
});

test('the journal keeps its content while the browser’s storage is full', async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page);
  await payButton(page).click();
  await expectDelivered(page);
  await expect.poll(() => journaled(page)).toMatchObject([{ status: 'succeeded' }]);
  const before = await page.evaluate(() => window.localStorage.getItem('tx_journal'));
  await page.getByRole('button', { name: 'Buy more' }).click();
  await review(page);
  await fillStorage(page);
  await payButton(page).click();
  await expect(alarm(page, 'This browser cannot save the payment')).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('tx_journal'))).toBe(before);
  expect(wallet.requestsOf(SEND)).toHaveLength(1);
  expect(await ledgerOf(world, address).payments()).toHaveLength(1);
});
