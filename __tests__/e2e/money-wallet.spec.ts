import { startAnvil } from '@/sandbox/chain/anvil';
import { expect, test } from './fixtures';
import { alarm, sayNothingWasSent } from './payment-steps';
import {
  PAID_IN,
  TEN_SHARES,
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

const SEND = 'eth_sendTransaction';
/** A request that the app makes to the wallet's node in the middle of its checks. */
const CHECK = 'eth_getBlockByNumber';
const ELSEWHERE = 1;
const HOME = 56;

/** One currency is enough: the money suite tests both, and the screen is the same. */
const [{ payWith, due }] = PAID_IN;

test('a wallet on another network is not asked, and a switch alone pays nothing', async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  await wallet.setChainId(ELSEWHERE);
  await expect(payButton(page)).toBeHidden();
  await page.getByRole('region', { name: 'Review your order' }).getByRole('button', { name: 'Switch network' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /BSC|BNB Smart Chain/ })
    .click();
  await expect(payButton(page)).toBeVisible();
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  await payButton(page).click();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

test('no payment is made on a network that changed without an event', async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  const goOn = wallet.hold(CHECK);
  await payButton(page).click();
  await expect.poll(() => wallet.requestsOf(CHECK).length).toBeGreaterThan(0);
  await wallet.setChainId(ELSEWHERE, { isSilent: true });
  goOn();
  await expect(alarm(page, 'Your wallet is on another network')).toBeVisible();
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  await wallet.setChainId(HOME);
  await payButton(page).click();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

test('another chain under our chain id is recognised by its blocks', async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  const fork = await startAnvil({ port: 0, chainId: HOME });
  try {
    await fetch(`http://127.0.0.1:${fork.port}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_mine', params: ['0x100'] }),
    });
    wallet.setRpcUrl(`http://127.0.0.1:${fork.port}`);
    await payButton(page).click();
    await expect(alarm(page, 'Your wallet is connected to another chain')).toBeVisible();
    expect(wallet.requestsOf(SEND)).toHaveLength(0);
    expect(await ledgerOf(world, address).payments(payWith)).toEqual([]);
  } finally {
    await fork.stop();
  }
});

test('a wallet that hides its chain can pay after a warning', async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  wallet.failNext({ code: 4200, message: 'Not here.' }, CHECK);
  await payButton(page).click();
  await expect(alarm(page, 'We could not check your wallet’s network')).toBeVisible();
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  wallet.failNext({ code: 4200, message: 'Not here.' }, CHECK);
  await page.getByRole('button', { name: 'Pay anyway' }).click();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

test('a change of account or a disconnect blocks the payment until the wallet is asked, and not after that', async ({
  page,
  context,
  world,
}) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  const other = world.chain.accounts[3]!;
  await wallet.setAccount(other);
  await payButton(page).click();
  await expect(alarm(page, 'Another account is selected in your wallet')).toBeVisible();
  await wallet.setAccount(address);

  const goOn = wallet.hold(CHECK);
  const checks = wallet.requestsOf(CHECK).length;
  await payButton(page).click();
  await expect.poll(() => wallet.requestsOf(CHECK).length).toBeGreaterThan(checks);
  await wallet.setAccount(other);
  goOn();
  await expect(alarm(page, 'Another account is selected in your wallet')).toBeVisible();
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  await wallet.setAccount(address);

  const answer = wallet.hold(SEND);
  await payButton(page).click();
  await expect(status(page, 'Waiting for your wallet')).toBeVisible();
  await expect.poll(() => wallet.requestsOf(SEND).length).toBe(1);
  await wallet.setAccount(other);
  await world.chain.setAutomine(false);
  answer();
  await expect(status(page, 'Confirming')).toBeVisible();
  await wallet.disconnect();
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
  expect(await ledgerOf(world, address).deliveries()).toEqual([TEN_SHARES]);
});

test('every refusal of a wallet has a message, and the payment can be made afterwards', async ({
  page,
  context,
  world,
}) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  for (const [code, words] of REFUSALS) {
    wallet.failNext({ code, message: 'Already pending.' }, SEND);
    await payButton(page).click();
    await expect(alarm(page, words)).toBeVisible();
  }
  await payButton(page).click();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

test('after an unclear answer the payment is searched for, and the investor declares what the wallet shows', async ({
  page,
  context,
  world,
}) => {
  await page.clock.install();
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  for (const [code, words] of UNCERTAIN) {
    wallet.failNext({ code, message: 'Hm.' }, SEND);
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(status(page, 'Looking for your payment')).toContainText(words);
    await expect(page.getByRole('button', { name: 'Nothing was sent' })).toBeHidden();
    await sayNothingWasSent(page);
  }
  wallet.failNext({ code: -32002, message: 'Already pending.' }, SEND);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(status(page, 'Looking for your payment')).toContainText('Your wallet is waiting for your answer');
  await expect(page.getByRole('button', { name: 'Pay' })).toBeHidden();
  await sayNothingWasSent(page);
  const answer = wallet.hold(SEND);
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(status(page, 'Looking for your payment')).toBeVisible();
  answer();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

test('a changed wallet request is noticed at once, and no success is shown', async ({
  page,
  context,
  world,
  watch,
}) => {
  watch.allowConsoleError(/409 \(Conflict\).*wallet\/buyShare/);
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  const elsewhere = world.chain.accounts[7]!;
  wallet.tamper((request) => {
    if (request.method !== SEND) return request;
    const [call] = request.params as [{ to: string; data?: string }];
    const bank = world.chain.payAddress.slice(2).toLowerCase();
    const data = call.data?.replace(bank, elsewhere.slice(2).toLowerCase());
    return { ...request, params: [{ ...call, data }] };
  });
  await payButton(page).click();
  await expect.poll(() => wallet.requestsOf(SEND).length).toBe(1);
  const found = page.getByRole('alert', { name: 'Your wallet sent something else' });
  await expect(found).toBeVisible({ timeout: 5_000 });
  await expect(payButton(page)).toBeHidden();
  await page.reload();
  await expect(found).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([]);
  expect(await ledgerOf(world, address).deliveries()).toEqual([]);
});

const REFUSALS = [
  [4001, 'You declined in your wallet'],
  [4100, 'Your wallet blocked the request'],
  [4200, 'Your wallet does not support this'],
  [4902, 'Your wallet is on another network'],
  [-32002, 'Your wallet is waiting for your answer'],
] as const;

/** After these errors the transaction may still have been sent. */
const UNCERTAIN = [
  [4900, 'Your wallet is not responding'],
  [-32603, 'Your wallet reported a problem'],
] as const;
