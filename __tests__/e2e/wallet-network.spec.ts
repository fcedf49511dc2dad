import { installWallet, type TestWallet } from '../support/test-wallet';
import { expectAccessible, expectNoSideways } from './expect-page';
import { expect, test } from './fixtures';
import { approvedInvestor } from './steps';

test.use({ serverEnv: { WALLET_RPC_URL: 'https://node.example/bnb', EXPLORER_URL: 'https://explorer.example' } });
const name = 'Switch to BNB Smart Chain';
let wallet: TestWallet;

test.beforeEach(async ({ page, world }) => {
  const { walletAddress } = await approvedInvestor(world);
  wallet = await installWallet(page, { rpcUrl: world.chain.rpcUrl, account: walletAddress!, chainId: 56 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Test Wallet/ })
    .click();
  await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible();
  await wallet.setChainId(1);
  await page.getByRole('button', { name: 'Wrong network' }).click();
});

test('another network is reported, and can be switched', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Wrong network' });
  await expect(dialog).toContainText('Wrong network detected, switch or disconnect to continue.');
  await expect(dialog).toContainText('BNB Smart Chain, network 56');
  await expectAccessible(page);
  await dialog.getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a wallet that stays on another network gets the reason and the manual steps, and can be asked again', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Wrong network' });
  const answers: readonly (readonly [code: number, words: RegExp])[] = [
    [4100, /does not let FNX/],
    [4200, /cannot be switched from here/],
    [4900, /has lost its connection/],
    [-32002, /is waiting for your answer/],
    [-32603, /went wrong in your wallet/],
  ];
  const asked = () => wallet.requestsOf('wallet_switchEthereumChain').length;
  const before = asked();
  wallet.rejectNext('wallet_switchEthereumChain');
  await dialog.getByRole('button', { name }).click();
  await expect.poll(asked).toBe(before + 1);
  await expect(dialog.getByRole('status')).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  for (const [code, words] of answers) {
    wallet.failNext({ code, message: 'No' }, 'wallet_switchEthereumChain');
    await dialog.getByRole('button', { name }).click();
    await expect(dialog.getByRole('alert')).toContainText(words);
  }
  await expect(dialog).toContainText('https://node.example/bnb');
  await expect(dialog).toContainText('https://explorer.example');
  await expectNoSideways(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible();
});

test(
  'a wallet that does not know our network gets the address of a public node for it',
  { tag: '@one-width' },
  async ({ page }) => {
    wallet.failNext({ code: 4902, message: 'Unrecognized chain ID' }, 'wallet_switchEthereumChain');
    wallet.rejectNext('wallet_addEthereumChain');
    const dialog = page.getByRole('dialog', { name: 'Wrong network' });
    await dialog.getByRole('button', { name }).click();
    await expect.poll(() => wallet.requestsOf('wallet_addEthereumChain').length).toBe(1);
    await expect(dialog.getByRole('status')).toHaveCount(0);
    await expect(dialog.getByRole('alert')).toHaveCount(0);

    wallet.failNext({ code: 4902, message: 'Unrecognized chain ID' }, 'wallet_switchEthereumChain');
    await dialog.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible();
    const given = wallet.requestsOf('wallet_addEthereumChain').at(-1)?.params[0];
    expect(given).toMatchObject({
      chainId: '0x38',
      chainName: 'BNB Smart Chain',
      rpcUrls: ['https://node.example/bnb'],
    });
  },
);

test(
  'a wallet that never answered can be asked again, and can be disconnected',
  { tag: '@one-width' },
  async ({ page }) => {
    const release = wallet.hold('wallet_switchEthereumChain');
    const dialog = page.getByRole('dialog', { name: 'Wrong network' });
    await dialog.getByRole('button', { name }).click();
    await expect(dialog.getByRole('status')).toContainText('We have asked your wallet');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Wrong network' }).click();
    await expect(dialog.getByRole('button', { name })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
    await expect(dialog).toBeHidden();
    release();
  },
);

test(
  'a wallet that is asked to add the network while connecting also gets the public node',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    wallet.failNext({ code: 4902, message: 'Unrecognized chain ID' }, 'wallet_switchEthereumChain');
    await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Test Wallet/ })
      .click();
    await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible();
    expect(wallet.requestsOf('wallet_addEthereumChain')[0]?.params[0]).toMatchObject({
      rpcUrls: ['https://node.example/bnb'],
    });
  },
);
