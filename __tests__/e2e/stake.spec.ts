import type { BrowserContext, Page } from '@playwright/test';
import type { Address } from '@/api/contract';
import { VAULT } from '@/sandbox/chain/accounts';
import { installWallet } from '../support/test-wallet';
import type { World } from '../support/world';
import { expect, test } from './fixtures';
import { connect, status } from './purchase-steps';
import { approvedInvestor, arriveAs } from './steps';

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

const SEND = 'eth_sendTransaction';
const STAKED = { typed: '12.5', units: 125n * 10n ** 17n };

async function startStaking(page: Page, context: BrowserContext, world: World) {
  const investor = await approvedInvestor(world);
  const address = investor.walletAddress as Address;
  const wallet = await installWallet(context, { rpcUrl: world.chain.rpcUrl, account: address, chainId: 56 });
  await arriveAs(page, world, investor);
  await page.goto('/staking');
  await connect(page);
  return { wallet, address };
}

const sheet = (page: Page) => page.getByRole('region', { name: 'Review your stake' });
const stakeButton = (page: Page) => sheet(page).getByRole('button', { name: 'Stake', exact: true });

async function review(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Half-year' }).check();
  await page.getByLabel('Amount').fill(STAKED.typed);
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(sheet(page)).toContainText('12.50 FNX');
}

test(
  'a stake is deposited once, with the exact amount, and becomes active',
  { tag: '@path' },
  async ({ page, context, world }) => {
    const { wallet, address } = await startStaking(page, context, world);
    const [own, vault] = await Promise.all([
      world.chain.balanceOf('FNX', address),
      world.chain.balanceOf('FNX', VAULT),
    ]);
    await review(page);
    await stakeButton(page).click();
    await expect(status(page, 'Your stake is active')).toBeVisible({ timeout: 30_000 });
    expect(wallet.requestsOf(SEND)).toHaveLength(1);
    expect(await world.chain.balanceOf('FNX', VAULT)).toBe(vault + STAKED.units);
    expect(await world.chain.balanceOf('FNX', address)).toBe(own - STAKED.units);
    await expect(page.getByRole('region', { name: 'Your stakes' })).toContainText('Active');
  },
);

test('a reload continues a pending deposit @one-width', async ({ page, context, world }) => {
  const { wallet } = await startStaking(page, context, world);
  const vault = await world.chain.balanceOf('FNX', VAULT);
  await review(page);
  await page.reload();
  await expect(sheet(page)).toContainText('12.50 FNX');
  await connect(page);
  await world.chain.setAutomine(false);
  await stakeButton(page).click();
  await expect(status(page, 'Confirming')).toBeVisible();
  await page.reload();
  await expect(status(page, 'Confirming')).toBeVisible();
  await expect(stakeButton(page)).toBeHidden();
  await world.chain.mine();
  await world.chain.setAutomine(true);
  await expect(status(page, 'Your stake is active')).toBeVisible({ timeout: 30_000 });
  expect(wallet.requestsOf(SEND)).toHaveLength(1);
  expect(await world.chain.balanceOf('FNX', VAULT)).toBe(vault + STAKED.units);
});

test('a deposit that the investor declined in the wallet is not made, and can be made afterwards @one-width', async ({
  page,
  context,
  world,
}) => {
  const { wallet } = await startStaking(page, context, world);
  const vault = await world.chain.balanceOf('FNX', VAULT);
  await review(page);
  wallet.rejectNext(SEND);
  await stakeButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You declined in your wallet' })).toBeVisible();
  expect(await world.chain.balanceOf('FNX', VAULT)).toBe(vault);
  await stakeButton(page).click();
  await expect(status(page, 'Your stake is active')).toBeVisible({ timeout: 30_000 });
  expect(await world.chain.balanceOf('FNX', VAULT)).toBe(vault + STAKED.units);
});
