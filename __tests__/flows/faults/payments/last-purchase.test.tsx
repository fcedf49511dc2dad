import { act, screen, within } from '@testing-library/react';
import { queryClient } from '@/api/query-client';
import {
  LONG_WAIT,
  backendNow,
  newest,
  openReview,
  openScreen,
  readAgain,
  useBuyer,
  youPay,
} from '../../../support/buying';
import { withoutRetries } from '../../../support/render';
import { useServer } from '../../../support/service';

useServer();
withoutRetries();
useBuyer();

const end = (status: string) =>
  act(() => void Object.assign(newest(), { status, updatedAt: backendNow().service.clock.now() }));

async function nextVisitAfter(status: string) {
  const { unmount } = await openReview('100');
  end(status);
  unmount();
  act(() => queryClient.clear());
  return openScreen();
}

const lastPurchase = () => screen.findByRole('note', { name: 'Your last purchase' }, LONG_WAIT);

test('an empty form replaces a delivered purchase at the next visit, and its result can be closed', async () => {
  const { user, unmount } = await nextVisitAfter('FINISHED');
  const result = await lastPurchase();
  expect(result).toHaveTextContent(/^Delivered\. 8\.01\d* FNX for [\d.]+ USDT\./);
  expect(within(result).getByRole('link', { name: 'Order and certificate' })).toHaveAttribute(
    'href',
    `/deals?order=${newest()._id}`,
  );
  expect(await youPay()).toHaveValue('');
  await user.type(await youPay(), '50');
  expect(result).toBeVisible();
  await user.click(within(result).getByRole('button', { name: 'Close this result' }));
  expect(screen.queryByRole('note', { name: 'Your last purchase' })).not.toBeInTheDocument();
  unmount();
  openScreen();
  expect(await youPay()).toHaveValue('50');
  expect(screen.queryByRole('note', { name: 'Your last purchase' })).not.toBeInTheDocument();
});

test('the result of a refunded purchase says where the payment is', async () => {
  await nextVisitAfter('REFUNDED');
  expect(await lastPurchase()).toHaveTextContent(/^Refunded\..*The payment was refunded to the wallet it came from/);
});

test('an order that expired without a payment shows no result at the next visit', async () => {
  await nextVisitAfter('EXPIRED');
  expect(await youPay()).toHaveValue('');
  await readAgain();
  expect(screen.queryByRole('note', { name: 'Your last purchase' })).not.toBeInTheDocument();
});

test('‘Buy more shares’ opens an empty form without the result of the last purchase', async () => {
  const { user } = await openReview('100');
  end('FINISHED');
  await readAgain();
  await user.click(await screen.findByRole('button', { name: 'Buy more shares' }, LONG_WAIT));
  expect(await youPay()).toHaveValue('');
  expect(screen.queryByRole('note', { name: 'Your last purchase' })).not.toBeInTheDocument();
});
