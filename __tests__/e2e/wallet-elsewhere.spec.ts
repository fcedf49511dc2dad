import type { Page } from '@playwright/test';
import { installWallet, type TestWallet } from '../support/test-wallet';
import { expect, test } from './fixtures';
import { approvedInvestor, arriveAs } from './steps';

const SWITCH = 'wallet_switchEthereumChain';
let wallet: TestWallet;

test.beforeEach(async ({ page, world }) => {
  await world.sandbox.reset();
  const { walletAddress } = await approvedInvestor(world);
  wallet = await installWallet(page, { rpcUrl: world.chain.rpcUrl, account: walletAddress!, chainId: 1 });
});

async function connect(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Test Wallet/ })
    .click();
}

async function expectConnectedElsewhere(page: Page) {
  await expect(page.getByRole('button', { name: 'Wrong network' })).toBeVisible();
  await expect.poll(() => wallet.requestsOf(SWITCH).length).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const refusals: readonly (readonly [how: string, refuse: () => void])[] = [
  ['refuses to switch', () => wallet.rejectNext(SWITCH)],
  [
    'does not know the network and refuses to add it',
    () => {
      wallet.failNext({ code: 4902, message: 'Unrecognized chain ID' }, SWITCH);
      wallet.rejectNext('wallet_addEthereumChain');
    },
  ],
  ['does not answer', () => void wallet.hold(SWITCH)],
];

for (const [how, refuse] of refusals) {
  test(`a wallet on another network that ${how} is connected, and the wrong network is reported`, async ({ page }) => {
    await page.goto('/');
    refuse();
    await connect(page);
    await expectConnectedElsewhere(page);
    await page.getByRole('button', { name: 'Wrong network' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wrong network' });
    await expect(dialog).toContainText('Wrong network detected, switch or disconnect to continue.');
    await expect(dialog).toContainText('Network 1');
  });
}

test('a wallet that stays on another network cannot buy until it switches', async ({ page, world }) => {
  await arriveAs(page, world, await approvedInvestor(world));
  await page.goto('/buy-shares');
  wallet.rejectNext(SWITCH);
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Test Wallet/ })
    .click();
  await expectConnectedElsewhere(page);
  await expect(page.getByRole('button', { name: 'Switch network' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'You pay' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Wrong network' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch to BNB Smart Chain' }).click();
  await expect(page.getByRole('button', { name: 'Review' })).toBeVisible();
  expect(wallet.requestsOf('eth_sendTransaction')).toEqual([]);
});
