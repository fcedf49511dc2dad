import { screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { AuthenticatorScreen, CodesScreen, LoginScreen } from '@/features/auth';
import { keepReturnTo } from '@/session/return-to';
import { endSession } from '@/session/session';
import { sessionStore } from '@/session/store';
import { appConfig } from '../../../support/app-config';
import { fillStorage, freeStorage } from '../../../support/full-storage';
import { tokenFor } from '../../../support/log-in';
import { renderScreen } from '../../../support/render';
import { server, startBackend, useServer, type Backend } from '../../../support/service';

useServer();

let backend: Backend;
let investor: { email: string; password: string; phone: string };
let verified = 0;

beforeEach(async () => {
  backend = await startBackend();
  verified = 0;
  server.use(
    appConfig(),
    http.post('*/api/v1/user/login-verify-otp', ({ request }) => {
      verified += 1;
      return backend.service.fetch(request);
    }),
  );
  investor = (await backend.sandbox.accounts())[0]!;
  endSession({ tone: 'silent' });
});
afterEach(() => {
  jest.restoreAllMocks();
  queryClient.clear();
});

async function reachCodes() {
  const login = renderScreen(<LoginScreen />, { pathname: '/auth/login' });
  await login.user.type(screen.getByLabelText('E-mail'), investor.email);
  await login.user.type(screen.getByLabelText('Password'), `${investor.password}{Enter}`);
  await waitFor(() => expect(login.router.visited).toContain('/auth/otp'));
  login.unmount();
  return renderScreen(<CodesScreen />, { pathname: '/auth/otp' });
}

async function verifyCodes() {
  const { user } = await reachCodes();
  await user.type(await screen.findByLabelText('Phone code'), await backend.sandbox.latestCode(investor.phone, 'sms'));
  await user.type(screen.getByLabelText('E-mail code'), await backend.sandbox.latestCode(investor.email, 'email'));
  return user;
}

const NO_ROOM = 'Your browser could not store your login, so you are not logged in.';

test('full storage is reported after the codes, and the same codes log in once there is space', async () => {
  keepReturnTo('/buy-shares');
  fillStorage();
  const user = await verifyCodes();
  expect(await screen.findByRole('alert')).toHaveTextContent(NO_ROOM);
  expect(sessionStore.get().state).toBe('anonymous');
  expect(Cookies.get('token')).toBeUndefined();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(NO_ROOM);
  freeStorage();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sessionStore.get()).toMatchObject({ state: 'authenticated', landing: '/buy-shares' }));
  expect(verified).toBe(1);
  expect(localStorage.getItem('token')).toBe(Cookies.get('token'));
  expect(sessionStorage.getItem('login_flow')).toBeNull();
});

test('the next try needs no new codes once cookies are allowed', async () => {
  const blocked = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const user = await verifyCodes();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser blocks cookies for this site');
  expect(localStorage.getItem('token')).toBeNull();
  blocked.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sessionStore.get().state).toBe('authenticated'));
  expect(verified).toBe(1);
});

test('an accepted authenticator code is not requested again', async () => {
  const token = await tokenFor(backend, investor);
  const profile = await backend.service.fetch(
    new Request('http://localhost/api/v1/user/getProfile', { headers: { token } }),
  );
  const { data: user } = await profile.json();
  let asked = 0;
  server.use(
    http.post('*/api/v1/user/login-verify-otp', () => {
      asked += 1;
      return HttpResponse.json({ status: 200, message: '', data: { token, user } });
    }),
  );
  const login = {
    sessionId: 's',
    email: investor.email,
    phoneMasked: '',
    emailMasked: '',
    resendAt: { phone: 0, email: 0 },
  };
  sessionStorage.setItem('login_flow', JSON.stringify({ step: 'authenticator', login }));
  fillStorage();
  const { user: hand } = renderScreen(<AuthenticatorScreen />, { pathname: '/auth/verify-otp' });
  await hand.type(await screen.findByLabelText('Authenticator code'), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(NO_ROOM);
  freeStorage();
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sessionStore.get()).toMatchObject({ state: 'authenticated', token }));
  expect(asked).toBe(1);
});
