import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { connect, expectDelivered, ledgerOf, payButton, review, startBuying, status } from './purchase-steps';

/** What proves nothing: one node of two, a record that cannot be read, and silence. Each ends by counting on the chain. */
test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

const SEND = 'eth_sendTransaction';
const alarm = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('F35: with two nodes, one of which lies, nothing is paid again and nothing is said to be paid', async ({ page, context, world, watch }) => {
  watch.allowConsoleError(/Failed to load resource|ERR_FAILED/);
  const { wallet, address } = await startBuying(page, context, world);
  await review(page);
  await world.chain.setAutomine(false);
  await payButton(page).click();
  await expect(status(page, 'Confirming')).toBeVisible();
  const [{ number }] = [(await world.chain.rpc('eth_getBlockByNumber', ['latest', false])) as { number: string }];
  await context.route(/\/api\/rpc\/2$/, (route) => route.abort());
  for (const receiptStatus of ['0x0', '0x1']) {
    await context.route(/\/api\/rpc\/0$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: liesIn(route.request().postDataJSON(), await answer.json(), { number, receiptStatus }) });
    });
    await page.reload();
    await connect(page);
    await expect(status(page, 'Confirming')).toBeVisible();
    await page.waitForResponse(/\/api\/rpc\/1$/);
    await expect(page.getByRole('button', { name: 'Pay' })).toBeHidden();
    await expect(status(page, 'Verifying')).toBeHidden();
    await context.unroute(/\/api\/rpc\/0$/);
  }
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await expectDelivered(page);
  expect(wallet.requestsOf(SEND)).toHaveLength(1);
  expect(await ledgerOf(world, address).payments()).toHaveLength(1);
});

test('F38: a question that nobody answered is put away after its order has ended, and another order can be paid', async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page);
  wallet.failNext({ code: -32603, message: 'Hm.' }, SEND);
  await payButton(page).click();
  await expect(status(page, 'Looking for your payment')).toBeVisible();
  await world.sandbox.clock(15 * 60 + 5);
  await page.reload();
  const mark = page.getByRole('banner').getByRole('link', { name: '1 payment pending' });
  await expect(mark).toBeVisible();
  const earlier = page.getByRole('region', { name: /^Payment of order FNX-/ });
  await earlier.getByRole('button', { name: 'Nothing was sent' }).click({ timeout: 30_000 });
  await page.getByRole('dialog', { name: 'Nothing was sent' }).getByRole('button', { name: 'Nothing was sent' }).click();
  await expect(mark).toBeHidden();
  await expect(earlier).toBeHidden();
  await connect(page);
  await review(page);
  await payButton(page).click();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments()).toHaveLength(1);
});

test('F36: a record of another version stays as it is, and counts as asked', async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page);
  const record = JSON.stringify([{ v: 3, key: 'order:another', from: address, chainId: 56, at: Date.now() }]);
  await page.evaluate((text) => window.localStorage.setItem('tx_journal', text), record);
  await payButton(page).click();
  await expect(alarm(page, 'There is a record that this page cannot read')).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('tx_journal'))).toBe(record);
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  expect(await ledgerOf(world, address).payments()).toEqual([]);
});

type Call = { id: number; method: string };
type Answer = { id: number; result: unknown };

/** Another first block, a height a million ahead, and receipts of its own making. */
function liesIn(asked: Call | Call[], told: Answer | Answer[], { number, receiptStatus }: { number: string; receiptStatus: string }): string {
  const calls = [asked].flat();
  const lies: Record<string, unknown> = {
    eth_blockNumber: `0x${(BigInt(number) + 1_000_000n).toString(16)}`,
    eth_getTransactionReceipt: { status: receiptStatus, blockNumber: `0x${(BigInt(number) + 1n).toString(16)}`, transactionHash: `0x${'0'.repeat(64)}`, logs: [] },
  };
  const changed = [told].flat().map((answer) => {
    const lie = lies[calls.find(({ id }) => id === answer.id)?.method ?? ''];
    return lie === undefined ? answer : { ...answer, result: lie };
  });
  return JSON.stringify(Array.isArray(told) ? changed : changed[0]);
}
