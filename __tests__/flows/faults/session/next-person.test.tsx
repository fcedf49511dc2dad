import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { LiveNotices } from '@/shell/notices/live-notices';
import { NotificationsScreen } from '@/features/notifications';
import { OrdersScreen } from '@/features/transactions';
import { notify as enter } from '@/sandbox/service/domain/notices';
import { endSession } from '@/session/session';
import { keepToken } from '@/session/persistence';
import { followTabs } from '@/session/tabs';
import { sessionStore } from '@/session/store';
import { RouteGuard } from '@/shell/guard/route-guard';
import { Deferred } from '@/shell/deferred/deferred';
import { usePalette } from '../../../support/palette';
import { Search } from '@/shell/palette/search';
import { notify } from '@/ui/notify';
import { profileQuery } from '@/api/endpoints/user/profile';
import { queryClient } from '@/api/query-client';
import { followProfile } from '@/session/profile';
import { changeSettings, DEFAULT_SETTINGS, keepSettings } from '@/settings/settings';
import { followPreferences } from '@/shell/deferred/follow-preferences';
import { logInAs, tokenFor } from '../../../support/log-in';
import { listNotices } from '../../../support/notices';
import { renderAt } from '../../../support/render-at';
import { withoutRetries } from '../../../support/render';
import { server, useServer, type Backend } from '../../../support/service';
import { breakCall, land, leave, mendCall, startAs } from '../../../support/start-as';

useServer();
withoutRetries();
usePalette();

let backend: Backend;
const idOf = (email: string) => backend.service.state.accounts.find((one) => one.email === email)!._id;
const noticesOf = (id: string) => backend.service.state.notices.filter(({ accountId }) => accountId === id);

beforeEach(async () => {
  backend = await startAs('Amelia');
  land();
  const { state, clock } = backend.service;
  state.notices = [];
  for (const email of ['amelia@fnx.example', 'gus@fnx.example']) {
    enter(state, idOf(email), { title: `To ${email}`, body: '', type: 'ORDER', link: '/deals' }, clock.now());
  }
});
afterEach(() => act(leave));

/** Simulates another tab, or this tab's next document, logging in while this page was in the back/forward cache. */
async function becomeGus(): Promise<void> {
  const gus = (await backend.sandbox.accounts()).find(({ email }) => email === 'gus@fnx.example')!;
  const token = await tokenFor(backend, gus);
  keepToken(token);
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(sessionStore.get()).toMatchObject({ state: 'authenticated', token });
}

test('"Remove all" of one person never removes the notifications of the next one', async () => {
  const stop = followTabs();
  const { user, unmount } = renderAt('/notifications', <NotificationsScreen />);
  await user.click(await screen.findByRole('button', { name: 'Remove all' }));
  await becomeGus();
  const asked: string[] = [];
  server.use(
    http.all('*/api/v1/notification/*', ({ request }) => {
      asked.push(request.url);
      return backend.service.fetch(request);
    }),
  );
  // The session watch navigates to `/` within the same document.
  unmount();
  await act(() => delay(300));
  stop();
  expect(asked).toEqual([]);
  const left = noticesOf(idOf('gus@fnx.example')).map(({ title }) => title);
  expect(left).toContain('To gus@fnx.example');
});

test('removals in progress do not continue under the session of the next person', async () => {
  const stop = followTabs();
  let asked = 0;
  server.use(
    http.delete('*/api/v1/notification/removeNotification', async ({ request }) => {
      asked += 1;
      await delay(5_000);
      return backend.service.fetch(request);
    }),
  );
  const due = ['one', 'another'].map((id) => ({ id, at: Date.now() - 1, wasUnread: true }));
  localStorage.setItem('notice_removals', JSON.stringify(due));
  renderAt('/dashboard', <LiveNotices />);
  await waitFor(() => expect(asked).toBe(1));
  localStorage.removeItem('notice_removals');
  await becomeGus();
  await act(() => delay(300));
  stop();
  expect(asked).toBe(1);
});

test('the orders of one person do not stay on screen under the session of the next one', async () => {
  const stops = [followTabs(), followProfile()];
  renderAt(
    '/deals',
    <RouteGuard>
      <OrdersScreen />
    </RouteGuard>,
  );
  const table = await screen.findByRole('table', { name: 'Share orders' });
  const theirs = within(table).getAllByRole('link')[0]!.textContent!;
  await becomeGus();
  await waitFor(() => expect(screen.queryAllByText(theirs)).toEqual([]));
  stops.forEach((stop) => stop());
});

