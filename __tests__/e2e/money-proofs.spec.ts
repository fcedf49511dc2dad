import type { World } from '../support/world';
import { expect, test } from './fixtures';
import { SEND, alarm, anyPayButton } from './payment-steps';
import { connect, expectDelivered, ledgerOf, payButton, review, startBuying, status } from './purchase-steps';

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

test('a payment is neither made again nor shown as paid while one of two nodes lies', async ({
  page,
  context,
  world,
  watch,
}) => {
  watch.allowConsoleError(/Failed to load resource|ERR_FAILED/);
  const { wallet, address } = await startBuying(page, context, world);
  await review(page);
  await world.chain.setAutomine(false);
  await payButton(page).click();
  await expect(status(page, 'Confirming')).toBeVisible();
  const height = await world.chain.height();
  let lies = 0;
  const stopThirdNode = () => context.route(/\/api\/rpc\/2$/, (route) => route.abort());
  await stopThirdNode();
  for (const receiptStatus of ['0x0', '0x1']) {
    const lieCount = lies;
    await context.route(/\/api\/rpc\/0$/, async (route) => {
      const answer = await route.fetch();
      const forged = receiptOf(world, address, { height, status: receiptStatus });
      const body = liesIn(route.request().postDataJSON(), await answer.json(), {
        height,
        forged,
        onLie: () => (lies += 1),
      });
      await route.fulfill({ response: answer, body });
    });
    await page.reload();
    await connect(page);
    await expect(status(page, 'Confirming')).toBeVisible();
    await expect.poll(() => lies - lieCount, { timeout: 20_000 }).toBeGreaterThan(2);
    await expect(anyPayButton(page)).toBeHidden();
    await expect(status(page, 'Verifying')).toBeHidden();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await stopThirdNode();
  }
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await expectDelivered(page);
  expect(wallet.requestsOf(SEND)).toHaveLength(1);
  expect(await ledgerOf(world, address).payments()).toHaveLength(1);
});

test('an unanswered request is closed after its order has ended, and another order can be paid', async ({
  page,
  context,
  world,
}) => {
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
  await page
    .getByRole('dialog', { name: 'Nothing was sent' })
    .getByRole('button', { name: 'Nothing was sent' })
    .click();
  await expect(mark).toBeHidden();
  await expect(earlier).toBeHidden();
  await connect(page);
  await review(page);
  await payButton(page).click();
  await expectDelivered(page);
  expect(await ledgerOf(world, address).payments()).toHaveLength(1);
});

test('a record of another version stays unchanged and blocks the payment', async ({ page, context, world }) => {
  const { wallet, address } = await startBuying(page, context, world);
  await review(page);
  const record = JSON.stringify([{ v: 4, key: 'order:another', from: address, chainId: 56, at: Date.now() }]);
  await page.evaluate((text) => window.localStorage.setItem('tx_journal', text), record);
  await payButton(page).click();
  await expect(alarm(page, 'This page cannot read one of its records')).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('tx_journal'))).toBe(record);
  expect(wallet.requestsOf(SEND)).toHaveLength(0);
  expect(await ledgerOf(world, address).payments()).toEqual([]);
});

type Call = { id: number; method: string; params?: unknown[] };
type RpcAnswer = { id: number; result: unknown };

type Lie = { height: bigint; forged: object; onLie: () => void };

function liesIn(asked: Call | Call[], answered: RpcAnswer | RpcAnswer[], { height, forged, onLie }: Lie): string {
  const calls = [asked].flat();
  const changed = [answered].flat().map((answer) => {
    const call = calls.find(({ id }) => id === answer.id);
    if (call?.method === 'eth_blockNumber') return { ...answer, result: hex(height + 1_000_000n) };
    if (call?.method === 'eth_getBlockByNumber' && answer.result)
      return { ...answer, result: { ...answer.result, hash: `0x${'6'.repeat(64)}` } };
    if (call?.method !== 'eth_getTransactionReceipt') return answer;
    onLie();
    return { ...answer, result: { ...forged, transactionHash: call.params?.[0] } };
  });
  return JSON.stringify(Array.isArray(answered) ? changed : changed[0]);
}

const hex = (value: bigint) => `0x${value.toString(16)}`;
const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

function receiptOf({ chain }: World, from: string, { height, status }: { height: bigint; status: string }) {
  const at = { blockNumber: hex(height + 1n), blockHash: `0x${'7'.repeat(64)}`, transactionIndex: '0x0' };
  const log = {
    ...at,
    address: chain.contracts.USDT,
    topics: [TRANSFER, word(from), word(chain.payAddress)],
    data: `0x${'0'.repeat(63)}1`,
    logIndex: '0x0',
    removed: false,
  };
  return {
    ...at,
    status,
    logs: [log],
    gasUsed: '0x5208',
    cumulativeGasUsed: '0x5208',
    effectiveGasPrice: '0x1',
    type: '0x0',
    from,
    to: chain.contracts.USDT,
    contractAddress: null,
  };
}
