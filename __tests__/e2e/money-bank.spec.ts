import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { alarm } from './payment-steps';
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
import { approvedInvestor, logInToDashboard, logOut } from './steps';

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

const SEND = 'eth_sendTransaction';
const NODES = /\/api\/rpc\/\d$/;
const LOST = /Failed to load resource|ERR_FAILED/;

/** One currency is enough: the money suite tests both, and the screen is the same. */
const [{ payWith, due }] = PAID_IN;

test('an order is not paid at an expired price, and is paid at the new one', async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  await world.sandbox.clock(15 * 60 + 5);
  await expect(page.getByText('This price has expired.')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  await page.getByRole('button', { name: 'Get a new price' }).click();
  await payButton(page).click();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments(payWith)).toHaveLength(1);
});

test('a price that expires during the wallet request is reported, and the request can be declined', async ({
  page,
  context,
  world,
}) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  wallet.rejectNext(SEND);
  const decline = wallet.hold(SEND);
  await payButton(page).click();
  await expect(status(page, 'Waiting for your wallet')).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Time left at this price' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Review your order' })).toBeFocused();
  await world.sandbox.clock(15 * 60 + 5);
  await expect(alarm(page, 'Decline it in your wallet')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'What your wallet must show' })).toBeHidden();
  decline();
  await expect(page.getByText('This price has expired.')).toBeVisible();
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([]);
});

test('an order with any other address, however similar, is not submitted to the wallet', async ({
  page,
  context,
  world,
}) => {
  const bank = world.chain.payAddress;
  const oneNibble = `${bank.slice(0, -1)}${bank.endsWith('a') ? 'b' : 'a'}`;
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  const alike = `${bank.slice(0, 6)}${bank.slice(6, -4).replaceAll(/[0-9]/g, '7')}${bank.slice(-4)}`;
  await expect(page.getByText(bank, { exact: true })).toBeVisible();
  for (const other of [alike, oneNibble, `0x${'0'.repeat(40)}`, address, world.chain.contracts.USDT]) {
    await changeAnswers(page, bank, other);
    await page.reload();
    await connect(page);
    await payButton(page).click();
    await expect(alarm(page, 'This payment was stopped')).toBeVisible();
  }
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([]);
});

// The slow clock is 22 hours behind instead of 24, because the browser's real clock expires the cookie after a day.
for (const hours of [24, -22]) {
  test(`a payment is made once and exactly although the browser’s clock is ${hours} hours off`, async ({
    page,
    context,
    world,
  }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    const { address } = await startBuying(page, context, world);
    await review(page, { payWith });
    await payButton(page).click();
    await expectDelivered(page);
    expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
  });
}

test('a payment works without one or two nodes, and without any node it is neither sent nor lost', async ({
  page,
  context,
  world,
  watch,
}) => {
  watch.allowConsoleError(LOST);
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  await context.route(NODES, (route) => route.abort());
  await payButton(page).click();
  await expect(alarm(page, 'The network could not be reached')).toBeVisible({ timeout: 25_000 });
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  await context.unroute(NODES);
  await context.route(/\/api\/rpc\/0$/, (route) => route.abort());
  await context.route(/\/api\/rpc\/1$/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Busy</h1>' }));
  await payButton(page).click();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

test('a payment is reported in the end, despite five failures of the bank and an offline browser', async ({
  page,
  context,
  world,
  watch,
}) => {
  watch.allowConsoleError(/wallet\/buyShare|Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  await world.chain.setAutomine(false);
  const answer = wallet.hold(SEND);
  await payButton(page).click();
  await expect.poll(() => wallet.requestsOf(SEND).length).toBe(1);
  await world.sandbox.fault('wallet/buyShare', 'http500html', 5);
  answer();
  await expect(status(page, 'Confirming')).toBeVisible();
  await context.setOffline(true);
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await expect(payButton(page)).toBeHidden();
  await context.setOffline(false);
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
  expect(await ledgerOf(world, address).deliveries()).toEqual([TEN_SHARES]);
});

test('an investor who logs out between the payment and its report finds it again', async ({
  page,
  context,
  world,
  watch,
}) => {
  // The overview may still be loading when the logout ends its session, which answers 401.
  watch.allowConsoleError(/wallet\/buyShare|ERR_FAILED|401/);
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  await world.chain.setAutomine(false);
  const answer = wallet.hold(SEND);
  await payButton(page).click();
  await expect.poll(() => wallet.requestsOf(SEND).length).toBe(1);
  const endOutage = await withoutReports(context);
  answer();
  await expect(status(page, 'Confirming')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  await endOutage();
  await logInToDashboard(page, world, await approvedInvestor(world));
  await page.goto('/buy-shares');
  await expect(status(page, 'Confirming')).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await expectDelivered(page);
  expect(wallet.requestsOf(SEND)).toHaveLength(1);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

async function changeAnswers(page: Page, from: string, to: string): Promise<void> {
  await page.addInitScript(
    ([bank, other]) => {
      const read = JSON.parse.bind(JSON);
      JSON.parse = (text: string, reviver?: Parameters<typeof JSON.parse>[1]) =>
        read(text.includes('rpcPaths') ? text : text.replaceAll(bank!, other!), reviver);
    },
    [from, to],
  );
}

async function withoutReports(context: BrowserContext): Promise<() => Promise<void>> {
  const REPORT = '**/api/v1/wallet/buyShare';
  await context.route(REPORT, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  return () => context.unroute(REPORT);
}
