import { act, screen, waitFor, within } from '@testing-library/react';
import { ordersQuery } from '@/api/endpoints/user/orders';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { noticesQuery } from '@/api/endpoints/notification';
import { transactionsQuery } from '@/api/endpoints/wallet/transactions';
import { queryClient } from '@/api/query-client';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { chainHoldingQuery } from '@/chain/queries';
import { dispatch } from '@/tx/store';
import { engine } from '@/tx/app-engine';
import {
  AMELIA,
  LONG_WAIT,
  PRICE_HELD_S,
  backendNow,
  connect,
  disconnect,
  fact,
  newest,
  openReview,
  openScreen,
  readAgain,
  region,
  review,
  useBuyer,
  waitingOrders,
} from '../../support/buying';
import { withoutRetries } from '../../support/render';
import { useServer } from '../../support/service';

useServer();
withoutRetries();
useBuyer();

async function reopened() {
  const { unmount } = await openReview();
  unmount();
  act(() => queryClient.clear());
  openScreen();
  return region();
}

test('an open order is shown after a reload, before anything can be typed', async () => {
  const sheet = await reopened();
  expect(fact(sheet, 'Order')).toHaveTextContent(newest().orderNo);
  expect(within(sheet).getByText('Finish your open order. You will not pay twice.')).toBeVisible();
  expect(waitingOrders()).toHaveLength(1);
});

test('an open order is shown without a wallet, and can be paid once a wallet is connected', async () => {
  const { unmount } = await openReview();
  unmount();
  disconnect();
  openScreen();
  const sheet = await region();
  expect(await within(sheet).findByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  connect();
  expect(await within(sheet).findByRole('button', { name: 'Pay' })).toBeVisible();
  disconnect();
  expect(within(sheet).getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
});

test('an open order that was paid meanwhile appears when another one is requested', async () => {
  const { user, sheet } = await openReview();
  const first = newest();
  await user.click(within(sheet).getByRole('button', { name: 'Change the amount' }));
  const { chain } = backendNow().service;
  await chain.transfer({
    asset: 'USDT',
    from: AMELIA,
    to: chain.purses.payAddress,
    amount: parseUnits(first.payAmount),
  });
  await user.click(review());
  expect(within(await region()).getByText(`Order ${first.orderNo}`)).toBeVisible();
  expect(backendNow().service.state.orders.at(-1)).toBe(first);
});

test.each([
  ['REVIEW', 'LATE', /A person will review your payment/],
  ['PARTIALLY_PAID', undefined, /Less arrived than the order’s amount/],
  ['REFUNDED', undefined, /was refunded to the wallet/],
] as const)(
  'an order with the status %s shows what the status means, with a link to its page and without a payment',
  async (status, reason, words) => {
    const { sheet } = await openReview();
    act(() => void Object.assign(newest(), { status, reason, updatedAt: backendNow().service.clock.now() }));
    await readAgain();
    expect(await within(sheet).findByText(words, {}, LONG_WAIT)).toBeVisible();
    expect(within(sheet).getByRole('link', { name: 'Order details' })).toHaveAttribute(
      'href',
      `/deals?order=${newest()._id}`,
    );
    expect(within(sheet).queryByText(`Order ${newest().orderNo}`)).not.toBeInTheDocument();
    expect(within(sheet).queryByRole('button', { name: 'Change the amount' })).not.toBeInTheDocument();
  },
);

test('a delivered order reloads the holdings, the lists and the notifications', async () => {
  await openReview();
  const shown = [transactionsQuery({ page: 1 }), ordersQuery({ page: 1 }), noticesQuery(5), chainHoldingQuery(AMELIA)];
  const keys = [...shown.map(({ queryKey }) => queryKey), myWalletQuery.queryKey];
  act(() => keys.forEach((key) => void queryClient.setQueryData(key, {} as never)));
  const stale = () => keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated);
  expect(stale()).toEqual([]);
  act(() => void Object.assign(newest(), { status: 'FINISHED', updatedAt: backendNow().service.clock.now() }));
  await readAgain();
  await waitFor(() => expect(stale()).toEqual(keys), LONG_WAIT);
});

test('an order whose price has expired cannot be paid, and a new price is shown beside the old one', async () => {
  const { user, sheet } = await openReview();
  const first = newest();
  await backendNow().sandbox.clock(PRICE_HELD_S);
  await readAgain();
  expect(await within(sheet).findByText('This price has expired.', {}, LONG_WAIT)).toBeVisible();
  expect(within(sheet).queryByText(`Order ${first.orderNo}`)).not.toBeInTheDocument();
  await user.click(within(sheet).getByRole('button', { name: 'Get a new price' }));
  const renewed = await screen.findByRole('region', { name: 'New price and old price' }, LONG_WAIT);
  expect(fact(renewed, 'Old price per share')).toHaveTextContent('$12.48');
  expect(fact(renewed, 'Old amount to pay')).toHaveTextContent(`${first.payAmount} USDT`);
  expect(fact(renewed, 'New amount to pay')).toHaveTextContent(`${newest().payAmount} USDT`);
  expect(newest()._id).not.toBe(first._id);
});

test('an order whose payment is open in the wallet can be neither left nor replaced when its time is up', async () => {
  const { sheet } = await openReview();
  act(() => dispatch(engine, `order:${newest()._id}`, { type: 'unanswered' }));
  await backendNow().sandbox.clock(PRICE_HELD_S);
  await readAgain();
  await within(sheet).findByRole('link', { name: 'Order details' }, LONG_WAIT);
  expect(within(sheet).getByRole('status', { name: 'Looking for your payment' })).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: /[Nn]ew price|Change the amount/ })).not.toBeInTheDocument();
});

