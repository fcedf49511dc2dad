import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { Component, type ReactNode } from 'react';
import { DealsScreen } from '@/features/transactions';
import { NotificationsScreen } from '@/features/notifications';
import { notify as enter } from '@/sandbox/service/domain/notices';
import { dayOf } from '@/domain/statement/period';
import { keepToken } from '@/session/persistence';
import { followProfile } from '@/session/profile';
import { followTabs } from '@/session/tabs';
import { RouteGuard } from '@/shell/guard/route-guard';
import { tokenFor } from '../support/log-in';
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

/** The page gives up: the frame's boundary stands in its place. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? <p>The page broke</p> : this.props.children);
}

test('M1 one order in a money that no browser knows does not take all orders from the screen', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const order of backend.service.state.orders) order.fiat = 'USDT' as never;
  renderAt(
    '/deals',
    <Boundary>
      <DealsScreen />
    </Boundary>,
  );
  await waitFor(() =>
    expect(
      screen.queryByText('The page broke') ?? screen.queryByRole('table', { name: 'Orders of shares' }),
    ).toBeTruthy(),
  );
  jest.restoreAllMocks();
  expect(screen.queryByText('The page broke')).not.toBeInTheDocument();
});

test('M2 a price in euros is not told as one in US dollars in a statement', async () => {
  server.use(
    http.get('*/api/v1/wallet/getFNXprice', async ({ request }) => {
      const answer = await (await backend.service.fetch(request)).json();
      return HttpResponse.json({ ...answer, data: { ...answer.data, currency: 'EUR' } });
    }),
  );
  const day = (ago: number) => dayOf(backend.service.clock.now() - ago * 86_400_000);
  renderAt(`/deals?statement=${day(600)}..${day(0)}`, <DealsScreen />);
  const table = await screen.findByRole('table', { name: 'Holdings' });
  const [, closing] = within(table).getAllByRole('row').slice(1);
  // 800 shares at 12.48 euros are not 9,984 dollars, nor is what they gained.
  expect(closing).not.toHaveTextContent('$9,984.00');
});

test('M3 what came after "Remove all" was pressed, and nobody has seen, is not removed with it', async () => {
  const { state, clock } = backend.service;
  const amelia = state.accounts.find(({ email }) => email === 'amelia@fnx.example')!._id;
  state.notices = [];
  const words = { title: 'Old', body: '', type: 'NEWS', link: '/deals' } as const;
  enter(state, amelia, words, clock.now());
  const { user, unmount } = renderAt('/notifications', <NotificationsScreen />);
  await user.click(await screen.findByRole('button', { name: 'Remove all' }));
  enter(state, amelia, { ...words, title: 'Your payment was sent back', type: 'ORDER' }, clock.now());
  unmount();
  await act(() => delay(400));
  expect(state.notices.map(({ title }) => title)).toEqual(['Your payment was sent back']);
});

test('M4 the orders of one person do not stay on screen under the session of the next one', async () => {
  const stops = [followTabs(), followProfile()];
  renderAt(
    '/deals',
    <RouteGuard>
      <DealsScreen />
    </RouteGuard>,
  );
  const table = await screen.findByRole('table', { name: 'Orders of shares' });
  const theirs = within(table).getAllByRole('link')[0]!.textContent!;
  const gus = (await backend.sandbox.accounts()).find(({ email }) => email === 'gus@fnx.example')!;
  keepToken(await tokenFor(backend, gus));
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await act(() => delay(500));
  stops.forEach((stop) => stop());
  expect(screen.queryAllByText(theirs)).toEqual([]);
});
