import Cookies from 'js-cookie';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { profileQuery } from '@/api/endpoints/user/profile';
import { queryClient } from '@/api/query-client';
import { logOutManually } from '@/session/log-out';
import { followProfile } from '@/session/profile';
import { logIn } from '@/session/session';
import { sessionEnded, sessionStore, type SessionEnd } from '@/session/store';
import { RouteGuard } from '@/shell/guard/route-guard';
import { renderScreen, withoutRetries } from '../../support/render';
import { server, useServer } from '../../support/service';
import { holdCall, leave, startAs } from '../../support/start-as';

useServer();
withoutRetries();

let stop = () => {};
afterEach(() => {
  stop();
  act(leave);
});

async function arriveLoggedIn() {
  await startAs('Amelia');
  const session = sessionStore.get();
  if (session.state === 'authenticated') sessionStore.set({ state: 'authenticated', token: session.token });
}

test('a profile that was loaded before anything subscribed still sets its cookie', async () => {
  await arriveLoggedIn();
  await queryClient.fetchQuery(profileQuery);
  stop = followProfile();
  expect(Cookies.get('isRedirect')).toBe('true');
});

test('a profile that was not loaded yet sets its cookie when it arrives', async () => {
  await arriveLoggedIn();
  stop = followProfile();
  expect(Cookies.get('isRedirect')).toBeUndefined();
  await waitFor(() => expect(Cookies.get('isRedirect')).toBe('true'));
});

test('a profile that failed before anything subscribed still ends the session, and is not loaded again', async () => {
  await arriveLoggedIn();
  await queryClient.fetchQuery(profileQuery);
  let asked = 0;
  server.use(
    http.get('*/api/v1/user/getProfile', () => {
      asked += 1;
      return HttpResponse.json({ status: 404, message: 'No such user', data: {} }, { status: 404 });
    }),
  );
  await queryClient.refetchQueries({ queryKey: profileQuery.queryKey });
  stop = followProfile();
  expect(sessionStore.get().state).toBe('expired');
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toBe(1);
});

test('a call that is refused because of a manual logout does not report an expired session', async () => {
  await arriveLoggedIn();
  await queryClient.fetchQuery(profileQuery);
  stop = followProfile();
  const release = holdCall('user/logout');
  const ends: SessionEnd[] = [];
  const stopListening = sessionEnded.listen((end) => ends.push(end));
  const loggedOut = logOutManually();
  server.use(
    http.get('*/api/v1/user/getProfile', () =>
      HttpResponse.json({ status: 401, message: 'Log in again', data: {} }, { status: 401 }),
    ),
  );
  await queryClient.refetchQueries({ queryKey: profileQuery.queryKey });
  release();
  await act(() => loggedOut);
  stopListening();
  expect(ends).toEqual([{ tone: 'success', message: 'You are logged out.' }]);
  expect(sessionStore.get().state).toBe('anonymous');
});

test('a person who logs in in another tab while a logout waits for its answer stays logged in', async () => {
  await arriveLoggedIn();
  const next = `head.${btoa(JSON.stringify({ secretKey: 'key', sub: 'next' })).replaceAll('=', '')}.end`;
  const release = holdCall('user/logout');
  const loggedOut = logOutManually();
  act(() => void logIn({ token: next, landing: '/' }));
  release();
  await act(() => loggedOut);
  expect(sessionStore.get()).toMatchObject({ state: 'authenticated', token: next });
  expect(Cookies.get('token')).toBe(next);
});

describe('a login that continues in the same document', () => {
  /** Simulates the state right after the login codes, when the guard has redirected the investor here. */
  async function landAt(landing: string, pathname: string) {
    await startAs('Amelia');
    const session = sessionStore.get();
    if (session.state !== 'authenticated') throw new Error('No one is logged in');
    act(() => sessionStore.set({ ...session, landing }));
    stop = followProfile();
    renderScreen(<RouteGuard>The page</RouteGuard>, { pathname });
  }

  test.each(['/auth/change-password', '/contactus?topic=Withdrawal'])('loads the profile at %s', async (landing) => {
    await landAt(landing, landing.split('?')[0]!);
    await waitFor(() => expect(Cookies.get('isRedirect')).toBe('true'));
  });

  test('does not load the profile while the page unloads', async () => {
    await landAt('/dashboard', '/auth/signup');
    expect(sessionStore.get()).toMatchObject({ landing: '/dashboard' });
    expect(Cookies.get('isRedirect')).toBeUndefined();
  });
});
