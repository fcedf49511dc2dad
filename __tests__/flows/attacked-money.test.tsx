import { act, screen, within } from '@testing-library/react';
import { delay } from 'msw';
import { DealsScreen } from '@/features/transactions';
import { NotificationsScreen } from '@/features/notifications';
import { notify as enter } from '@/sandbox/service/domain/notices';
import { keepToken } from '@/session/persistence';
import { followProfile } from '@/session/profile';
import { followTabs } from '@/session/tabs';
import { RouteGuard } from '@/shell/guard/route-guard';
import { tokenFor } from '../support/log-in';
import { renderAt } from '../support/render-at';
import { withoutRetries } from '../support/render';
import { useServer, type Backend } from '../support/service';
import { land, leave, startAs } from '../support/start-as';

useServer();
withoutRetries();

let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
  land();
});
afterEach(() => act(leave));

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
