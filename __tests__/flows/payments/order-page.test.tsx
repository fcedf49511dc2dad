import { screen, within } from '@testing-library/react';
import { OrdersScreen } from '@/features/transactions';
import { deliveredOrder } from '../../support/delivered-order';
import { leave, startAs } from '../../support/start-as';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { useServer, type Backend } from '../../support/service';

useServer();
withoutRetries();

let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
});
afterEach(leave);

const firstOrder = () => deliveredOrder(backend);

test('a finished purchase has its certificate at a separate URL', async () => {
  const { _id, orderNo } = firstOrder();
  renderAt(`/deals?order=${_id}`, <OrdersScreen />);
  expect(await screen.findByRole('heading', { name: `Order ${orderNo}` })).toBeVisible();
  const sheet = await screen.findByRole('article', { name: 'Certificate of Ownership' });
  expect(within(sheet).getByText(orderNo)).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Order history' })).getByText('Shares delivered')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print the certificate' })).toBeVisible();
});

test.each([
  ['REVIEW', 'LATE', /arrived after the price expired/],
  ['PARTIALLY_PAID', undefined, /Less arrived than the order’s amount/],
  ['REFUNDED', undefined, /was refunded to the wallet/],
  ['EXPIRED', 'UNPAID', /No payment had arrived when the price expired/],
] as const)(
  'the page of an order with the status %s explains the status, and shows no certificate',
  async (status, reason, words) => {
    Object.assign(firstOrder(), {
      status,
      reason,
      _id: 'order-with-reason',
      expiresAt: backend.service.clock.now() + 60_000,
    });
    renderAt('/deals?order=order-with-reason', <OrdersScreen />);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  },
);

test('an order under review leads to a message form that contains its number', async () => {
  const order = Object.assign(firstOrder(), { status: 'REVIEW', reason: 'WRONG_TOKEN', _id: 'order-with-reason' });
  renderAt('/deals?order=order-with-reason', <OrdersScreen />);
  const link = await screen.findByRole('link', { name: 'Contact support about this order' });
  expect(link).toHaveAttribute('href', `/contactus?order=${order.orderNo}`);
});

test('an order of another investor is shown as not found, with a link back', async () => {
  renderAt('/deals?order=unknown-order', <OrdersScreen />);
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'All orders' })[0]).toHaveAttribute('href', '/deals');
});

test('an investor without a purchase gets a link to a first purchase, but neither search nor export', async () => {
  leave();
  await startAs('Nell');
  renderAt('/deals', <OrdersScreen />);
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See how to buy' })).toHaveAttribute('href', '/buy-shares');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export as a spreadsheet' })).not.toBeInTheDocument();
});
