import { act, screen, waitFor, within } from '@testing-library/react';
import { NotificationsScreen } from '@/features/notifications';
import { notify } from '@/sandbox/service/domain/notices';
import { Bell } from '@/shell/header/bell';
import { LiveNotices } from '@/shell/notices/live-notices';
import { breakCall, holdCall, land, leave, startAs } from '../../support/start-as';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { useServer, type Backend } from '../../support/service';

useServer();
withoutRetries();

let backend: Backend;
let accountId: string;

const isVisible = jest.spyOn(document, 'visibilityState', 'get');

beforeEach(async () => {
  // A hidden page marks nothing as read, however long a test takes.
  isVisible.mockReturnValue('hidden');
  backend = await startAs('Amelia');
  land();
  const { state, clock } = backend.service;
  accountId = state.accounts[0]!._id;
  state.notices = [];
  notify(
    state,
    accountId,
    { title: '40 FNX delivered', body: 'The shares are in your wallet.', type: 'ORDER', link: '/deals?order=1' },
    clock.now(),
  );
  notify(
    state,
    accountId,
    { title: 'A new login', body: 'From another browser.', type: 'SECURITY', link: 'https://evil.example/' },
    clock.now(),
  );
});
afterEach(leave);

const own = () => backend.service.state.notices.filter((notice) => notice.accountId === accountId);
const open = () =>
  renderAt(
    '/notifications',
    <>
      <Bell />
      <NotificationsScreen />
    </>,
  );
const bell = () => screen.findByRole('button', { name: /^Notifications/ });

test('the bell’s accessible name contains the number of unread notifications', async () => {
  renderAt('/dashboard', <Bell />);
  await waitFor(async () => expect(await bell()).toHaveAccessibleName('Notifications, 2 unread'));
});

test('the bell opens the newest notifications, with a link to all', async () => {
  const { user } = renderAt('/dashboard', <Bell />);
  await user.click(await bell());
  expect(await screen.findByRole('link', { name: '40 FNX delivered' })).toHaveAttribute('href', '/deals?order=1');
  expect(screen.getByRole('link', { name: 'All notifications' })).toHaveAttribute('href', '/notifications');
});

test('notifications are shown under their day, and an external URL is not a link', async () => {
  open();
  const today = await screen.findByRole('heading', { level: 2, name: 'Today' });
  const day = within(today.parentElement!);
  expect(day.getByRole('link', { name: '40 FNX delivered' })).toHaveAttribute('href', '/deals?order=1');
  expect(day.getByText('A new login')).toBeVisible();
  expect(day.queryByRole('link', { name: 'A new login' })).not.toBeInTheDocument();
});

