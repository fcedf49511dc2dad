import { waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { transactionOf } from '@/tx';
import { PATIENCE, backendNow } from '../support/buying';
import { becomeGus, followSession } from '../support/next-login';
import { withoutRetries } from '../support/render';
import { server, useServer } from '../support/service';
import { exchange, kept, openReview, useSwapper, whole } from '../support/swapping';

useServer();
withoutRetries();
useSwapper();

test('a swap is not requested for the next person while its price is read again', async () => {
  const stop = followSession();
  exchange.allowances = { FNX: whole(100n) };
  const { user, sheet } = await openReview();
  const swap = await within(sheet).findByRole('button', { name: 'Swap' }, PATIENCE);
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
