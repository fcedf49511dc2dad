import { renderHook, act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useOpenInStorage } from '@/parts/transaction/use-open-in-storage';
import { PendingSlot } from '@/shell/deferred/pending-slot';
import { setPendingMarkSlot } from '@/shell/header/pending-mark-slot';
import type { Entry } from '@/tx/journal/entry';
import { updateEntry, addEntry } from '@/tx/journal/journal';
import { txKeyOf, transactionOf } from '@/tx';
import { walletStore } from '@/wallet/facade';
import { engine } from '@/tx/app-engine';
import { appConfig } from '../../../support/app-config';
import { HERS, STRANGER, emptyJournal, ofOrder, sent } from '../../../support/money/attempt';
import { renderScreen } from '../../../support/render';
import { quietChain } from '../../../support/quiet-chain';
import { server, useServer } from '../../../support/service';

const LONG_WAIT = { timeout: 4_000 };

const entry = (change: Partial<Entry> = {}) => sent({ closesAt: Date.now() + 3_600_000, ...change });

useServer();
const header = document.createElement('header');
beforeEach(() => {
  server.use(appConfig(), quietChain);
  document.body.append(header);
  setPendingMarkSlot(header);
  connect();
});
afterEach(async () => {
  await act(async () => {
    walletStore.set({ status: 'disconnected' });
    await emptyJournal();
  });
  setPendingMarkSlot(null);
});

const KEY = 'tx_journal';
const connect = (address = HERS) =>
  act(() => walletStore.set({ status: 'connected', address, chainId: 56, isSupported: true }));
const mark = (name = '1 payment pending') => screen.findByRole('link', { name }, LONG_WAIT);
const anyMark = () => screen.queryByRole('link', { name: /pending/ });

const writtenElsewhere = (entries: Entry[]) =>
  act(() => {
    localStorage.setItem(KEY, JSON.stringify(entries));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });

test('a saved payment counts as pending while no node answers', async () => {
  server.use(http.post('*/api/rpc/0', () => HttpResponse.error()));
  localStorage.setItem(KEY, JSON.stringify([entry({ ...ofOrder('zero') })]));
  renderScreen(<PendingSlot />, { pathname: '/' });
  expect(await screen.findByRole('link', { name: '1 payment pending' }, { timeout: 15_000 })).toBeVisible();
});

test.each([
  ['today', { v: 3, status: 'succeeded', reportState: 'due' }],
  ['before an update of the app', { v: 2, status: 'succeeded', report: 'due' }],
])('a hash that is due to be reported is found in the storage if it was stored %s', (_when, stored) => {
  localStorage.setItem(KEY, JSON.stringify([stored]));
  expect(renderHook(useOpenInStorage).result.current).toBe(true);
});

test('a pending payment in the journal is shown on any page, announced politely, and watched', async () => {
  localStorage.setItem(KEY, JSON.stringify([entry()]));
  renderScreen(<PendingSlot />, { pathname: '/' });
  expect(header).toContainElement(await mark());
  expect(await mark()).toHaveAttribute('href', '/buy-shares');
  expect(screen.getByRole('status')).toHaveTextContent('1 payment pending');
  await waitFor(() => expect(transactionOf(txKeyOf('purchase', 'one')).get().step).toBe('pending'), LONG_WAIT);
});

test.each([
  ['approve', '/wallet'],
  ['swap', '/swap'],
  ['wrap', '/swap'],
  ['stake', '/staking'],
] as const)('a pending action of the kind "%s" leads to %s', async (kind, page) => {
  renderScreen(<PendingSlot />, { pathname: '/' });
  const { serviceRecord: _, ...made } = entry({ key: `${kind}:one` });
  const report = kind === 'stake' ? { serviceRecord: { type: 'stake', id: 'one' } as const } : {};
  writtenElsewhere([{ ...made, ...report, kind }]);
  expect(await mark()).toHaveAttribute('href', page);
});

test('a pending transfer leads to the wallet page, or to the payment’s page if a payment is pending too', async () => {
  renderScreen(<PendingSlot />, { pathname: '/' });
  const { serviceRecord: _, ...sending } = entry({ key: 'send:one' });
  writtenElsewhere([{ ...sending, kind: 'send' }]);
  expect(await mark()).toHaveAttribute('href', '/wallet');
  writtenElsewhere([{ ...sending, kind: 'send' }, entry()]);
  expect(await mark('2 payments pending')).toHaveAttribute('href', '/buy-shares');
});

test('the mark of pending payments appears when another tab makes requests, and disappears when all of them are finished', async () => {
  renderScreen(<PendingSlot />, { pathname: '/faq' });
  writtenElsewhere([
    entry({ ...ofOrder('two') }),
    entry({ ...ofOrder('three'), status: 'unanswered', hash: null, nonce: null }),
  ]);
  expect(await mark('2 payments pending')).toBeVisible();
  writtenElsewhere([
    entry({ ...ofOrder('two'), status: 'succeeded' }),
    entry({ ...ofOrder('three'), status: 'failed', failure: 'dropped' }),
  ]);
  await waitFor(() => expect(anyMark()).not.toBeInTheDocument());
  expect(screen.getByRole('status')).toHaveTextContent('No payments pending');
});

test('a payment that the page itself saves is shown without a reload', async () => {
  renderScreen(<PendingSlot />, { pathname: '/buy-shares' });
  expect(await screen.findByRole('status')).toBeEmptyDOMElement();
  await act(() => addEntry(engine, entry({ ...ofOrder('four') })));
  expect(await mark()).toBeVisible();
  await act(() => updateEntry(engine, 'order:four@1', { status: 'succeeded' }));
  expect(anyMark()).not.toBeInTheDocument();
});

test('payments of another address are not shown, and a visitor without a wallet sees none', async () => {
  localStorage.setItem(KEY, JSON.stringify([entry()]));
  renderScreen(<PendingSlot />, { pathname: '/' });
  expect(await mark()).toBeVisible();
  connect(STRANGER);
  expect(anyMark()).not.toBeInTheDocument();
  act(() => walletStore.set({ status: 'disconnected' }));
  expect(anyMark()).not.toBeInTheDocument();
});

test('a payment that was declared unsent is not pending', async () => {
  localStorage.setItem(
    KEY,
    JSON.stringify([
      entry({ status: 'unanswered', hash: null, nonce: null, declaredUnsentAt: 5 }),
      entry({ ...ofOrder('five') }),
    ]),
  );
  renderScreen(<PendingSlot />, { pathname: '/' });
  expect(await mark()).toBeVisible();
});

test('the mark of pending payments does not appear without a pending payment', () => {
  localStorage.setItem(KEY, JSON.stringify([entry({ status: 'succeeded' })]));
  renderScreen(<PendingSlot />, { pathname: '/' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
