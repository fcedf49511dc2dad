import { screen } from '@testing-library/react';
import { http } from 'msw';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { queryClient } from '@/api/query-client';
import { OrdersScreen } from '@/features/transactions';
import { deliveredOrder } from '../../../support/delivered-order';
import { renderAt } from '../../../support/render-at';
import { withoutRetries } from '../../../support/render';
import { server, useServer, type Backend } from '../../../support/service';
import { leave, startAs } from '../../../support/start-as';

useServer();
withoutRetries();

let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
});
afterEach(leave);

const TRANSACTIONS = '*/api/v1/wallet/transactions';

/** The service answers every question about an order with the delivered one. */
const answerWith = (orderId: string) =>
  server.use(
    http.get(TRANSACTIONS, ({ request }) => {
      const url = new URL(request.url);
      if (url.searchParams.has('orderId')) url.searchParams.set('orderId', orderId);
      return backend.service.fetch(new Request(url, request));
    }),
  );

test('the certificate of another order is not shown at the URL of the requested order', async () => {
  const { _id, orderNo } = deliveredOrder(backend);
  answerWith(_id);
  renderAt('/deals?order=another-order', <OrdersScreen />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The answer from FNX could not be read.');
  expect(screen.queryByText(new RegExp(orderNo))).not.toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('an answer about another order does not replace the order that is known', async () => {
  const { _id } = deliveredOrder(backend);
  const known = await queryClient.fetchQuery(orderQuery(_id));
  const { state } = backend.service;
  const other = { ...state.orders.find((one) => one._id === _id)!, _id: 'another-order', orderNo: 'FNX-999999' };
  state.orders = [...state.orders, other];
  answerWith('another-order');
  await expect(queryClient.fetchQuery({ ...orderQuery(_id), staleTime: 0 })).rejects.toMatchObject({
    fault: { kind: 'protocol' },
  });
  expect(queryClient.getQueryData(orderQuery(_id).queryKey)).toEqual(known);
});
