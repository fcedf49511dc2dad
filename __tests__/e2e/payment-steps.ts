import type { BrowserContext, Locator, Page } from '@playwright/test';
import { installWallet, type TestWallet } from '../support/test-wallet';
import type { World } from '../support/world';
import { expect } from './fixtures';
import { connect, status } from './purchase-steps';
import { approvedInvestor, arriveAs } from './steps';

export const SEND = 'eth_sendTransaction';

export const alarm = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

export const anyPayButton = (page: Page) => page.getByRole('button', { name: /^Pay( anyway)?$/ });

export const journaled = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('tx_journal') ?? '[]') as unknown);

export async function fillStorage(page: Page): Promise<void> {
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

export const emptyStorage = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith('filling-')) window.localStorage.removeItem(key);
  });

export type Elsewhere = { page: Page; context: BrowserContext; wallet: TestWallet };

export async function elsewhere(page: Page, world: World): Promise<Elsewhere> {
  const investor = await approvedInvestor(world);
  const { browser, origin } = { browser: page.context().browser(), origin: new URL(page.url()).origin };
  if (!browser) throw new Error('There is no browser');
  const context = await browser.newContext({ baseURL: origin });
  const wallet = await installWallet(context, {
    rpcUrl: world.chain.rpcUrl,
    account: investor.walletAddress!,
    chainId: 56,
  });
  const other = await context.newPage();
  await arriveAs(other, world, investor);
  await other.goto('/buy-shares');
  await connect(other);
  return { page: other, context, wallet };
}

/** Holds the page's next reads of its order, so that it does not learn yet what another browser does. */
export async function holdOrderReads(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/[?&]orderId=/, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    // Without this, Playwright continues a request that the route above continues at the same moment, and throws.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
}

/** Advances the page's clock in steps, because network requests in between need real time. */
export async function inTime(page: Page, step: number, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(step);
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

export async function sayNothingWasSent(page: Page): Promise<void> {
  await expect(status(page, 'Looking for your payment')).toBeVisible();
  await inTime(page, 10_000, status(page, 'We have not found your payment'));
  await page.getByRole('button', { name: 'Nothing was sent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nothing was sent' });
  await expect(dialog).toContainText('decline any request that is still open');
  await dialog.getByRole('button', { name: 'Nothing was sent' }).click();
  await expect(status(page, 'You said that nothing was sent')).toBeVisible();
}

export function askedOf(wallet: TestWallet, at = -1): Record<string, unknown> {
  const [call] = (wallet.requestsOf(SEND).at(at)?.params ?? []) as [Record<string, unknown>?];
  if (!call) throw new Error('The wallet was not asked');
  const { nonce: _place, ...rest } = call;
  return rest;
}
