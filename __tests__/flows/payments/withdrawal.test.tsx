import { screen, within } from '@testing-library/react';
import { OrdersScreen } from '@/features/transactions';
import { deliveredOrder } from '../../support/delivered-order';
import { leave, startAs } from '../../support/start-as';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { useServer, type Backend } from '../../support/service';

useServer();
withoutRetries();

const DAY_MS = 86_400_000;
let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
});
afterEach(leave);

function deliveredAgo(ms: number) {
  const order = deliveredOrder(backend);
  const at = backend.service.clock.now() - ms;
  for (const entry of backend.service.state.ledger) if (entry.orderId === order._id) entry.at = at;
  return order;
}
const right = () => screen.findByRole('region', { name: 'Right to withdraw' });

test('an order links to the withdrawal request within fourteen days of its delivery', async () => {
  const { _id, orderNo } = deliveredAgo(13 * DAY_MS);
  renderAt(`/deals?order=${_id}`, <OrdersScreen />);
  const link = within(await right()).getByRole('link', { name: 'Withdraw from this purchase' });
  expect(link).toHaveAttribute('href', `/contactus?order=${orderNo}&topic=Withdrawal`);
  expect(await right()).toHaveTextContent(/within five working days/);
});

test('after fourteen days, an order says when the right of withdrawal ended, and offers no request', async () => {
  const { _id } = deliveredAgo(15 * DAY_MS);
  renderAt(`/deals?order=${_id}`, <OrdersScreen />);
  expect(await right()).toHaveTextContent(/ended on .*UTC\)?, fourteen days after delivery/);
  expect(screen.queryByRole('link', { name: 'Withdraw from this purchase' })).not.toBeInTheDocument();
});

test('the page of an order that was not delivered does not mention a withdrawal', async () => {
  const { _id } = Object.assign(deliveredAgo(DAY_MS), { status: 'REVIEW' });
  renderAt(`/deals?order=${_id}`, <OrdersScreen />);
  expect(await screen.findByRole('list', { name: 'Order history' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Right to withdraw' })).not.toBeInTheDocument();
});
