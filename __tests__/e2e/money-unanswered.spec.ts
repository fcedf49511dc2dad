import type { BrowserContext, Page } from '@playwright/test';
import type { World } from '../support/world';
import { expect, test } from './fixtures';
import { SEND, anyPayButton, askedOf, inTime, journaled, sayNothingWasSent } from './payment-steps';
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

const MINUTE_MS = 60_000;
const STEP_MS = 2_000;
const BLOCKS_OF_TEN_MINUTES = 800;
const A_THOUSANDTH = 10n ** 15n;

function watchNodes(context: BrowserContext) {
  const seen = { calls: 0, open: 0, refused: 0 };
  const isOfNode = (url: string) => /\/api\/rpc\/\d$/.test(url);
  context.on('request', (request) => {
    if (!isOfNode(request.url())) return;
    seen.calls += [request.postDataJSON() as unknown].flat().length;
    seen.open += 1;
  });
  const end = (url: string) => {
    if (isOfNode(url)) seen.open -= 1;
  };
  context.on('requestfinished', (request) => end(request.url()));
  context.on('requestfailed', (request) => end(request.url()));
  context.on('response', (response) => {
    if (response.status() === 429) seen.refused += 1;
  });
  return seen;
}

async function passMinute(page: Page, nodes: { open: number }): Promise<void> {
  for (let passed = 0; passed < MINUTE_MS; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    await expect.poll(() => nodes.open, { intervals: [10] }).toBe(0);
  }
}

/** One currency is enough: the money suite tests both, and the screen is the same. */
const [, { payWith, due }] = PAID_IN;

test('a late payment is found after ten minutes of blocks and another transaction, with few calls to the nodes', async ({
  page,
  context,
  world,
}) => {
  test.slow();
  await page.clock.install();
  const nodes = watchNodes(context);
  const { wallet, address } = await startBuying(page, context, world);
  await review(page, { payWith });
  wallet.failNext({ code: -32603, message: 'Hm.' }, SEND);
  await payButton(page).click();
  await expect(status(page, 'Looking for your payment')).toBeVisible();
  await world.chain.mine(BLOCKS_OF_TEN_MINUTES);
  await world.chain.rpc(SEND, [{ from: address, to: address, value: '0x0', gas: '0x5208' }]);
  // The search reads transactions in the newest twelve blocks again each time.
  await world.chain.mine(12);
  await passMinute(page, nodes);
  for (let minute = 2; minute <= 4; minute += 1) {
    const before = nodes.calls;
    await passMinute(page, nodes);
    expect(nodes.calls - before, `calls in minute ${minute}`).toBeLessThan(20);
  }
  expect(nodes.refused).toBe(0);
  await expect(anyPayButton(page)).toBeHidden();
  await world.chain.rpc(SEND, [askedOf(wallet)]);
  await inTime(page, 10_000, page.getByRole('heading', { name: 'Certificate of Ownership' }));
  expect(wallet.requestsOf(SEND)).toHaveLength(1);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
});

test('the app warns before a second payment, and shows both payments when the first request is approved later, one delivered and one returned', async ({
  page,
  context,
  world,
}) => {
  await page.clock.install();
  const { wallet, address } = await startBuying(page, context, world);
  const sentBack = await returnsTo(world, address, payWith);
  await review(page, { payWith });
  // Wallets usually choose the nonce themselves.
  wallet.tamper((request) =>
    request.method === SEND ? { ...request, params: [withoutNonce(request.params)] } : request,
  );
  const approveFirst = wallet.hold(SEND);
  await payButton(page).click();
  await expect.poll(() => wallet.requestsOf(SEND).length).toBe(1);
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await sayNothingWasSent(page);
  await expect(status(page, 'You said that nothing was sent')).toContainText('refunds the second one');
  const approveSecond = wallet.hold(SEND);
  await world.chain.setAutomine(false);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect.poll(() => wallet.requestsOf(SEND).length).toBe(2);
  approveSecond();
  await expect(status(page, 'Confirming')).toBeVisible();
  approveFirst();
  await expect.poll(async () => [await journaled(page)].flat().length).toBe(2);
  await expect.poll(() => hashesIn(page)).toHaveLength(2);
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await inTime(page, 5_000, page.getByRole('heading', { name: 'Certificate of Ownership' }));
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments(payWith)).toEqual([due, due]);
  expect(await ledgerOf(world, address).deliveries()).toEqual([TEN_SHARES]);
  await expect.poll(async () => (await sentBack()) / A_THOUSANDTH, { timeout: 20_000 }).toBe(due / A_THOUSANDTH);
  await page.getByRole('banner').getByRole('button', { name: /^0x/ }).click();
  await expect(page.getByRole('dialog').getByText(/^Payment of order FNX-/)).toHaveCount(2);
});

const withoutNonce = ([call]: readonly unknown[]): unknown => {
  const { nonce: _place, ...rest } = Object(call) as Record<string, unknown>;
  return rest;
};

const hashesIn = async (page: Page): Promise<unknown[]> =>
  [await journaled(page)].flat().flatMap((entry) => (Object(entry) as { hash?: unknown }).hash ?? []);

async function returnsTo({ chain }: World, address: `0x${string}`, payWith: 'USDT' | 'BNB') {
  const before = await chain.balanceOf(payWith, chain.payAddress);
  const paid = async () =>
    (await ledgerOf({ chain } as World, address).payments(payWith)).reduce((sum, one) => sum + one, 0n);
  const paidBefore = await paid();
  return async () => before + (await paid()) - paidBefore - (await chain.balanceOf(payWith, chain.payAddress));
}
