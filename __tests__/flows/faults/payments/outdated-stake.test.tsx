import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { stakingQuery } from '@/api/endpoints/user/staking';
import { emptyJournal } from '../../../support/money/attempt';
import { LONG_WAIT, backendNow } from '../../../support/buying';
import { withoutRetries } from '../../../support/render';
import { server, useServer } from '../../../support/service';
import { newest, openReview, useStaker } from '../../../support/staking';

useServer();
withoutRetries();
useStaker();
afterEach(() => act(emptyJournal));

const readAgain = () => act(() => queryClient.invalidateQueries({ queryKey: stakingQuery.queryKey }));

const answerWith = (change: object) =>
  server.use(
    http.get('*/api/v1/user/staking', async ({ request }) => {
      const answer = await (await backendNow().service.fetch(request)).json();
      const id = newest()._id;
      const positions = (answer.data.positions as { _id: string }[]).map((one) =>
        one._id === id ? { ...one, ...change } : one,
      );
      return HttpResponse.json({ ...answer, data: { ...answer.data, positions } });
    }),
  );

const HASH = `0x${'5'.repeat(64)}` as const;
const depositOffered = () => screen.queryByRole('button', { name: /^(Stake|Connect)/ });

test.each(['ACTIVE', 'CLOSED'])(
  'a stake that another device has paid is not offered for deposit again when the service returns outdated data: %s',
  async (status) => {
    await openReview();
    expect(depositOffered()).toBeVisible();
    answerWith({ status, txHash: HASH });
    await readAgain();
    await waitFor(() => expect(depositOffered()).not.toBeInTheDocument(), LONG_WAIT);
    answerWith({ status: 'PENDING', txHash: null });
    await readAgain();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(depositOffered()).not.toBeInTheDocument();
  },
);

test('a stake whose recorded deposit was refused is offered for deposit again', async () => {
  await openReview();
  answerWith({ status: 'PENDING', txHash: HASH });
  await readAgain();
  await waitFor(() => expect(depositOffered()).not.toBeInTheDocument(), LONG_WAIT);
  answerWith({ status: 'PENDING', txHash: null, reason: 'NOT_A_DEPOSIT' });
  await readAgain();
  await waitFor(() => expect(depositOffered()).toBeVisible(), LONG_WAIT);
});
