import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './expect-page';
import { expect, test } from './fixtures';
import { ON_A_PHONE } from './on-a-phone';

const ACCOUNT = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc';

test.use(ON_A_PHONE);

async function openDialog(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Connect Wallet' }).tap();
  return page.getByRole('dialog', { name: 'Connect a Wallet' });
}

const WAYS = [
  ['MetaMask', /^https:\/\/link\.metamask\.io\/dapp\/127\.0\.0\.1:\d+\/$/],
  ['Coinbase Wallet', /^https:\/\/go\.cb-w\.com\/dapp\?cb_url=http%3A%2F%2F127/],
  ['Trust Wallet', /^https:\/\/link\.trustwallet\.com\/open_url\?coin_id=20000714&url=http%3A/],
] as const;

test('the dialog links to the wallets’ own apps, and the other rows explain why they have no link', async ({
  page,
  watch,
}) => {
  watch.allowConsoleError(/project id/);
  const dialog = await openDialog(page);
  const list = dialog.getByRole('list', { name: 'Open this page in' });
  for (const [name, address] of WAYS) await expect(list.getByRole('link', { name })).toHaveAttribute('href', address);
  await expect(dialog).toContainText('Only wallets in this browser can be used here');
  await expectNoSideways(page);
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Rainbow' }).tap();
  const unreachable = page.getByRole('dialog', { name: 'Rainbow is not available here' });
  await expect(unreachable.getByRole('link', { name: 'MetaMask' })).toHaveAttribute('href', WAYS[0][1]);
  const apps = unreachable.getByRole('list', { name: 'Open this page in' });
  await expect(apps).toHaveCSS('list-style-type', 'none');
  await expect(apps).toHaveCSS('display', 'flex');
  await expectAccessible(page);
  await unreachable.getByRole('button', { name: 'Choose another wallet' }).tap();
  await expect(dialog).toBeVisible();
});

test('in a wallet’s in-app browser, that wallet is in the first row, and no other app is linked', async ({ page }) => {
  await page.addInitScript((account) => {
    const answers: Record<string, unknown> = {
      eth_requestAccounts: [account],
      eth_accounts: [account],
      eth_chainId: '0x38',
    };
    const request = async ({ method }: { method: string }) => answers[method] ?? null;
    Object.assign(window, { ethereum: { request, on: () => undefined, removeListener: () => undefined } });
  }, ACCOUNT);
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('list', { name: 'Open this page in' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'This app' }).tap();
  await expect(page.getByRole('button', { name: '0x99…A4dc' })).toBeVisible();
  await expectNoSideways(page);
});

test('the connecting view says to confirm in the wallet, can be cancelled, and offers a retry', async ({
  page,
  watch,
}) => {
  watch.allowConsoleError(/./);
  await page.addInitScript((account) => {
    const pending: ((isApproved: boolean) => void)[] = [];
    const ask = () =>
      new Promise((resolve, reject) => {
        pending.push((isApproved) =>
          isApproved ? resolve([account]) : reject(Object.assign(new Error('Rejected'), { code: 4001 })),
        );
      });
    const request = async ({ method }: { method: string }) => {
      if (method === 'eth_requestAccounts') return ask();
      return method === 'eth_chainId' ? '0x38' : method === 'eth_accounts' ? [] : null;
    };
    Object.assign(window, {
      ethereum: { request, on: () => undefined, removeListener: () => undefined },
      answerWallet: (isApproved: boolean) => pending.shift()?.(isApproved),
    });
  }, ACCOUNT);
  const answer = (isApproved: boolean) => page.evaluate((is) => void Object(window).answerWallet(is), isApproved);
  const dialog = await openDialog(page);
  const row = dialog.getByRole('button', { name: 'This app' });
  await row.tap();
  await expect(dialog.getByRole('heading', { name: 'Continue in' })).toBeFocused();
  await expect(dialog.getByRole('status')).toContainText('Confirm the connection in the wallet app');
  await expect(row).toHaveCount(0);
  await expectNoSideways(page);
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Cancel' }).tap();
  await expect(row).toBeVisible();
  await answer(true);
  await expect(page.getByRole('button', { name: '0x99…A4dc' })).toHaveCount(0);

  await row.tap();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await answer(false);
  const again = dialog.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await again.tap();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await answer(true);
  await expect(page.getByRole('button', { name: '0x99…A4dc' })).toBeVisible();
});
