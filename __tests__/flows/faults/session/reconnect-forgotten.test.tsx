import { act, within } from '@testing-library/react';
import { STORAGE_KEYS } from '@/config/product';
import { logOutManually } from '@/session/log-out';
import { disconnectWallet } from '@/wallet/facade';
import { lastWallet } from '@/wallet/last-wallet';
import { AMELIA } from '../../../support/buying';
import { connectDialog, inForm, inHeader, noDialog, openBuyingPage } from '../../../support/buying-page';
import { withoutRetries } from '../../../support/render';
import { useServer } from '../../../support/service';
import { leave, startAs } from '../../../support/start-as';
import { installWalletHere, TEST_WALLET } from '../../../support/test-wallet';

useServer();
withoutRetries();

const KEY = STORAGE_KEYS.lastWallet;
const RECONNECT = 'Reconnect Test Wallet';

beforeAll(() => {
  installWalletHere({ rpcUrl: 'http://localhost/api/rpc/0', account: AMELIA, chainId: 56 });
});
beforeEach(async () => {
  await startAs('Amelia');
  localStorage.setItem(KEY, TEST_WALLET.rdns);
  act(() => lastWallet.set({ id: TEST_WALLET.rdns, name: TEST_WALLET.name }));
});
afterEach(async () => {
  await act(disconnectWallet);
  act(leave);
});

const inAnotherTab = (key: string | null) => {
  if (key) localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
};

test('a logout while the dialog is open removes the wallet, and closing the dialog does not restore it', async () => {
  const { user } = openBuyingPage();
  await inForm(RECONNECT);
  await user.click(await inHeader('Connect Wallet'));
  await connectDialog();
  await act(logOutManually);
  await user.keyboard('{Escape}');
  await noDialog();
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(lastWallet.get()).toBeNull();
});

test('a wallet that another tab has disconnected is no longer offered', async () => {
  openBuyingPage();
  await inForm(RECONNECT);
  inAnotherTab(KEY);
  expect(await inForm('Connect Wallet')).toBeVisible();
});

test('after a logout in another tab, no wallet is offered, even if the removals from storage arrive one by one', async () => {
  openBuyingPage();
  await inForm(RECONNECT);
  inAnotherTab(STORAGE_KEYS.token);
  inAnotherTab(KEY);
  expect(lastWallet.get()).toBeNull();
});

test('the last wallet is still offered if the page is left while another wallet is connecting', async () => {
  const { user } = openBuyingPage();
  await inForm(RECONNECT);
  await user.click(await inHeader('Connect Wallet'));
  await user.click(within(await connectDialog()).getByRole('button', { name: 'Rabby Wallet' }));
  expect(localStorage.getItem(KEY)).toBe(TEST_WALLET.rdns);
});

test.each(['', '__proto__', 'constructor', 'toString', '{"a":1}', '"]', ' ', 'x'.repeat(1_000_000)])(
  'a stored value that names no wallet offers nothing (%#)',
  async (value) => {
    localStorage.setItem(KEY, value);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    openBuyingPage();
    expect(await inForm('Connect Wallet')).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await inForm('Connect Wallet')).toBeVisible();
    expect(lastWallet.get()).toBeNull();
  },
);
