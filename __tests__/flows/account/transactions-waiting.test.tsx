import { act, screen, waitFor, within } from '@testing-library/react';
import { TransactionsScreen } from '@/features/transactions';
import type { Entry } from '@/tx/journal/entry';
import { updateEntry, addEntry } from '@/tx/journal/journal';
import { walletStore } from '@/wallet/facade';
import { engine } from '@/tx/app-engine';
import { HERS, OURS, STRANGER, emptyJournal, ofOrder, sent } from '../../support/money/attempt';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { quietChain } from '../../support/quiet-chain';
import { server, useServer } from '../../support/service';
import { leave, startAs } from '../../support/start-as';

useServer();
withoutRetries();

beforeEach(async () => {
  await startAs('Amelia');
  server.use(quietChain);
  connect(HERS);
});
afterEach(async () => {
  await act(async () => {
    walletStore.set({ status: 'disconnected' });
    await emptyJournal();
  });
  leave();
});

const connect = (address: typeof HERS) =>
  act(() => walletStore.set({ status: 'connected', address, chainId: 56, isSupported: true }));
const write = (change: Partial<Entry> = {}) =>
  act(() =>
    addEntry(engine, sent({ ...ofOrder('seven'), closesAt: Date.now() + 3_600_000, at: Date.now(), ...change })),
  );
const panel = () => screen.findByRole('region', { name: 'Pending in this browser' });
const noPanel = () => screen.queryByRole('region', { name: 'Pending in this browser' });
const { serviceRecord: _, ...sending } = sent({ key: 'send:one', kind: 'send', description: 'Sending 5 FNX' });

test('a wallet request is shown above the list, with its state, its hash and a link to continue', async () => {
  await write({ description: 'Payment of order FNX-7' });
  await act(() =>
    addEntry(engine, {
      ...sending,
      status: 'unanswered',
      hash: null,
      nonce: null,
      closesAt: Date.now() + 3_600_000,
      at: Date.now() + 1,
    } as Entry),
  );
  renderAt('/transactions', <TransactionsScreen />);
  const waiting = within(await panel());
  const [newest, first] = waiting.getAllByRole('listitem');
  expect(newest).toHaveTextContent(/Sending 5 FNX.*No answer.*its answer did not arrive/);
  expect(within(newest!).getByRole('link', { name: 'Continue in Wallet: Sending 5 FNX' })).toHaveAttribute(
    'href',
    '/wallet',
  );
  expect(first).toHaveTextContent(/Payment of order FNX-7.*Pending/);
  expect(within(first!).getByRole('link', { name: /^Continue in Buy shares/ })).toHaveAttribute('href', '/buy-shares');
  expect(within(first!).getByRole('link', { name: /on the block explorer/ })).toHaveAttribute(
    'href',
    `https://explorer.example/tx/${OURS}`,
  );
});

test('a settled request disappears, and the panel disappears with the last one', async () => {
  await write({ at: 1 });
  renderAt('/transactions', <TransactionsScreen />);
  expect(await panel()).toBeVisible();
  await act(() => updateEntry(engine, 'order:seven@1', { status: 'succeeded' }));
  await waitFor(() => expect(noPanel()).not.toBeInTheDocument());
});

test('requests of another address are not shown', async () => {
  await write();
  connect(STRANGER);
  renderAt('/transactions', <TransactionsScreen />);
  expect(await screen.findByRole('table', { name: 'Transactions of your account' })).toBeVisible();
  expect(noPanel()).not.toBeInTheDocument();
});
