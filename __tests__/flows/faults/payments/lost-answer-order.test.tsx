import { act, screen } from '@testing-library/react';
import { queryClient } from '@/api/query-client';
import {
  backendNow,
  loseFirstAnswer,
  newest,
  openScreen,
  LONG_WAIT,
  region,
  review,
  useBuyer,
  youPay,
  youReceive,
} from '../../../support/buying';
import { withoutRetries } from '../../../support/render';
import { useServer } from '../../../support/service';

useServer();
withoutRetries();
useBuyer();

const orders = () => backendNow().service.state.orders;

async function loseAnswer() {
  const before = orders().length;
  const keys = loseFirstAnswer();
  const { user, unmount } = openScreen();
  await youPay();
  await user.type(youReceive(), '10');
  await user.click(review());
  await screen.findByRole('button', { name: /Try again/ }, LONG_WAIT);
  expect(orders()).toHaveLength(before + 1);
  leaveScreen(unmount);
  return { before, keys, first: newest() };
}

function leaveScreen(unmount: () => void): void {
  unmount();
  act(() => queryClient.clear());
}

/** Opens the same order as before from an empty form. */
async function buyAgain() {
  const { user } = openScreen();
  await youPay();
  expect(youReceive()).toHaveValue('');
  await user.type(youReceive(), '10');
  await user.click(await screen.findByRole('button', { name: 'Review' }, LONG_WAIT));
  await region();
}

test('an order whose answer was lost is resumed, and the next equal purchase opens a new one', async () => {
  const { before, keys, first } = await loseAnswer();
  const { unmount } = openScreen();
  await region();
  expect(newest()).toBe(first);
  leaveScreen(unmount);
  first.status = 'FINISHED';
  await buyAgain();
  expect(orders()).toHaveLength(before + 2);
  expect(keys).toHaveLength(2);
});

test('an order whose answer was lost and that has ended meanwhile is not shown as a new one', async () => {
  const { before, first } = await loseAnswer();
  first.status = 'EXPIRED';
  const { user } = openScreen();
  await youPay();
  await user.click(await screen.findByRole('button', { name: 'Review' }, LONG_WAIT));
  await region();
  expect(orders()).toHaveLength(before + 2);
  expect(newest()).not.toBe(first);
});
