import type { Locator, Page } from '@playwright/test';
import { installWallet, type TestWallet } from '../support/test-wallet';
import { expectAccessible, expectNoSideways, resize } from './expect-page';
import { expect, test } from './fixtures';
import { ON_A_PHONE } from './on-a-phone';

const ACCOUNT = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc';
const PERMISSIONS = 'wallet_requestPermissions';

async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Connect Wallet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a Wallet' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const settingsOf = (page: Page, settings: object) =>
  page.addInitScript((kept) => localStorage.setItem('settings', JSON.stringify(kept)), settings);

const sheetOf = (dialog: Locator) => dialog.getByRole('document').locator('> div > div');

async function expectWhole(page: Page, dialog: Locator): Promise<void> {
  await expect(async () => {
    const box = await sheetOf(dialog).boundingBox();
    const size = page.viewportSize();
    expect(box && size && box.x >= 0 && box.x + box.width <= size.width, JSON.stringify(box)).toBe(true);
    expect(box && box.y >= 0, JSON.stringify(box)).toBe(true);
    const close = dialog.getByRole('button', { name: 'Close' });
    await close.scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(close).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass({ timeout: 5_000 });
  await expectNoSideways(page);
}

test('the wide form of the connect dialog keeps both of its columns', { tag: '@one-width' }, async ({ page }) => {
  await resize(page, { width: 768, height: 900 });
  const dialog = await openDialog(page);
  await expectWhole(page, dialog);
  expect((await sheetOf(dialog).boundingBox())?.width).toBe(722);
  await expect(dialog.getByRole('button', { name: 'Get a Wallet' })).toBeInViewport({ ratio: 1 });
});

for (const direction of ['ltr', 'rtl']) {
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [740, 360],
  ] as const) {
    test(
      `every step of the dialog is complete at ${width} by ${height}, ${direction}`,
      { tag: '@one-width' },
      async ({ page }) => {
        await resize(page, { width, height });
        await settingsOf(page, { direction });
        const dialog = await openDialog(page);
        await expectWhole(page, dialog);
        await dialog.getByRole('button', { name: 'Info' }).click();
        await expectWhole(page, dialog);
        await dialog.getByRole('button', { name: 'Get a Wallet' }).click();
        await expectWhole(page, dialog);
        await dialog.getByRole('button', { name: 'GET', exact: true }).first().click();
        await expect(dialog).toContainText('Get MetaMask');
        await expectWhole(page, dialog);
      },
    );
  }
}

test('in right-to-left layout, the dialog keeps every wallet’s picture and aligns its text to the start', async ({
  page,
}) => {
  await settingsOf(page, { direction: 'rtl' });
  const dialog = await openDialog(page);
  const row = dialog.getByRole('button', { name: 'MetaMask' });
  const picture = row.locator('[role="img"]');
  await expect(picture.locator('img')).toHaveJSProperty('complete', true);
  // Both are measured at once, because the dialog may still move.
  const [inner, outer] = await picture.evaluate((frame) =>
    [frame.querySelector('img')!, frame].map((element) => element.getBoundingClientRect().toJSON() as object),
  );
  expect(inner).toEqual(outer);
  const sideOfText = (element: Element) => getComputedStyle(element).textAlign;
  expect(await dialog.getByText('Popular').evaluate(sideOfText)).toMatch(/right|end/);
});

const FOREIGN = /NFT|Ethereum|log in|passwords/i;

test('the introduction describes shares, and links to a page of this site', async ({ page }, { project }) => {
  const dialog = await openDialog(page);
  if (project.name === 'phone') await dialog.getByRole('button', { name: 'Info' }).click();
  await expect(dialog).toContainText('What is a Wallet?');
  await expect(dialog).toContainText('Where your shares are kept');
  await expect(dialog).toContainText('Only you hold its key');
  await expect(dialog).not.toContainText(FOREIGN);
  await expect(dialog.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/faq#no-wallet');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Get a Wallet' }).click();
  await expect(dialog).not.toContainText('on the left');
  await dialog.getByRole('button', { name: 'GET', exact: true }).first().click();
  await expect(dialog).toContainText('Get MetaMask');
  await expect(dialog).not.toContainText(FOREIGN);
  await expectAccessible(page);
});

test('the row of a wallet that cannot be used here is marked, and explains why before anything is tried', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  const ledger = dialog.getByRole('button', { name: 'Ledger', exact: true });
  await expect(ledger).toHaveAccessibleDescription('Unsupported');
  await expect(ledger.getByText('Unsupported')).toBeVisible();
  for (const usable of ['Coinbase Wallet', 'Rabby Wallet', 'MetaMask', 'Rainbow']) {
    await expect(dialog.getByRole('button', { name: usable, exact: true })).toHaveAccessibleDescription('');
  }
  await expectAccessible(page);

  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await ledger.press('Enter');
  expect((await warned).text()).toContain('Ledger needs a WalletConnect project id');
  const unreachable = page.getByRole('dialog', { name: 'Ledger is not available here' });
  await expect(unreachable).toContainText('Only wallets in this browser can be used here.');
  await expect(dialog).not.toContainText('Opening Ledger');
  await page.keyboard.press('Escape');
  await expect(unreachable).toBeHidden();
  await expect(ledger).toBeFocused();
});

