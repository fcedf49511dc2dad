import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { OrdersScreen } from '@/features/transactions';
import { deliveredOrder } from '../../support/delivered-order';
import { leave, startAs } from '../../support/start-as';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { server, useServer, type Backend } from '../../support/service';

useServer();
withoutRetries();

let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
});
afterEach(leave);

const firstOrder = () => deliveredOrder(backend);

test('the certificates of finished orders are shown as small sheets that link to the full ones', async () => {
  renderAt('/deals', <OrdersScreen />);
  const wall = within(await screen.findByRole('list', { name: 'Certificates' }));
  const { accountId } = firstOrder();
  const finished = backend.service.state.orders.filter((order) => order.accountId === accountId);
  expect(wall.getAllByRole('listitem')).toHaveLength(finished.length);
  for (const { _id, orderNo } of finished) {
    const link = wall.getByRole('link', { name: new RegExp(`^Certificate of order ${orderNo}`) });
    expect(link).toHaveAttribute('href', `/deals?order=${_id}`);
    await waitFor(() => expect(within(link).getByText('Certificate of Ownership')).toBeInTheDocument());
  }
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('the picture of a certificate shows the day of the certificate, even if the bank has changed the order since', async () => {
  const order = firstOrder();
  order.updatedAt = backend.service.clock.now();
  const dayIn = (place: Element) => place.querySelector('time')?.dateTime.slice(0, 10);
  const list = renderAt('/deals', <OrdersScreen />);
  const picture = await screen.findByRole('link', { name: new RegExp(`^Certificate of order ${order.orderNo}`) });
  await waitFor(() => expect(dayIn(picture)).toBeDefined());
  const shown = dayIn(picture);
  list.unmount();
  renderAt(`/deals?order=${order._id}`, <OrdersScreen />);
  const title = await screen.findByRole('heading', { name: 'Certificate of Ownership' });
  expect(dayIn(title.closest('article')!)).toBe(shown);
  const delivered = within(screen.getByRole('list', { name: 'Order history' })).getByText('Shares delivered');
  expect(dayIn(delivered.closest('li')!)).toBe(shown);
});

test('a certificate shows a dash instead of its day if the delivery of its order cannot be loaded', async () => {
  server.use(http.get('*/api/v1/wallet/transactions', () => HttpResponse.error()));
  renderAt('/deals', <OrdersScreen />);
  const name = new RegExp(`^Certificate of order ${firstOrder().orderNo}`);
  expect(await within(await screen.findByRole('link', { name })).findByText('—')).toBeVisible();
});

test('an order in an unknown currency is listed with the others', async () => {
  Object.assign(firstOrder(), { fiat: 'USDT' });
  renderAt('/deals', <OrdersScreen />);
  const list = await screen.findByRole('table', { name: 'Share orders' });
  expect(within(list).getByText(/^[\d,.]+ USDT$/)).toBeVisible();
});