describe('unread notifications', () => {
  const IN_VIEW = { timeout: 4_000 };
  const marks = () => screen.queryAllByText('Unread:').length;
  const isAllSeen = () => waitFor(async () => expect(await bell()).toHaveAccessibleName('Notifications'), IN_VIEW);

  test('are marked as read after two seconds in view, and keep their marks until the page is left', async () => {
    isVisible.mockReturnValue('visible');
    const { unmount } = open();
    await waitFor(async () => expect(await bell()).toHaveAccessibleName('Notifications, 2 unread'));
    await isAllSeen();
    expect(own().every(({ isRead }) => isRead)).toBe(true);
    expect(marks()).toBe(2);
    unmount();
    open();
    expect(await screen.findByText('A new login')).toBeVisible();
    expect(marks()).toBe(0);
  });

  test('stay unread while the page is hidden', async () => {
    open();
    expect(await screen.findByText('A new login')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(own().some(({ isRead }) => isRead)).toBe(false);
    isVisible.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await isAllSeen();
  });

  test('can be shown alone, including those that this page has marked as read and those of later pages', async () => {
    const { state } = backend.service;
    const [oldest] = state.notices;
    state.notices.unshift({ ...oldest!, _id: 'old', title: 'An old one', createdAt: '2020-01-01T00:00:00.000Z' });
    const read = Array.from({ length: 20 }, (_, at) => ({
      ...oldest!,
      _id: `read-${at}`,
      title: 'Read',
      isRead: true,
    }));
    state.notices.push(...read);
    isVisible.mockReturnValue('visible');
    const { user, place } = open();
    await waitFor(async () => expect(await bell()).toHaveAccessibleName('Notifications, 3 unread'));
    await isAllSeen();
    await user.click(screen.getByRole('button', { name: 'Unread' }));
    expect(place.address).toBe('/notifications?show=unread');
    expect(await screen.findByText('An old one')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Remove all' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(place.address).toBe('/notifications');
    expect(screen.getAllByText('Read')).toHaveLength(20);
  });

  test('are replaced by a message when all are read', async () => {
    for (const notice of own()) notice.isRead = true;
    renderAt('/notifications?show=unread', <NotificationsScreen />);
    expect(await screen.findByText('You have no unread notifications.')).toBeVisible();
  });
});

test('a click anywhere on a notification with a link opens it, but Remove only removes', async () => {
  const { user } = open();
  const link = await screen.findByRole('link', { name: '40 FNX delivered' });
  const followed = jest.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', followed);
  await user.click(screen.getByText('The shares are in your wallet.'));
  expect(followed).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Remove: 40 FNX delivered' }));
  expect(followed).toHaveBeenCalledTimes(1);
});

describe('a removed notification', () => {
  const remove = () => screen.findByRole('button', { name: 'Remove: A new login' });
  const undo = () => screen.findByRole('button', { name: 'Undo: A new login' });

  test('is at once left out of the bell’s count, and its place shows Undo with the focus', async () => {
    const { user } = open();
    await waitFor(async () => expect(await bell()).toHaveAccessibleName('Notifications, 2 unread'));
    await user.click(await remove());
    expect(await undo()).toHaveFocus();
    expect(screen.queryByText('From another browser.')).not.toBeInTheDocument();
    expect(await bell()).toHaveAccessibleName('Notifications, 1 unread');
    expect(own()).toHaveLength(2);
  });

  test('is restored by Undo, with the focus, and the service is not called', async () => {
    const { user } = open();
    await user.click(await remove());
    await user.click(await undo());
    expect(await remove()).toHaveFocus();
    expect(localStorage.getItem('notice_removals')).toBeNull();
    await waitFor(async () => expect(await bell()).toHaveAccessibleName('Notifications, 2 unread'));
    expect(own()).toHaveLength(2);
  });

  test('is removed at the service by the next page when this page is closed', async () => {
    const { user, unmount } = open();
    await user.click(await remove());
    unmount();
    expect(own()).toHaveLength(2);
    const later = Date.now() + 9_000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    isVisible.mockReturnValue('visible');
    renderAt('/dashboard', <LiveNotices />);
    await waitFor(() => expect(own().map(({ title }) => title)).toEqual(['40 FNX delivered']));
    await waitFor(() => expect(localStorage.getItem('notice_removals')).toBeNull());
    clock.mockRestore();
  });

  test('is removed at the service later if the service cannot be reached now', async () => {
    breakCall('notification/removeNotification');
    const due = [{ id: own()[0]!._id, at: Date.now() - 1, wasUnread: true }];
    localStorage.setItem('notice_removals', JSON.stringify(due));
    isVisible.mockReturnValue('visible');
    renderAt('/dashboard', <LiveNotices />);
    const at = () => JSON.parse(localStorage.getItem('notice_removals') ?? '[]')[0]?.at;
    await waitFor(() => expect(at()).toBeGreaterThan(Date.now()));
    expect(own()).toHaveLength(2);
  });

  test('leaves no scheduled removal in the browser after a logout', async () => {
    const { user } = open();
    await user.click(await remove());
    act(leave);
    expect(localStorage.getItem('notice_removals')).toBeNull();
  });
});

test('removing all can be undone, and the service is not called', async () => {
  const { user, unmount } = open();
  await waitFor(async () => expect(await bell()).toHaveAccessibleName('Notifications, 2 unread'));
  await user.click(await screen.findByRole('button', { name: 'Remove all' }));
  expect(screen.getByText('All notifications removed.')).toBeVisible();
  expect(screen.queryByText('A new login')).not.toBeInTheDocument();
  expect(await bell()).toHaveAccessibleName('Notifications');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('A new login')).toBeVisible();
  await waitFor(async () => expect(await bell()).toHaveAccessibleName('Notifications, 2 unread'));
  unmount();
  expect(own()).toHaveLength(2);
});

test('removing all can no longer be undone once the removal has begun', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove all' }));
  const release = holdCall('notification*');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument(), {
    timeout: 10_000,
  });
  expect(screen.getByText('All notifications removed.')).toBeVisible();
  release();
});

test('leaving the page completes the removal', async () => {
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove all' }));
  unmount();
  await waitFor(() => expect(own()).toEqual([]));
});

test('a notification that arrives unseen after Remove all is not removed with it', async () => {
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove all' }));
  const { state, clock } = backend.service;
  const title = 'Your payment was refunded';
  notify(state, accountId, { title, body: '', type: 'ORDER', link: '/deals' }, clock.now());
  unmount();
  await waitFor(() => expect(own().map((notice) => notice.title)).toEqual([title]));
  await waitFor(() => expect(localStorage.getItem('notice_removals')).toBeNull());
});