test('a wallet that is missing in this browser leads to its extension', async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'MetaMask', exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'Add to Chrome' })).toHaveAttribute('href', /metamask/);
  await expect(dialog.getByRole('button', { name: 'Get the app' })).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('a connection that fails', { tag: '@one-width' }, () => {
  let wallet: TestWallet;
  let dialog: Locator;

  test.beforeEach(async ({ page, world, watch }) => {
    watch.allowConsoleError(/./);
    wallet = await installWallet(page, { rpcUrl: world.chain.rpcUrl, account: ACCOUNT, chainId: 56 });
    dialog = await openDialog(page);
  });

  const choose = () => dialog.getByRole('button', { name: /^Test Wallet/ }).click();

  test('shows the wallet’s message until the next try', async ({ page }) => {
    wallet.failNext({ code: -32002, message: 'Already processing' }, PERMISSIONS);
    await choose();
    await expect(dialog.getByRole('alert')).toContainText('Your wallet is waiting for your answer.');
    await expectWhole(page, dialog);
    await expectAccessible(page);
    const release = wallet.hold(PERMISSIONS);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    release();
    await expect(page.getByRole('button', { name: '0x99…A4dc' })).toBeVisible();
  });

  test('shows a general message for an unknown error', async () => {
    wallet.failNext({ code: -32099, message: 'Strange' }, PERMISSIONS);
    wallet.failNext({ code: -32099, message: 'Strange' }, 'eth_requestAccounts');
    await choose();
    await expect(dialog.getByRole('alert')).toContainText('Oops, something went wrong!');
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('shows a message even when the wallet does not report its network', async () => {
    wallet.failNext({ code: -32603, message: 'Internal' }, 'eth_chainId');
    await choose();
    await expect(dialog.getByRole('alert')).toContainText('Something went wrong in your wallet.');
  });

  test('offers a retry and shows no message when the owner declines', async ({ page }) => {
    wallet.rejectNext(PERMISSIONS);
    await choose();
    const retry = dialog.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(dialog.getByRole('status')).toHaveCount(0);
    await retry.click();
    await expect(page.getByRole('button', { name: '0x99…A4dc' })).toBeVisible();
  });

  test('ignores an approval after the dialog was closed', async ({ page }) => {
    const release = wallet.hold(PERMISSIONS);
    await choose();
    await expect.poll(() => wallet.requestsOf(PERMISSIONS).length).toBe(1);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeEnabled();
    release();
    await expect.poll(() => wallet.requestsOf('wallet_revokePermissions').length).toBe(1);
    await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  });
});

test.describe('on a phone', { tag: '@one-width' }, () => {
  test.use(ON_A_PHONE);

  test('the sheet is complete in both orientations, and marks what cannot be used', async ({ page }) => {
    const dialog = await openDialog(page);
    await expect(dialog).toContainText('Only you have its key');
    await expect(dialog).not.toContainText(FOREIGN);
    await expect(dialog.getByRole('button', { name: 'Rainbow' })).toHaveAccessibleDescription('Unsupported');
    await expect(dialog.getByRole('button', { name: 'Coinbase' })).toHaveAccessibleDescription('');
    await expectWhole(page, dialog);
    await resize(page, { width: 740, height: 360 });
    await expectWhole(page, dialog);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Get a Wallet' }).tap();
    const toGet = page.getByRole('dialog', { name: 'Get a Wallet' });
    await expect(toGet).toContainText('Coinbase Wallet');
    await expect(toGet).not.toContainText('Rainbow');
  });

  test('in right-to-left layout, the back button is on the right, and the close button on the left', async ({
    page,
  }) => {
    await settingsOf(page, { direction: 'rtl' });
    await (await openDialog(page)).getByRole('button', { name: 'Get a Wallet' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Get a Wallet' });
    await expectWhole(page, dialog);
    const left = async (name: string) => (await dialog.getByRole('button', { name }).boundingBox())?.x;
    expect(await left('Back')).toBeGreaterThan(300);
    expect(await left('Close')).toBeLessThan(40);
  });
});
