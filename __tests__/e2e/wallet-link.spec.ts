import type { Page } from '@playwright/test';
import { installWallet, type TestWallet } from '../support/test-wallet';
import type { World } from '../support/world';
import { expectAccessible } from './expect-page';
import { expect, test } from './fixtures';
import { logIn, logInToDashboard, type Investor } from './steps';

/** Two accounts that the chain has unlocked and that no seeded investor has linked. */
const FREE = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc';
const FREE_TOO = '0x976EA74026E726554dB657fA54763abd0C3a0aa9';

async function seeded({ sandbox }: World, firstName: string): Promise<Investor> {
  const found = (await sandbox.accounts()).find(({ email }) => email.startsWith(`${firstName}@`));
  if (!found) throw new Error(`The seed has no ${firstName}`);
  return found;
}

const withWallet = (page: Page, world: World, account: string): Promise<TestWallet> =>
  installWallet(page, { rpcUrl: world.chain.rpcUrl, account, chainId: 56 });

const chooseTestWallet = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^Test Wallet/ })
    .click();

test.beforeEach(async ({ world }) => {
  await world.sandbox.reset();
});

test('the connect dialog and the message for an unreachable wallet pass axe', async ({ page, watch }) => {
  // The refused connection also appears in the console.
  watch.allowConsoleError(/project id/);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a Wallet' });
  for (const name of [
    'MetaMask',
    'Coinbase Wallet',
    'Rabby Wallet',
    'WalletConnect',
    'Rainbow',
    'Ledger',
    'Ready (Argent)',
    'Safe',
  ]) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeAttached();
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'WalletConnect' }).click();
  await expect(page.getByRole('dialog', { name: 'WalletConnect is not available here' })).toContainText(
    'Only wallets in this browser can be used here.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose another wallet' }).click();
  await expect(dialog.getByRole('button', { name: 'WalletConnect' })).toBeEnabled();
  await expect(dialog).not.toContainText('Opening WalletConnect');
});

for (const refused of ['eth_chainId', 'wallet_requestPermissions']) {
  test(
    `a wallet that refuses ${refused} at once can be tried again, even on a slow page`,
    { tag: '@one-width' },
    async ({ page }) => {
      await page.addInitScript((method) => {
        const request = async (asked: { method: string }) => {
          if (asked.method === method) throw Object.assign(new Error('Rejected'), { code: 4001 });
          return asked.method === 'eth_chainId' ? '0x38' : [];
        };
        const provider = { request, on: () => undefined, removeListener: () => undefined };
        const info = {
          uuid: crypto.randomUUID(),
          name: 'Hasty Wallet',
          icon: 'data:image/svg+xml,<svg/>',
          rdns: 'example.hasty',
        };
        const announce = () =>
          dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }));
        addEventListener('eip6963:requestProvider', announce);
      }, refused);
      await page.goto('/');
      await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
      const dialog = page.getByRole('dialog');
      const row = dialog.getByRole('button', { name: 'Hasty Wallet' });
      await expect(row).toBeVisible();
      await page.evaluate(() => {
        const holdUp = () => {
          const until = performance.now() + 400;
          while (performance.now() < until);
        };
        addEventListener('click', () => setTimeout(holdUp, 20), { once: true, capture: true });
      });
      await row.click();
      const retry = dialog.getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible();
      await page.waitForTimeout(900);
      await expect(retry).toBeVisible();
    },
  );
}

test(
  'a newcomer connects, declines to sign, stays connected, then signs, and the wallet is linked',
  { tag: '@path' },
  async ({ page, world }) => {
    const wallet = await withWallet(page, world, FREE);
    await logInToDashboard(page, world, await seeded(world, 'nell'));
    await page.goto('/wallet');
    await page.getByRole('button', { name: 'Link your wallet' }).click();
    await chooseTestWallet(page);
    const dialog = page.getByRole('dialog', { name: 'Link this wallet' });
    await expect(dialog).toContainText(FREE);
    await expectAccessible(page);

    wallet.rejectNext('personal_sign');
    await dialog.getByRole('button', { name: 'Sign the message' }).click();
    await expect.poll(() => wallet.requestsOf('personal_sign').length).toBe(1);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('button', { name: '0x99…A4dc' })).toBeVisible();

    await page.getByRole('button', { name: 'Link this wallet' }).click();
    await dialog.getByRole('button', { name: 'Sign the message' }).click();
    await expect(page.getByText('Your wallet is linked.')).toBeVisible();
    await expect(page.getByText('Waiting for approval')).toBeVisible();
    expect((await seeded(world, 'nell')).walletAddress).toBe(FREE);
  },
);

test('an investor replaces a lost wallet, after a new login if the last login was too long ago', async ({
  page,
  world,
  watch,
}) => {
  watch.allowConsoleError(/403 \(Forbidden\).*userWalletRequest/);
  await withWallet(page, world, FREE_TOO);
  const gus = await seeded(world, 'gus');
  await logInToDashboard(page, world, gus);
  await page.goto('/wallet');
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
  await chooseTestWallet(page);
  const warning = page.getByRole('region', { name: 'Another wallet is connected' });
  await expect(warning).toContainText('Switch to the linked account in your wallet');
  await expectAccessible(page);

  await world.sandbox.clock(700);
  const linkNew = page.getByRole('button', { name: 'Link the new wallet' });
  await linkNew.click();
  const dialog = page.getByRole('dialog', { name: 'Link this wallet instead' });
  await expect(dialog.getByRole('alert')).toContainText('log in again');
  await dialog.getByRole('button', { name: 'Log out to log in again' }).click();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();

  await logIn(page, world, gus);
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await linkNew.click();
  await chooseTestWallet(page);
  await dialog.getByRole('button', { name: 'Sign the message' }).click();
  await expect(page.getByText('Your wallet is linked. Shares you buy go there.')).toBeVisible();
  await expect(warning).toBeHidden();
});

const CODES: readonly (readonly [code: number, words: RegExp])[] = [
  [4100, /does not let FNX use that account/],
  [4200, /cannot sign messages/],
  [4900, /lost its connection/],
  [4902, /does not have this network/],
  [-32002, /is waiting for your answer/],
  [-32603, /went wrong in your wallet/],
];

test(
  'every wallet error has a message and leads back to the signature',
  { tag: '@one-width' },
  async ({ page, world }) => {
    const wallet = await withWallet(page, world, FREE);
    await logInToDashboard(page, world, await seeded(world, 'nell'));
    await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click();
    await chooseTestWallet(page);
    const dialog = page.getByRole('dialog', { name: 'Link this wallet' });
    for (const [code, words] of CODES) {
      wallet.failNext({ code, message: 'As a wallet says it' }, 'personal_sign');
      await dialog.getByRole('button', { name: 'Sign the message' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Error signing message, please retry!');
      await expect(dialog.getByRole('alert')).toContainText(words);
    }
    const release = wallet.hold('personal_sign');
    await dialog.getByRole('button', { name: 'Sign the message' }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'Waiting for signature' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toBeHidden();
    release();
    await expect(page.getByRole('button', { name: '0x99…A4dc' })).toBeVisible();
    expect((await seeded(world, 'nell')).walletAddress).toBeNull();
  },
);
