import type { BrowserContext, Page } from '@playwright/test';
import { installWallet } from '../support/test-wallet';
import type { World } from '../support/world';
import { expect, test } from './fixtures';
import { PAID_IN, TEN_SHARES, connect, expectDelivered, ledgerOf, payButton, review, startBuying, status } from './purchase-steps';
import { approvedInvestor, arriveAs } from './steps';

/** Ways in which investors have paid twice; each ends by counting on the chain. */
test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

const SEND = 'eth_sendTransaction';
const alarm = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Takes all the room that this browser gives the site, to the last character. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 2_000_000; size > 0; size = Math.floor(size / 2)) {
      for (let part = 0; part < 4; part += 1) {
        try {
          window.localStorage.setItem(`filling-${size}-${part}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
}

const emptyStorage = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(window.localStorage)) if (key.startsWith('filling-')) window.localStorage.removeItem(key);
  });

/** The same investor, at home in another browser. */
async function elsewhere(page: Page, world: World): Promise<{ page: Page; context: BrowserContext; wallet: Awaited<ReturnType<typeof installWallet>> }> {
  const investor = await approvedInvestor(world);
  const { browser, origin } = { browser: page.context().browser(), origin: new URL(page.url()).origin };
  if (!browser) throw new Error('There is no browser');
  const context = await browser.newContext({ baseURL: origin });
  const wallet = await installWallet(context, { rpcUrl: world.chain.rpcUrl, account: investor.walletAddress!, chainId: 56 });
  const other = await context.newPage();
  await arriveAs(other, world, investor);
  await other.goto('/buy-shares');
  await connect(other);
  return { page: other, context, wallet };
}

for (const { payWith, due } of PAID_IN) {
  test.describe(payWith, () => {
    test('F31: a browser whose storage is full is not asked to pay, and pays once there is room', async ({ page, context, world }) => {
      const { wallet, address } = await startBuying(page, context, world);
      await review(page, { payWith });
      await fillStorage(page);
      await payButton(page).click();
      await expect(alarm(page, 'This browser cannot write the payment down')).toBeVisible();
      expect(wallet.requestsOf(SEND)).toHaveLength(0);
      await emptyStorage(page);
      await payButton(page).click();
      await expectDelivered(page);
      expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
    });

    test('F31: storage that fills up while the wallet asks has room for the hash, also after a reload', async ({ page, context, world }) => {
      const { wallet, address } = await startBuying(page, context, world);
      await review(page, { payWith });
      await world.chain.setAutomine(false);
      const answer = wallet.hold(SEND);
      await payButton(page).click();
      await expect.poll(() => wallet.requestsOf(SEND).length).toBe(1);
      await fillStorage(page);
      answer();
      await expect(status(page, 'Confirming')).toContainText('This browser has written it down');
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

    test('F32, F33: a payment that no node of ours knows is never cancelled or gone, whatever else of the wallet is mined', async ({ page, context, world }) => {
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
      await expect(page.getByRole('button', { name: 'Pay' })).toBeHidden();
      await expect.poll(() => relayed).toBeTruthy();
      await world.chain.mine(5);
      for (let times = 0; times < 3; times += 1) {
        await page.clock.runFor(25_000);
        await expect(status(page, 'Not found on the network yet')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Pay' })).toBeHidden();
      }
      await world.chain.rpc(SEND, [relayed]);
      await world.chain.mine();
      await world.chain.setAutomine(true);
      await expect(async () => {
        await page.clock.fastForward(10_000);
        await expect(page.getByRole('heading', { name: 'Certificate of Ownership' })).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
      expect(wallet.requestsOf(SEND)).toHaveLength(1);
      expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
    });

    test('F34: of two browsers with the same review open, one pays and the other says so', async ({ page, context, world }) => {
      const { wallet, address } = await startBuying(page, context, world);
      await review(page, { payWith });
      const other = await elsewhere(page, world);
      await expect(payButton(other.page)).toBeVisible();
      await world.chain.setAutomine(false);
      const answer = wallet.hold(SEND);
      await payButton(page).click();
      await expect.poll(() => wallet.requestsOf(SEND).length).toBe(1);
      await payButton(other.page).click();
      await expect(alarm(other.page, 'This order is being paid elsewhere')).toBeVisible();
      answer();
      await expect(status(page, 'Confirming')).toBeVisible();
      await expect(other.page.getByRole('status', { name: 'A payment for this order was reported' })).toBeVisible({ timeout: 15_000 });
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

    test('F34: two browsers that press in the same moment ask one wallet', async ({ page, context, world, watch }) => {
      // The one that comes second is told so by the service.
      watch.allowConsoleError(/409 \(Conflict\).*wallet\/buyShare/);
      const { wallet, address } = await startBuying(page, context, world);
      await review(page, { payWith });
      const other = await elsewhere(page, world);
      await expect(payButton(other.page)).toBeVisible();
      await Promise.all([payButton(page).click(), payButton(other.page).click()]);
      await expectDelivered(page);
      await expectDelivered(other.page);
      expect(wallet.requestsOf(SEND).length + other.wallet.requestsOf(SEND).length).toBe(1);
      expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
      await other.context.close();
    });

    test('F37: figures that change after the review are compared before anything is paid', async ({ page, context, world }) => {
      const { wallet, address } = await startBuying(page, context, world);
      await review(page, { payWith });
      await page.route(/wallet\/transactions\?orderId/, async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        await route.fulfill({ response: answer, body: text.replace(/"pricePerShare":"[^"]+"/, '"pricePerShare":"5000"') });
      });
      await payButton(page).click();
      await expect(page.getByText('The figures of this order have changed.')).toBeVisible();
      await expect(payButton(page)).toBeHidden();
      expect(wallet.requestsOf(SEND)).toHaveLength(0);
      await page.unroute(/wallet\/transactions\?orderId/);
      await expect(payButton(page)).toBeVisible({ timeout: 15_000 });
      await payButton(page).click();
      await expectDelivered(page);
      expect(await ledgerOf(world, address).payments(payWith)).toEqual([due]);
    });
  });
}