test('an order whose payment was reported from another device shows its hash, and offers no payment', async () => {
  const { sheet } = await openReview();
  const hash = `0x${'5'.repeat(64)}` as const;
  act(() => void Object.assign(newest(), { reportedHash: hash, updatedAt: backendNow().service.clock.now() }));
  await readAgain();
  const notice = await within(sheet).findByRole('status', { name: 'A payment for this order was reported' }, LONG_WAIT);
  expect(notice).toHaveTextContent('Do not pay again here');
  expect(within(sheet).getByText(hash)).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: /Pay|[Nn]ew price|Change the amount/ })).not.toBeInTheDocument();
});

test('an order whose figures change is not paid before the new ones were reviewed', async () => {
  const { user, sheet } = await openReview();
  const before = newest().payAmount;
  act(() => void Object.assign(newest(), { payAmount: '5000', updatedAt: backendNow().service.clock.now() + 1_000 }));
  await readAgain();
  expect(await within(sheet).findByText('The figures of this order have changed.', {}, LONG_WAIT)).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  const compared = within(sheet).getByRole('region', { name: 'New price and old price' });
  expect(fact(compared, 'Old amount to pay')).toHaveTextContent(before);
  expect(fact(compared, 'New amount to pay')).toHaveTextContent('5,000.00');
  await user.click(within(sheet).getByRole('button', { name: 'Accept the new figures' }));
  expect(await within(sheet).findByRole('button', { name: 'Pay' })).toBeVisible();
  expect(fact(sheet, 'To pay')).toHaveTextContent('5,000.00');
});

test('an order that was open at the start is compared with the figures that were shown first', async () => {
  const sheet = await reopened();
  act(() => void Object.assign(newest(), { payAmount: '5000', updatedAt: backendNow().service.clock.now() + 1_000 }));
  await readAgain();
  expect(await within(sheet).findByText('The figures of this order have changed.', {}, LONG_WAIT)).toBeVisible();
  act(() => void Object.assign(newest(), { status: 'FINISHED', updatedAt: backendNow().service.clock.now() + 2_000 }));
  await readAgain();
  expect(await screen.findByRole('status', { name: 'Delivered' }, LONG_WAIT)).toBeVisible();
});

test('an order cannot be left during the checks, and ‘What your wallet must show’ is hidden once the request must be declined', async () => {
  const { sheet } = await openReview();
  const key = `order:${newest()._id}`;
  expect(await within(sheet).findByRole('button', { name: 'Pay' })).toBeVisible();
  act(() => dispatch(engine, key, { type: 'submitted' }));
  expect(within(sheet).queryByRole('button', { name: 'Change the amount' })).not.toBeInTheDocument();
  act(() => dispatch(engine, key, { type: 'wallet-asked', isBehindAnother: false }));
  expect(within(sheet).getByRole('region', { name: 'What your wallet must show' })).toBeVisible();
  act(() => dispatch(engine, key, { type: 'seen', hash: `0x${'a'.repeat(64)}`, confirmations: 0, isStored: true }));
  expect(within(sheet).getByRole('alert', { name: 'Your first payment was sent' })).toBeVisible();
  expect(within(sheet).queryByRole('region', { name: 'What your wallet must show' })).not.toBeInTheDocument();
  act(() => dispatch(engine, key, { type: 'declined', reason: 'rejected' }));
});
