import type { Page } from '@playwright/test';
import { installWallet } from '../support/test-wallet';
import { expect, test } from './fixtures';
import { approvedInvestor } from './steps';

const openDialog = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

test(
  'a page without a connection loads no wallet code and contacts no other host',
  { tag: '@one-width' },
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(response.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    const before = loaded.length;
    await page.getByRole('button', { name: 'Connect Wallet' }).hover();
    await expect.poll(() => loaded.some((url) => url.endsWith('/api/config'))).toBe(true);
    expect(loaded.slice(0, before).some((url) => url.includes('/api/config'))).toBe(false);
    expect(loaded.length).toBeGreaterThan(before);
  },
);

test('a visitor can connect after a refusal and a retry, and a reload ends the connection', async ({ page, world }) => {
  const { walletAddress } = await approvedInvestor(world);
  const wallet = await installWallet(page, { rpcUrl: world.chain.rpcUrl, account: walletAddress!, chainId: 56 });
  wallet.rejectNext();
  await openDialog(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Test Wallet/ })
    .click();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
});

test(
  'a wallet on another network is asked to switch while it connects',
  { tag: '@one-width' },
  async ({ page, world }) => {
    const { walletAddress } = await approvedInvestor(world);
    const wallet = await installWallet(page, { rpcUrl: world.chain.rpcUrl, account: walletAddress!, chainId: 1 });
    await openDialog(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Test Wallet/ })
      .click();
    await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible();
    expect(wallet.requestsOf('wallet_switchEthereumChain')).toHaveLength(1);
  },
);

test(
  'a change of the account in the wallet changes the account on the page',
  { tag: '@one-width' },
  async ({ page, world }) => {
    const { walletAddress } = await approvedInvestor(world);
    const wallet = await installWallet(page, { rpcUrl: world.chain.rpcUrl, account: walletAddress!, chainId: 56 });
    await openDialog(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Test Wallet/ })
      .click();
    await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible();
    const other = '0x00000000000000000000000000000000000AbCdE';
    await wallet.setAccount(other);
    await expect(page.getByRole('button', { name: '0x00…bCdE' })).toBeVisible();
    await wallet.disconnect();
    await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  },
);

test('typed text stays when the wallet’s code loads', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail').fill('half@typed');
  await page.getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('E-mail')).toHaveValue('half@typed');
});

test('a wallet that cannot be loaded is reported, and the next click tries again', async ({ page, watch }) => {
  watch.allowConsoleError(/Failed to load resource|ERR_FAILED/);
  await page.route('**/api/config', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(page.getByText('The wallet could not be loaded.')).toBeVisible();
  await page.unroute('**/api/config');
  await page.getByRole('button', { name: 'Connect Wallet' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
