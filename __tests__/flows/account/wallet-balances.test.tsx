import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { WalletScreen } from '@/features/portfolio';
import { walletStore } from '@/wallet/state';
import { leave, startAs } from '../../support/start-as';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { server, useServer, type Backend } from '../../support/service';

useServer();
withoutRetries();

afterEach(() => {
  act(() => {
    walletStore.set({ status: 'disconnected' });
    leave();
  });
});

const accountOf = ({ service }: Backend, firstName: string) =>
  service.state.accounts.find((account) => account.firstName === firstName)!;
const table = () => screen.findByRole('table', { name: 'Balances of your linked wallet' });
const rowOf = async (symbol: string) => (await within(await table()).findByText(symbol)).closest('tr')!;
const give = (backend: Backend, symbol: 'FNX' | 'USDT' | 'BNB', shares: bigint) =>
  backend.service.chain.set(symbol, accountOf(backend, 'Amelia').walletAddress!, shares * 10n ** 18n);

test('the chain’s balance and the bank’s record are shown side by side, and agree', async () => {
  const backend = await startAs('Amelia');
  for (const symbol of ['FNX', 'USDT', 'BNB'] as const) give(backend, symbol, 40n);
  renderAt('/wallet', <WalletScreen />);
  await waitFor(async () => expect(await rowOf('FNX')).toHaveTextContent('Matches'));
  expect(await rowOf('BNB')).toHaveTextContent('40.00 BNB');
  expect(within(await table()).queryByText('WBNB')).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Where the chain and our records differ' })).not.toBeInTheDocument();
  expect(screen.getByText(/Read from BNB Smart Chain at/)).toBeVisible();
});

test('a difference between the chain’s balance and the bank’s record is shown with its amount and reason', async () => {
  const backend = await startAs('Amelia');
  give(backend, 'FNX', 45n);
  const { _id } = accountOf(backend, 'Amelia');
  const { ledger } = backend.service.state;
  ledger.push({ ...ledger.find(({ accountId }) => accountId === _id)!, id: 'one', symbol: 'FNX', status: 'PENDING' });
  renderAt('/wallet', <WalletScreen />);
  const reasons = await screen.findByRole('list', { name: 'Where the chain and our records differ' });
  await waitFor(() =>
    expect(reasons).toHaveTextContent(/5\.00 FNX less than our records\. The bank has seen a transaction/),
  );
});

test('a record with more decimals than the token is truncated to the token’s decimals and then compared', async () => {
  const backend = await startAs('Amelia');
  give(backend, 'FNX', 40n);
  server.use(
    http.get('*/api/v1/user/my-wallet', async ({ request }) => {
      const answer = await (await backend.service.fetch(request)).json();
      for (const balance of answer.data.balances) balance.available = '40.0000000000000000001';
      return HttpResponse.json(answer);
    }),
  );
  renderAt('/wallet', <WalletScreen />);
  await waitFor(async () => expect(await rowOf('FNX')).toHaveTextContent('Matches'));
});

test('another connected wallet has a separate column', async () => {
  await startAs('Amelia');
  renderAt('/wallet', <WalletScreen />);
  await table();
  const address = '0x00000000000000000000000000000000000000a1';
  act(() => walletStore.set({ status: 'connected', address, chainId: 56, isSupported: true }));
  const header = await screen.findByRole('columnheader', { name: 'In the connected wallet' });
  expect(header).toBeVisible();
  expect(screen.getByText(/The connected wallet is not your linked wallet/)).toBeVisible();
});

test('while the chain cannot be read, the bank’s record stays on screen, with a retry', async () => {
  const backend = await startAs('Amelia');
  give(backend, 'FNX', 40n);
  let isBroken = true;
  server.use(http.post('*/api/rpc/0', () => (isBroken ? HttpResponse.error() : undefined)));
  const { user } = renderAt('/wallet', <WalletScreen />);
  const again = await screen.findByRole('button', { name: 'Read chain again' });
  expect(await rowOf('FNX')).toHaveTextContent(/Unavailable.*40\.00 FNX/);
  isBroken = false;
  await user.click(again);
  await waitFor(async () => expect(await rowOf('FNX')).toHaveTextContent('Matches'));
  await waitFor(() => expect(again).not.toBeInTheDocument());
});

test('to receive shares, the page shows a QR code, the full address and a warning about the network', async () => {
  const backend = await startAs('Amelia');
  renderAt('/wallet', <WalletScreen />);
  expect(await screen.findByText(/Send only tokens on BNB Smart Chain/)).toBeVisible();
  expect(await screen.findByRole('img', { name: /QR code of your linked wallet/ })).toBeVisible();
  expect(screen.getByText(accountOf(backend, 'Amelia').walletAddress!)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy contract address' })).toBeVisible();
  expect(screen.getByText(/Connect your wallet to add FNX/)).toBeVisible();
});

test('a wallet that cannot add the shares gets manual instructions', async () => {
  await startAs('Amelia');
  const { user } = renderAt('/wallet', <WalletScreen />);
  const address = '0x00000000000000000000000000000000000000a1';
  await screen.findByRole('button', { name: 'Copy contract address' });
  act(() => walletStore.set({ status: 'connected', address, chainId: 56, isSupported: true }));
  await user.click(await screen.findByRole('button', { name: 'Add FNX to wallet' }));
  expect(await screen.findByText(/has lost its connection/, undefined, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy contract address' })).toBeVisible();
}, 30_000);
