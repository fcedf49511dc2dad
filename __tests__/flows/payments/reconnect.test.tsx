import { act, screen, waitFor, within } from '@testing-library/react';
import { STORAGE_KEYS } from '@/config/product';
import { WalletScreen } from '@/features/portfolio';
import { StakingScreen } from '@/features/staking';
import { logOutManually } from '@/session/log-out';
import { disconnectWallet, hostStore, walletStore } from '@/wallet/facade';
import { lastWallet } from '@/wallet/last-wallet';
import { AMELIA, LONG_WAIT } from '../../support/buying';
import { connectDialog, inForm, inHeader, noDialog, openBuyingPage } from '../../support/buying-page';
import { withoutRetries } from '../../support/render';
import { renderAt } from '../../support/render-at';
import { useServer } from '../../support/service';
import { leave, startAs } from '../../support/start-as';
import { installWalletHere, TEST_WALLET, type TestWallet } from '../../support/test-wallet';

useServer();
withoutRetries();

const RPC = 'http://localhost/api/rpc/0';
const RECONNECT = 'Reconnect Test Wallet';

let wallet: TestWallet;

beforeAll(() => {
  wallet = installWalletHere({ rpcUrl: RPC, account: AMELIA, chainId: 56 });
});
beforeEach(() => startAs('Amelia'));
afterEach(async () => {
  await act(disconnectWallet);
  act(leave);
});

const stored = () => localStorage.getItem(STORAGE_KEYS.lastWallet);

const isReady = () => waitFor(() => expect(hostStore.get().phase).toBe('ready'), LONG_WAIT);
const isConnected = () =>
  waitFor(() => expect(walletStore.get()).toMatchObject({ status: 'connected', address: AMELIA }), LONG_WAIT);

/** Simulates a reload: the connection ends, and the investor has not disconnected. A browser test really reloads. */
async function connectAndReload() {
  const first = openBuyingPage();
  await first.user.click(await inHeader('Connect Wallet'));
  await first.user.click(within(await connectDialog()).getByRole('button', { name: TEST_WALLET.name }));
  await isConnected();
  first.unmount();
  await act(wallet.disconnect);
  return openBuyingPage();
}

test('a wallet that is no longer in this browser is not offered', async () => {
  localStorage.setItem(STORAGE_KEYS.lastWallet, 'io.gone');
  openBuyingPage();
  await isReady();
  expect(await inForm('Connect Wallet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Reconnect/ })).not.toBeInTheDocument();
});

test('after a reload, the form’s button connects the wallet that was used last', async () => {
  const { user } = await connectAndReload();
  const button = await inForm(RECONNECT);
  expect(button).toHaveAccessibleDescription(/can’t move funds/);
  expect(await inHeader('Connect Wallet')).toBeVisible();
  await user.click(button);
  await isConnected();
  await noDialog();
});

test('a refusal is shown in the dialog, which can try again', async () => {
  const { user } = await connectAndReload();
  wallet.rejectNext();
  await user.click(await inForm(RECONNECT));
  await user.click(await within(await connectDialog()).findByRole('button', { name: 'RETRY' }, LONG_WAIT));
  await isConnected();
});

test('the dialog has a row for the wallet that was used last, whatever was chosen without connecting', async () => {
  const { user } = await connectAndReload();
  await user.click(await inHeader('Connect Wallet'));
  expect(await within(await connectDialog()).findByRole('button', { name: RECONNECT })).toBeVisible();
  await user.click(within(await connectDialog()).getByRole('button', { name: 'Rabby Wallet' }));
  await user.keyboard('{Escape}');
  await noDialog();
  expect(stored()).toBe(TEST_WALLET.rdns);
  await user.click(await inHeader('Connect Wallet'));
  await user.click(await within(await connectDialog()).findByRole('button', { name: RECONNECT }));
  await isConnected();
});

test('a wallet that was disconnected by hand is not offered', async () => {
  const { user } = await connectAndReload();
  await user.click(await inForm(RECONNECT));
  await isConnected();
  await act(disconnectWallet);
  expect(await inForm('Connect Wallet')).toBeVisible();
  expect(stored()).toBeNull();
});

test('a logout removes the stored wallet', async () => {
  await connectAndReload();
  expect(await inForm(RECONNECT)).toBeVisible();
  await act(logOutManually);
  expect(stored()).toBeNull();
  expect(lastWallet.get()).toBeNull();
});

test.each([
  ['/staking', StakingScreen],
  ['/wallet', WalletScreen],
])('the form on %s also offers the wallet that was used last', async (path, Screen) => {
  act(() => lastWallet.set({ id: TEST_WALLET.rdns, name: TEST_WALLET.name }));
  renderAt(path, <Screen />);
  expect(await screen.findByRole('button', { name: RECONNECT }, LONG_WAIT)).toBeVisible();
});

test('a wallet that approves after a logout does not connect', async () => {
  const { user } = await connectAndReload();
  const approve = wallet.hold('wallet_requestPermissions');
  const asked = wallet.requestsOf('wallet_requestPermissions').length;
  await user.click(await inForm(RECONNECT));
  await waitFor(() => expect(wallet.requestsOf('wallet_requestPermissions')).toHaveLength(asked + 1), LONG_WAIT);
  await act(logOutManually);
  approve();
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(walletStore.get().status).toBe('disconnected');
  expect(stored()).toBeNull();
});
