import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { addEntry } from '@/tx/journal/journal';
import { publish } from '@/tx/publish';
import { engine } from '@/tx/app-engine';
import { AMELIA, newest, openReview, readAgain, useBuyer } from '../../../support/buying';
import { OURS, asked, emptyJournal, ofOrder } from '../../../support/money/attempt';
import { withoutRetries } from '../../../support/render';
import { server, useServer } from '../../../support/service';

useServer();
withoutRetries();
useBuyer();
beforeEach(() => server.use(http.post('*/api/rpc/0', () => HttpResponse.error())));
afterEach(() => act(emptyJournal));

test('a page that did not open the second request says to decline it after the first payment was found', async () => {
  const { sheet } = await openReview();
  const first = asked({ ...ofOrder(newest()._id), from: AMELIA, closesAt: Date.now() + 3_600_000, at: 1 });
  await act(() => addEntry(engine, { ...first, status: 'pending', hash: OURS, found: true }));
  await act(async () => publish(engine, first.key));
  expect(await within(sheet).findByRole('status', { name: /Confirming|Not found/ })).toBeVisible();
  expect(within(sheet).queryByText(/may still be open/)).not.toBeInTheDocument();
  await act(() => addEntry(engine, { ...first, at: 2 }));
  expect(await within(sheet).findByText(/A request for this payment may still be open/)).toHaveTextContent(
    'If so, decline it. If you pay again and the first payment also goes through, the bank refunds the second one',
  );
});

const openAfter = async (status: 'FINISHED' | 'REFUNDED') => {
  const { sheet } = await openReview();
  const first = asked({ ...ofOrder(newest()._id), from: AMELIA, closesAt: Date.now() + 3_600_000, at: 1 });
  await act(() => addEntry(engine, { ...first, status: 'succeeded', hash: OURS, found: true }));
  await act(() => addEntry(engine, { ...first, at: 2 }));
  Object.assign(newest(), { status, reportedHash: OURS });
  await act(async () => publish(engine, first.key));
  await readAgain();
  return sheet;
};

test('a delivered order says to decline a second request, beside the certificate and in the form for the next purchase', async () => {
  const user = userEvent.setup();
  const sheet = await openAfter('FINISHED');
  expect(await within(sheet).findByRole('status', { name: 'Delivered' })).toBeVisible();
  expect(within(sheet).getByRole('note')).toHaveTextContent(
    'A request for this payment may still be open in your wallet. If so, decline it. If both payments go through, the bank keeps at most the order’s amount and refunds the rest to the wallet that sent it.',
  );
  await user.click(within(sheet).getByRole('button', { name: 'Buy more shares' }));
  expect(await screen.findByRole('note')).toHaveTextContent(/may still be open in your wallet/);
});

test('an order whose payment was refunded does not say that the bank will keep one', async () => {
  const sheet = await openAfter('REFUNDED');
  expect(await within(sheet).findByText('Refunded')).toBeVisible();
  expect(within(sheet).getByRole('note')).toHaveTextContent(/decline it.*keeps at most the order’s amount/);
});

test('a page says ‘a request’, not ‘another request’, if the bank has seen the payment of the only request', async () => {
  const { sheet } = await openReview();
  const only = asked({ ...ofOrder(newest()._id), from: AMELIA, closesAt: Date.now() + 3_600_000, at: 1 });
  await act(() => addEntry(engine, { ...only, status: 'unanswered' }));
  await act(async () => publish(engine, only.key));
  Object.assign(newest(), { status: 'CONFIRMING', reportedHash: OURS });
  await readAgain();
  expect(await within(sheet).findByText(/The bank has seen a payment/)).toBeVisible();
  expect(
    within(sheet).getByText(/A request for this payment may still be open in your wallet. If so, decline it/),
  ).toBeVisible();
});
