import { expect, test } from './fixtures';
import {
  SEND,
  alarm,
  anyPayButton,
  elsewhere,
  emptyStorage,
  fillStorage,
  holdOrderReads,
  inTime,
} from './payment-steps';
import {
  PAID_IN,
  TEN_SHARES,
  connect,
  expectDelivered,
  ledgerOf,
  payButton,
  review,
  startBuying,
  status,
} from './purchase-steps';

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

/** One currency is enough: the money suite tests both, and the screen is the same. */
const [{ payWith, due }] = PAID_IN;

test('a browser with full storage does not ask the wallet to pay until there is space', async ({
  page,
  context,
  world,
}) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  await fillStorage(page);
  await payButton(page).click();
  await expect(alarm(page, 'This browser cannot save the payment')).toBeVisible();
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  await emptyStorage(page);
  await payButton(page).click();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

test('storage that fills up during the wallet request has space for the hash, even after a reload', async ({
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
  await fillStorage(page);
  answer();
  await expect(status(page, 'Confirming')).toContainText('You can close this page');
  await page.reload();
  await connect(page);
  await expect(status(page, 'Confirming')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await expectDelivered(page);
  expect(wallet.requestsOf(SEND)).toHaveLength(1);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

test('a payment that no node knows is never cancelled or dropped, whatever other transactions of the wallet are mined', async ({
  page,
  context,
  world,
}) => {
  await page.clock.install();
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  await world.chain.setAutomine(false);
  await world.chain.rpc(SEND, [{ from: address, to: address, value: '0x0', gas: '0x5208' }]);
  let relayed: Record<string, unknown> | undefined;
  wallet.answerWith(SEND, async (pass) => {
    const hash = await pass();
    const sent = (await world.chain.rpc('eth_getTransactionByHash', [hash])) as Record<string, unknown>;
    relayed = Object.fromEntries(['from', 'to', 'value', 'input', 'nonce', 'gas'].map((name) => [name, sent[name]]));
    await world.chain.rpc('anvil_dropTransaction', [hash]);
    return hash;
  });
  await payButton(page).click();
  await expect(anyPayButton(page)).toBeHidden();
  await expect.poll(() => relayed).toBeTruthy();
  await world.chain.mine(5);
  for (let times = 0; times < 3; times += 1) {
    await page.clock.runFor(25_000);
    await expect(status(page, 'Not found on the network yet')).toBeVisible();
    await expect(anyPayButton(page)).toBeHidden();
  }
  await world.chain.rpc(SEND, [relayed]);
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await inTime(page, 10_000, page.getByRole('heading', { name: 'Certificate of Ownership' }));
  expect(wallet.requestsOf(SEND)).toHaveLength(1);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

test('when two browsers have the same review, one pays and the other shows the reported payment', async ({
  page,
  context,
  world,
}) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  const other = await elsewhere(page, world);
  await expect(payButton(other.page)).toBeVisible();
  const releaseReads = await holdOrderReads(other.page);
  await world.chain.setAutomine(false);
  const answer = wallet.hold(SEND);
  await payButton(page).click();
  await expect.poll(() => wallet.requestsOf(SEND).length).toBe(1);
  await payButton(other.page).click();
  await releaseReads();
  await expect(status(other.page, 'An earlier request has no answer')).toBeVisible();
  answer();
  await expect(status(page, 'Confirming')).toBeVisible();
  await expect(other.page.getByRole('status', { name: 'A payment for this order was reported' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(payButton(other.page)).toBeHidden();
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await expectDelivered(page);
  await expectDelivered(other.page);
  expect(other.wallet.requestsOf(SEND)).toHaveLength(0);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
  expect(await ledgerOf(world, address).deliveries()).toEqual([TEN_SHARES]);
  await other.context.close();
});

test('when two browsers submit at the same moment, only one of them asks its wallet', async ({
  page,
  context,
  world,
  watch,
}) => {
  watch.allowConsoleError(/409 \(Conflict\).*wallet\/buyShare/);
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  const other = await elsewhere(page, world);
  await expect(payButton(other.page)).toBeVisible();
  const releases = await Promise.all([holdOrderReads(page), holdOrderReads(other.page)]);
  await Promise.all([payButton(page).click(), payButton(other.page).click()]);
  await Promise.all(releases.map((release) => release()));
  await expectDelivered(page);
  await expectDelivered(other.page);
  expect(wallet.requestsOf(SEND).length + other.wallet.requestsOf(SEND).length).toBe(1);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
  await other.context.close();
});
