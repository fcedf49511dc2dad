import type { BrowserContext, Page } from '@playwright/test';
import type { World } from '../support/world';
import { expect, test } from './fixtures';
import { alarm, inTime, journaled } from './payment-steps';
import {
  PAID_IN,
  TEN_SHARES,
  expectDelivered,
  ledgerOf,
  payButton,
  review,
  startBuying,
  status,
  type Buyer,
  type PayWith,
} from './purchase-steps';

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

const MINUTE = 60_000;

/** One currency is enough: the money suite tests both, and the screen is the same. */
const [, { payWith, due }] = PAID_IN;

test('a payment that was sped up continues under its new hash', async ({ page, context, world }) => {
  const { address } = await sendWaiting({ page, context, world }, payWith);
  const [first] = await pending(world, address);
  const faster = { ...first!, gasPrice: '0x2540be400' };
  const hash = await world.chain.rpc('eth_sendTransaction', [faster]);
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await expectDelivered(page);
  // The bank may deliver before this page has seen the third confirmation.
  await expect.poll(() => journaled(page)).toMatchObject([{ hash, status: 'succeeded' }]);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
  expect(await ledgerOf(world, address).deliveries()).toEqual([TEN_SHARES]);
});

test('a payment that another transaction replaced is cancelled, and can be submitted again', async ({
  page,
  context,
  world,
}) => {
  const { address } = await sendWaiting({ page, context, world }, payWith);
  const [{ nonce }] = (await pending(world, address)) as [Pending];
  // A payment must have been seen on the network to be recognised as cancelled.
  await expect.poll(() => journaled(page)).toMatchObject([{ nonce: Number(nonce) }]);
  await world.chain.rpc('eth_sendTransaction', [
    { from: address, to: address, value: '0x0', nonce, gasPrice: '0x2540be400', gas: '0x5208' },
  ]);
  await world.chain.mine(2);
  await expect(payButton(page)).toBeHidden();
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await expect(alarm(page, 'The payment was cancelled')).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

test('a payment that the network forgot cannot be paid again, and continues when the wallet sends it again', async ({
  page,
  context,
  world,
}) => {
  await page.clock.install();
  const { wallet, address } = await sendWaiting({ page, context, world }, payWith);
  const [sent] = (await pending(world, address)) as [Pending];
  await world.chain.rpc('anvil_dropTransaction', [sent.hash]);
  await inTime(page, 10_000, status(page, 'Not found on the network yet'));
  for (let minute = 0; minute < 3; minute += 1) {
    await page.clock.runFor(60_000);
    await expect(status(page, 'Not found on the network yet')).toBeVisible();
    await expect(payButton(page)).toBeHidden();
  }
  await world.chain.rpc('eth_sendTransaction', [sent]);
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await inTime(page, 10_000, page.getByRole('heading', { name: 'Certificate of Ownership' }));
  expect(wallet.requestsOf('eth_sendTransaction')).toHaveLength(1);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

test('a payment that reverted is reported, and the order can be paid', async ({ page, context, world, watch }) => {
  watch.allowConsoleError(/409 \(Conflict\).*wallet\/buyShare/);
  const { address } = await sendWaiting({ page, context, world }, payWith);
  const target = world.chain.payAddress;
  const code = await world.chain.rpc('eth_getCode', [target, 'latest']);
  await world.chain.rpc('anvil_setCode', [target, '0x60006000fd']);
  await world.chain.mine(3);
  await world.chain.rpc('anvil_setCode', [target, code]);
  await world.chain.setAutomine(true);
  await expect(alarm(page, 'The network rejected the payment')).toBeVisible();
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([]);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
  expect(await ledgerOf(world, address).deliveries()).toEqual([TEN_SHARES]);
});

test('a payment that waits for more than five minutes is neither lost nor submitted again', async ({
  page,
  context,
  world,
}) => {
  await page.clock.install();
  const { wallet, address } = await sendWaiting({ page, context, world }, payWith);
  await passTogether(page, 5.5 * MINUTE);
  await inTime(page, 10_000, status(page, 'Still confirming'));
  await expect(payButton(page)).toBeHidden();
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await inTime(page, 10_000, page.getByRole('heading', { name: 'Certificate of Ownership' }));
  expect(wallet.requestsOf('eth_sendTransaction')).toHaveLength(1);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

test('a reorganised block removes its confirmation, and the payment continues', async ({ page, context, world }) => {
  const { wallet, address } = await sendWaiting({ page, context, world }, payWith);
  const [sent] = (await pending(world, address)) as [Pending];
  const before = await world.chain.rpc('evm_snapshot');
  const goOn = world.confirmations.pause();
  await world.chain.mine();
  await expect(page.getByText('It has 1 of 3 confirmations.')).toBeVisible();
  await world.chain.rpc('evm_revert', [before]);
  await expect(status(page, 'Not found on the network yet')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  goOn();
  await world.chain.rpc('eth_sendTransaction', [sent]).catch(() => undefined);
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await expectDelivered(page);
  expect(wallet.requestsOf('eth_sendTransaction')).toHaveLength(1);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

type Stage = { page: Page; context: BrowserContext; world: World };

async function sendWaiting({ page, context, world }: Stage, payWith: PayWith): Promise<Buyer> {
  const buyer = await startBuying(page, context, world);
  await review(page, { payWith });
  await world.chain.setAutomine(false);
  await payButton(page).click();
  await expect(status(page, 'Confirming')).toBeVisible();
  return buyer;
}

/** The page's clock and the service's advance together, while the chain mines nothing. */
async function passTogether(page: Page, ms: number): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.parse(response.headers().date ?? '') + ms).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await page.clock.fastForward(ms);
}

type Pending = { hash: string; from: string; to: string; value: string; input: string; nonce: string; gas: string };

async function pending(world: World, address: string): Promise<Pending[]> {
  const { transactions } = (await world.chain.rpc('eth_getBlockByNumber', ['pending', true])) as {
    transactions: Pending[];
  };
  return transactions
    .filter(({ from }) => from.toLowerCase() === address.toLowerCase())
    .map(({ hash, from, to, value, input, nonce, gas }) => ({ hash, from, to, value, input, nonce, gas }));
}
