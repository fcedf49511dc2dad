import { act, screen, waitFor, within } from '@testing-library/react';
import { focusManager } from '@tanstack/react-query';
import { OrdersScreen } from '@/features/transactions';
import type { StoredOrder } from '@/sandbox/service/domain/stored-payments';
import { addEntry } from '@/tx/journal/journal';
import { engine } from '@/tx/app-engine';
import { deliveredOrder } from '../../support/delivered-order';
import { asked, emptyJournal, ofOrder } from '../../support/money/attempt';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { server, useServer, type Backend } from '../../support/service';
import { leave, startAs } from '../../support/start-as';

useServer();
withoutRetries();

let backend: Backend;
let reads = 0;
beforeEach(async () => {
  backend = await startAs('Amelia');
  reads = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.url.includes('orderId=')) reads += 1;
  });
});
afterEach(async () => {
  server.events.removeAllListeners();
  focusManager.setFocused(undefined);
  await act(emptyJournal);
  leave();
});

const HASH = `0x${'5e'.repeat(32)}` as const;
const SOON = { timeout: 9_000 };

function orderWith(change: Partial<StoredOrder>): StoredOrder {
  const { clock } = backend.service;
  const fresh = { status: 'WAITING', payments: [], settledBefore: undefined, payoutHash: undefined } as const;
  return Object.assign(deliveredOrder(backend), fresh, { expiresAt: clock.now() + 600_000 }, change);
}
const show = ({ _id }: StoredOrder) => renderAt(`/deals?order=${_id}`, <OrdersScreen />);
const elsewhere = () => screen.findByRole('group', { name: /reported by another browser or device/ });
const goOn = () => screen.queryByRole('link', { name: 'Continue to payment' });

test('an order on screen shows its new status at the bank without a reload', async () => {
  const order = orderWith({ status: 'CONFIRMED', reportedHash: HASH });
  show(order);
  expect(await screen.findByText(/Your payment is confirmed/)).toBeVisible();
  Object.assign(order, { status: 'SENDING', updatedAt: backend.service.clock.now() });
  expect(await screen.findByText('Your shares have been sent to your wallet.', {}, SOON)).toBeVisible();
});

test('an order in a final state is read once', async () => {
  show(orderWith({ status: 'REFUNDED' }));
  expect(await screen.findByText(/was refunded to the wallet/)).toBeVisible();
  const before = reads;
  await act(() => new Promise((done) => setTimeout(done, 3_000)));
  expect(reads).toBe(before);
});

test('a hidden page does not read the order, and reads it at once when it is shown again', async () => {
  const order = orderWith({ status: 'CONFIRMED', reportedHash: HASH });
  show(order);
  expect(await screen.findByText(/Your payment is confirmed/)).toBeVisible();
  act(() => focusManager.setFocused(false));
  await waitFor(() => expect(reads).toBeGreaterThan(0));
  const before = reads;
  await act(() => new Promise((done) => setTimeout(done, 3_000)));
  expect(reads).toBe(before);
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(reads).toBe(before + 1));
});

test('an order that was paid on another device shows its hash, and is not offered for payment', async () => {
  const order = orderWith({});
  show(order);
  expect(await screen.findByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', '/buy-shares');
  Object.assign(order, { reportedHash: HASH, updatedAt: backend.service.clock.now() });
  const notice = within(await screen.findByRole('group', { name: /reported by another browser or device/ }, SOON));
  expect(notice.getByText(HASH)).toBeInTheDocument();
  expect(notice.getByText(/sends the shares to your wallet/)).toBeVisible();
  expect(notice.getByRole('link')).toHaveAttribute('href', `https://explorer.example/tx/${HASH}`);
  expect(screen.getByText('Payment reported')).toBeVisible();
  expect(goOn()).not.toBeInTheDocument();
}, 15_000);

test('an expired order with a reported payment shows it, and is never offered for payment', async () => {
  show(orderWith({ status: 'EXPIRED', reportedHash: HASH }));
  expect(within(await elsewhere()).getByText(/a person reviews it/)).toBeVisible();
  expect(goOn()).not.toBeInTheDocument();
});

test('an order with a wallet request of this browser leads to its payment, and offers no second one', async () => {
  const order = orderWith({});
  const { key, serviceRecord } = ofOrder(order._id);
  await act(() =>
    addEntry(engine, asked({ key, serviceRecord, status: 'unanswered', closesAt: Date.now() + 3_600_000 })),
  );
  show(order);
  expect(await screen.findByRole('link', { name: 'View payment' })).toHaveAttribute('href', '/buy-shares');
  expect(goOn()).not.toBeInTheDocument();
});
