import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { queryClient } from '@/api/query-client';
import { OpenOrderList } from '@/features/portfolio/components/dashboard/open-order-list';
import { OrdersScreen } from '@/features/transactions';
import { deliveredOrder } from '../../../support/delivered-order';
import { orderWith } from '../../../support/order';
import { renderAt } from '../../../support/render-at';
import { withoutRetries } from '../../../support/render';
import { server, useServer, type Backend } from '../../../support/service';
import { land, leave, startAs } from '../../../support/start-as';

useServer();
withoutRetries();

let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
  land();
});
afterEach(() => act(leave));

const HASH = `0x${'ab'.repeat(32)}` as const;
const WAITING = orderWith({ _id: 'o1', expiresAt: '2099-11-22T15:00:00Z' });

test('the dashboard offers no payment for an order that this page already knows to be paid', async () => {
  // Another server instance answers with an older state.
  const paid = {
    ...WAITING,
    status: 'CONFIRMED',
    txHash: HASH,
    actuallyPaid: '250',
    updatedAt: '2026-11-22T14:50:00Z',
  };
  queryClient.setQueryData(orderQuery('o1').queryKey, {
    docs: [],
    total: 0,
    page: 1,
    limit: 20,
    pages: 1,
    order: paid,
  });
  renderAt('/dashboard', <OpenOrderList orders={[WAITING]} written={[]} expected={0} />);
  await screen.findByRole('region', { name: 'Open order' });
  expect(screen.queryByRole('link', { name: 'Finish order' })).not.toBeInTheDocument();
});

function serveOrder(change: () => object): void {
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
  ['that claims to be newer', 60_000],
])('a delivered order is never offered for payment again after an answer %s', async (_name, later) => {
  const order = deliveredOrder(backend);
  let change = {};
  serveOrder(() => change);
  renderAt(`/deals?order=${order._id}`, <OrdersScreen />);
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
  expect(screen.queryByRole('link', { name: 'Continue to payment' })).not.toBeInTheDocument();
});
