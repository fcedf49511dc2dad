import { act, fireEvent, screen, within } from '@testing-library/react';
import { leave, startAs } from '../../support/start-as';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { useServer } from '../../support/service';
import { userAccount } from '@/sandbox/chain/accounts';
import { AccountDialog } from '@/shell/account-dialog/account-dialog';
import type { RecentPayment } from '@/shell/account-dialog/recent-payment';
import { dialogRequest, walletStore } from '@/wallet/state';

useServer();
withoutRetries();

const ADDRESS = userAccount(0);
const hashOf = (count: number) => `0x${count.toString(16).padStart(64, '0')}`;
const PAYMENTS: RecentPayment[] = [
  { hash: hashOf(1), description: 'Bought 10 shares', status: 'pending', confirmations: 3 },
  { hash: hashOf(2), description: 'Bought 2 shares', status: 'confirmed' },
  { hash: hashOf(3), description: 'Bought 1 share', status: 'failed' },
  { hash: hashOf(4), description: 'Too old to be shown', status: 'confirmed' },
];

async function openAs(firstName: string, payments: RecentPayment[] = []) {
  await startAs(firstName);
  act(() => {
    walletStore.set({
      status: 'connected',
      address: ADDRESS,
      chainId: 56,
      isSupported: true,
      balance: { amount: '1.5', symbol: 'BNB' },
    });
    dialogRequest.set('account');
  });
  const view = renderAt('/wallet', <AccountDialog payments={payments} />);
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Your wallet' })) };
}

afterEach(() => {
  jest.useRealTimers();
  act(() => {
    walletStore.set({ status: 'disconnected' });
    dialogRequest.set(null);
    leave();
  });
});

test('the dialog shows the full address, the balances, the wallet’s relation to the account, and the explorer', async () => {
  const { dialog } = await openAs('Amelia');
  expect(dialog.getByText(ADDRESS)).toBeVisible();
  expect(dialog.getByTitle('1.5 BNB')).toBeVisible();
  expect(await dialog.findByText('40.00 FNX')).toBeVisible();
  expect(await dialog.findByText('40.00 USDT')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Wallet page' })).toHaveAttribute('href', '/wallet');
  expect(await dialog.findByText('Linked to your account: approved')).toBeVisible();
  expect(await dialog.findByRole('link', { name: /on the block explorer/ })).toHaveAttribute(
    'href',
    `https://explorer.example/address/${ADDRESS}`,
  );
  expect(dialog.getByText('Transactions you send from here appear in this list.')).toBeVisible();
});

test('the dialog closes when the wallet switches to another network', async () => {
  await openAs('Amelia');
  act(() => walletStore.set({ status: 'connected', address: ADDRESS, chainId: 1, isSupported: false }));
  expect(screen.queryByRole('dialog', { name: 'Your wallet' })).toBeNull();
  expect(dialogRequest.get()).toBeNull();
});

test('three transactions are shown, each with its state and its link to the explorer', async () => {
  const { dialog } = await openAs('Amelia', PAYMENTS);
  const list = within(dialog.getByRole('region', { name: 'Recent transactions' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Bought 10 sharesPending, 3 blocks left/),
    expect.stringMatching(/^Bought 2 sharesConfirmed/),
    expect.stringMatching(/^Bought 1 shareFailed/),
  ]);
  expect((await list.findAllByRole('link'))[0]).toHaveAttribute('href', `https://explorer.example/tx/${hashOf(1)}`);
});

test('the account dialog offers to link the connected wallet if another one is linked', async () => {
  const { dialog } = await openAs('Lola');
  expect(await dialog.findByRole('button', { name: 'Link this wallet instead' })).toBeVisible();
});

test('a copied address is confirmed, and can be copied again after 1500 ms', async () => {
  const { dialog } = await openAs('Amelia');
  jest.useFakeTimers();
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Copy address' })));
  act(() => void jest.advanceTimersByTime(1_499));
  expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  act(() => void jest.advanceTimersByTime(1));
  expect(dialog.getByRole('button', { name: 'Copy address' })).toBeVisible();
});

test('the dialog closes with its cross, and when the wallet disconnects', async () => {
  const { dialog, user } = await openAs('Amelia');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(dialogRequest.get()).toBeNull();
  act(() => dialogRequest.set('account'));
  expect(await screen.findByRole('dialog')).toBeVisible();
  act(() => walletStore.set({ status: 'disconnected' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(dialogRequest.get()).toBeNull();
});