test('text typed on a public page stays after a new login, a logout and the login of another person', async () => {
  renderAt(
    '/contactus',
    <RouteGuard>
      <input aria-label="Message" />
    </RouteGuard>,
  );
  const message = screen.getByRole<HTMLInputElement>('textbox');
  message.value = 'Dear bank';
  const amelia = (await backend.sandbox.accounts()).find(({ email }) => email === 'amelia@fnx.example')!;
  await act(() => logInAs(backend, amelia));
  expect(screen.getByRole('textbox')).toHaveValue('Dear bank');
  act(() => endSession({ tone: 'silent' }));
  expect(screen.getByRole('textbox')).toHaveValue('Dear bank');
  const gus = (await backend.sandbox.accounts()).find(({ email }) => email === 'gus@fnx.example')!;
  await act(() => logInAs(backend, gus));
  expect(screen.getByRole('textbox')).toHaveValue('Dear bank');
});

test('a toast of one person disappears at the logout', async () => {
  renderAt('/dashboard', <Deferred />);
  await waitFor(() => expect(document.querySelector('section[aria-label^="Notifications"]')).not.toBeNull());
  act(() => notify({ tone: 'info', text: '40 FNX delivered', action: { label: 'Open', onClick: () => undefined } }));
  await waitFor(() => expect(screen.getByText('40 FNX delivered')).toBeVisible());
  act(() => endSession({ tone: 'success', message: 'You are logged out.' }));
  await waitFor(() => expect(screen.queryByText('40 FNX delivered')).not.toBeInTheDocument());
});

describe('after a logout', () => {
  const shownNotices = listNotices();

  test('the notifications of the previous person are not reported', async () => {
    let isAsked = false;
    server.use(
      http.delete('*/api/v1/notification/removeNotification', async ({ request }) => {
        isAsked = true;
        await delay(200);
        return backend.service.fetch(request);
      }),
    );
    const [own] = noticesOf(idOf('amelia@fnx.example'));
    const due = [own!._id, 'another'].map((id) => ({ id, at: Date.now() - 1, wasUnread: true }));
    localStorage.setItem('notice_removals', JSON.stringify(due));
    renderAt('/dashboard', <LiveNotices />);
    await waitFor(() => expect(isAsked).toBe(true));
    act(leave);
    await act(() => delay(800));
    expect(shownNotices()).toEqual([]);
  });

  test('the export of the previous person is not reported', async () => {
    let isAsked = false;
    server.use(
      http.get('*/api/v1/transactions/transaction/list-xls/', async ({ request }) => {
        isAsked = true;
        await delay(300);
        return backend.service.fetch(request);
      }),
    );
    const { user } = renderAt('/dashboard', <Search inputRef={{ current: null }} />);
    await user.click(await screen.findByRole('option', { name: /Export transactions/ }));
    await waitFor(() => expect(isAsked).toBe(true));
    const before = shownNotices().length;
    act(leave);
    await act(() => delay(800));
    expect(shownNotices().slice(before)).toEqual([]);
  });

  test('the search does not keep the text of the previous person', async () => {
    const { user } = renderAt('/dashboard', <Search inputRef={{ current: null }} />);
    await user.type(screen.getByRole('combobox'), 'FNX-100031');
    act(leave);
    expect(screen.getByRole('combobox')).toHaveValue('');
  });
});

test('an unsaved choice of one person is not written into the account of the next one', async () => {
  keepSettings(DEFAULT_SETTINGS);
  breakCall('user/settings');
  const stops = [followProfile(), followPreferences()];
  await waitFor(() => expect(queryClient.getQueryData(profileQuery.queryKey)).toBeDefined());
  await act(() => delay(100));
  act(() => changeSettings({ currency: 'EUR' }));
  await act(() => delay(100));
  act(() => endSession({ tone: 'success', message: 'You are logged out.' }));
  mendCall('user/settings', backend);
  await becomeGusByLogin();
  await act(() => delay(800));
  stops.forEach((stop) => stop());
  const { settings } = backend.service.state.accounts.find(({ email }) => email === 'gus@fnx.example')!;
  expect(settings.currency).not.toBe('EUR');
});

async function becomeGusByLogin(): Promise<void> {
  const gus = (await backend.sandbox.accounts()).find(({ email }) => email === 'gus@fnx.example')!;
  await logInAs(backend, gus);
  act(land);
}
