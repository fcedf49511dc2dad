import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { DealsScreen } from '@/features/transactions';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { queryClient } from '@/api/query-client';
import { renderAt } from '../support/render-at';
import { withoutRetries } from '../support/render';
import { server, useServer, type Backend } from '../support/service';
import { land, leave, startAs } from '../support/start-as';

useServer();
withoutRetries();

let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
  land();
});
afterEach(() => act(leave));

/** The service's answers about one order, each changed by a test. */
function tellOrder(change: () => object): void {
  server.use(
    http.get('*/api/v1/wallet/transactions', async ({ request }) => {
      const answer = await (await backend.service.fetch(request)).json();
      if (answer.data.order) answer.data.order = { ...answer.data.order, ...change() };
      return HttpResponse.json(answer);
    }),
  );
}

test.each([
  ['of the same second', 0],
  ['that says it is newer', 60_000],
])('O4 a delivered order is never offered to be paid again by an answer %s', async (_name, later) => {
  const { state } = backend.service;
  const order = state.orders.find(
    ({ status, accountId }) => status === 'FINISHED' && accountId === state.accounts[0]!._id,
  )!;
  let change = {};
  tellOrder(() => change);
  renderAt(`/deals?order=${order._id}`, <DealsScreen />);
  expect(await screen.findByText('Your shares are in your wallet and in the register.')).toBeVisible();
  change = {
    status: 'WAITING',
    txHash: null,
    actuallyPaid: '0',
    expiresAt: '2099-01-01T00:00:00.000Z',
    updatedAt: new Date(order.updatedAt + later).toISOString(),
  };
  await act(() => queryClient.invalidateQueries({ queryKey: orderQuery(order._id).queryKey }));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.queryByRole('link', { name: 'Go on to the payment' })).not.toBeInTheDocument();
});
