import type { BrowserContext, Page } from '@playwright/test';
import type { Address } from '@/api/contract';
import { exchangeIn } from '../support/exchange';
import { installWallet } from '../support/test-wallet';
import type { World } from '../support/world';
import { expect, test } from './fixtures';
import { connect, status } from './purchase-steps';
import { approvedInvestor, arriveAs } from './steps';

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

const SEND = 'eth_sendTransaction';
const ONE = 10n ** 18n;

async function startSwapping(page: Page, context: BrowserContext, world: World) {
  const investor = await approvedInvestor(world);
  const address = investor.walletAddress as Address;
  const wallet = await installWallet(context, { rpcUrl: world.chain.rpcUrl, account: address, chainId: 56 });
  await arriveAs(page, world, investor);
  await page.goto('/swap');
  await connect(page);
  const held = (token: 'FNX' | 'USDT' | 'BNB') => world.chain.balanceOf(token, address);
  return { wallet, address, held };
}

const form = (page: Page) => page.getByRole('form', { name: 'Swap' });
const sheet = (page: Page) => page.getByRole('region', { name: /^(Review your|Your) swap$/ });
const clickInSheet = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true }).click();

type Typed = { pay: string; get: string; paid?: string; got?: string };

async function review(page: Page, { pay, get, paid, got }: Typed): Promise<void> {
  await form(page).getByLabel('Token to pay').selectOption(pay);
  await form(page).getByLabel('Token to receive').selectOption(get);
  if (paid) await form(page).getByLabel('You pay', { exact: true }).fill(paid);
  if (got) await form(page).getByLabel('You receive', { exact: true }).fill(got);
  await expect(form(page).getByText('Route')).toBeVisible();
  await form(page).getByRole('button', { name: 'Review' }).click();
  await expect(sheet(page)).toBeVisible();
}

test(
  'USDT is swapped for an exact amount of FNX with one exact approval and one swap',
  { tag: '@path' },
  async ({ page, context, world }) => {
    const { wallet, held } = await startSwapping(page, context, world);
    const before = await held('FNX');
    await review(page, { pay: 'USDT', get: 'FNX', got: '2' });
    await clickInSheet(page, 'Approve');
    await expect(status(page, 'Approved')).toBeVisible({ timeout: 30_000 });
    await clickInSheet(page, 'Swap');
    await expect(status(page, 'Swapped')).toBeVisible({ timeout: 30_000 });
    expect((await held('FNX')) - before).toBe(2n * ONE);
    const received = sheet(page).locator('div', { has: page.getByText('You received', { exact: true }) });
    await expect(received.last()).toContainText('2.00 FNX');
    await expect(sheet(page)).toContainText('Exactly as quoted');
    await expect(sheet(page).getByText('Exchange router')).toBeHidden();
    await sheet(page).getByText('What you reviewed').click();
    await expect(sheet(page).getByText('Exchange router')).toBeVisible();
    expect(wallet.requestsOf(SEND)).toHaveLength(2);
  },
);

test('a swap needs only one approval, even after a refusal and a reload @one-width', async ({
  page,
  context,
  world,
}) => {
  const { wallet, held } = await startSwapping(page, context, world);
  const before = await held('USDT');
  await review(page, { pay: 'USDT', get: 'FNX', paid: '50' });
  await clickInSheet(page, 'Approve');
  await expect(status(page, 'Approved')).toBeVisible({ timeout: 30_000 });
  wallet.rejectNext(SEND);
  await clickInSheet(page, 'Swap');
  await expect(page.getByRole('alert').filter({ hasText: 'You declined in your wallet' })).toBeVisible();
  await page.reload();
  await connect(page);
  await clickInSheet(page, 'Swap');
  await expect(status(page, 'Swapped')).toBeVisible({ timeout: 30_000 });
  expect(before - (await held('USDT'))).toBe(50n * ONE);
  expect(wallet.requestsOf(SEND)).toHaveLength(3);
});

test('BNB needs no approval, and a price that moves during the wallet request costs only the fee @one-width', async ({
  page,
  context,
  world,
}) => {
  const { wallet, held } = await startSwapping(page, context, world);
  const [fnx, mover] = [await held('FNX'), world.chain.accounts[6]!];
  await review(page, { pay: 'BNB', get: 'FNX', paid: '0.5' });
  const approve = wallet.hold(SEND);
  await clickInSheet(page, 'Swap');
  await expect(status(page, 'Waiting for your wallet')).toBeVisible();
  await world.chain.setBnb(mover, 1_000n * ONE);
  await exchangeIn(world).swap({ from: mover, path: ['BNB', 'FNX'], amount: 300n * ONE });
  approve();
  await expect(page.getByRole('alert', { name: 'The network rejected the swap' })).toBeVisible({ timeout: 30_000 });
  expect(await held('FNX')).toBe(fnx);
});

test('the unfolded settings stay within the form', async ({ page, context, world }) => {
  await startSwapping(page, context, world);
  await form(page).getByText('Settings: slippage').click();
  const field = form(page).getByLabel('Max slippage (%)');
  const [inner, outer] = [await field.boundingBox(), await form(page).boundingBox()];
  expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width);
});

test('BNB is wrapped one for one @one-width', async ({ page, context, world }) => {
  const { wallet, held } = await startSwapping(page, context, world);
  const before = await held('BNB');
  await form(page).getByLabel('Token to pay').selectOption('BNB');
  await form(page).getByLabel('Token to receive').selectOption('WBNB');
  await form(page).getByLabel('You pay', { exact: true }).fill('0.25');
  await expect(form(page).getByLabel('You receive', { exact: true })).toHaveValue('0.25');
  await form(page).getByRole('button', { name: 'Review' }).click();
  await clickInSheet(page, 'Convert');
  await expect(status(page, 'Converted')).toBeVisible({ timeout: 30_000 });
  expect(wallet.requestsOf(SEND)).toHaveLength(1);
  expect(before - (await held('BNB'))).toBeGreaterThanOrEqual(ONE / 4n);
});

test('an open approval is shown on the wallet’s page, and is revoked there @one-width', async ({
  page,
  context,
  world,
}) => {
  const { wallet } = await startSwapping(page, context, world);
  await review(page, { pay: 'USDT', get: 'FNX', paid: '50' });
  await clickInSheet(page, 'Approve');
  await expect(status(page, 'Approved')).toBeVisible({ timeout: 30_000 });
  await page.goto('/wallet');
  await connect(page);
  const approvals = page.getByRole('region', { name: 'Approvals' });
  await expect(approvals).toContainText('50');
  await approvals.getByRole('button', { name: 'Revoke, USDT' }).click();
  await expect(approvals.getByText('No open approvals')).toBeVisible({ timeout: 30_000 });
  expect(wallet.requestsOf(SEND)).toHaveLength(2);
});
