import { act, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { zeroAddress } from 'viem';
import { setCredentials } from '@/api/credentials';
import { queryClient } from '@/api/query-client';
import { beginSubmit, submitTransaction, transactionOf } from '@/tx';
import { LONG_WAIT, backendNow } from '../../../support/buying';
import { becomeGus, followSession } from '../../../support/next-login';
import { withoutRetries } from '../../../support/render';
import { server, useServer } from '../../../support/service';
import { exchange, kept, openReview, useSwapper, whole } from '../../../support/swapping';

useServer();
withoutRetries();
useSwapper();

test('a swap is not requested for the next person while its price is being read again', async () => {
  const stop = followSession();
  exchange.allowances = { FNX: whole(100n) };
  const { user, sheet } = await openReview();
  const swap = await within(sheet).findByRole('button', { name: 'Swap' }, LONG_WAIT);
  const state = transactionOf(`swap:${kept().id}`);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  server.use(http.post('*/api/rpc/0', () => isAnswered));
  await user.click(swap);
  await becomeGus(backendNow());
  await waitFor(() => expect(state.get()).toMatchObject({ step: 'idle', refusal: 'checks-too-slow' }));
  answer();
  stop();
});

test('a swap is not requested if the investor leaves the page while the price is being read again', async () => {
  exchange.allowances = { FNX: whole(100n) };
  const { user, sheet, unmount } = await openReview();
  const swap = await within(sheet).findByRole('button', { name: 'Swap' }, LONG_WAIT);
  const steps: string[] = [];
  const state = transactionOf(`swap:${kept().id}`);
  const stop = state.subscribe(() => steps.push(state.get().step));
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  server.use(http.post('*/api/rpc/0', () => isAnswered));
  await user.click(swap);
  unmount();
  answer();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  stop();
  expect(steps).toEqual([]);
});

test('a click before a login does not count as a click of the person who logs in next', async () => {
  setCredentials(null);
  const start = beginSubmit();
  setCredentials({ token: 'of-gus', secretKey: 'of-gus' });
  const action = { id: 'pressed', direction: 'wrap', amount: '1' } as const;
  await submitTransaction({ kind: 'wrap', action, from: zeroAddress, acceptedUnreadChain: false }, start);
  expect(transactionOf('wrap:pressed').get()).toMatchObject({ refusal: 'checks-too-slow' });
});
