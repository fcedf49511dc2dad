import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { STORAGE_KEYS } from '@/config/product';
import { notify, type NoticeContent } from '@/sandbox/service/domain/notices';
import { Bell } from '@/shell/header/bell';
import { LiveNotices } from '@/shell/notices/live-notices';
import { listNotices } from '../../support/notices';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { server, useServer, type Backend } from '../../support/service';
import { land, leave, startAs } from '../../support/start-as';

useServer();
withoutRetries();
const shownNotices = listNotices();

let backend: Backend;
let accountId: string;
let asked = 0;

beforeEach(async () => {
  backend = await startAs('Amelia');
  land();
  const { state } = backend.service;
  accountId = state.accounts[0]!._id;
  state.notices = [];
  asked = 0;
  server.use(
    http.get('*/api/v1/notification/listNotification', ({ request }) => {
      asked += 1;
      return backend.service.fetch(request);
    }),
  );
});
afterEach(() => act(leave));

const DELIVERED: NoticeContent = {
  title: '40 FNX delivered',
  body: 'The shares are in your wallet.',
  type: 'ORDER',
  link: '/deals?order=1',
};
const LOGIN: NoticeContent = { title: 'A new login', body: 'From another browser.', type: 'SECURITY', link: null };

const happen = (words: NoticeContent, ago = 0) =>
  notify(backend.service.state, accountId, words, backend.service.clock.now() - ago);
const bell = () => screen.findByRole('button', { name: /^Notifications/ });
const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));
const hide = (state: 'visible' | 'hidden') =>
  act(() => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });
afterEach(() => jest.restoreAllMocks());

async function open() {
  const view = renderAt(
    '/dashboard',
    <>
      <Bell />
      <LiveNotices />
    </>,
  );
  await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.noticesSeen)).not.toBeNull());
  return view;
}

test('a delivery while the app is open is announced once, and the bell is updated', async () => {
  happen(LOGIN, 60_000);
  await open();
  expect(await bell()).toHaveAccessibleName('Notifications, 1 unread');
  happen(DELIVERED);
  await comeBack();
  await waitFor(() => expect(shownNotices()).toEqual(['40 FNX delivered']));
  await waitFor(async () => expect(await bell()).toHaveAccessibleName('Notifications, 2 unread'));
  await comeBack();
  await waitFor(() => expect(asked).toBeGreaterThan(2));
  expect(shownNotices()).toEqual(['40 FNX delivered']);
});

test('notifications from before the visit, and those that are not about money, are not announced', async () => {
  happen(DELIVERED, 60_000);
  await open();
  happen(LOGIN);
  await comeBack();
  await waitFor(async () => expect(await bell()).toHaveAccessibleName('Notifications, 2 unread'));
  expect(shownNotices()).toEqual([]);
});

test('notifications that another tab announced are not announced here, but the bell is updated', async () => {
  await open();
  happen(DELIVERED);
  const createdAt = backend.service.state.notices[0]!.createdAt;
  const theirs = { at: Date.now(), unread: 1, since: createdAt, ids: [backend.service.state.notices[0]!._id] };
  act(() => {
    localStorage.setItem(STORAGE_KEYS.noticesSeen, JSON.stringify(theirs));
    const change = { key: STORAGE_KEYS.noticesSeen, newValue: JSON.stringify(theirs) };
    window.dispatchEvent(new StorageEvent('storage', change));
  });
  await waitFor(async () => expect(await bell()).toHaveAccessibleName('Notifications, 1 unread'));
  await comeBack();
  expect(shownNotices()).toEqual([]);
});

test('a hidden page does not poll, and polls again when it is shown', async () => {
  await open();
  await hide('hidden');
  const before = asked;
  await comeBack();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toBe(before);
  happen(DELIVERED);
  const later = Date.now() + 600_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  await hide('visible');
  await waitFor(() => expect(shownNotices()).toEqual(['40 FNX delivered']));
});

test('a logout stops the polling and removes its stored data', async () => {
  await open();
  act(leave);
  const before = asked;
  await comeBack();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toBe(before);
  expect(localStorage.getItem(STORAGE_KEYS.noticesSeen)).toBeNull();
});
