import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@/api/query-client';
import { LoginScreen, SignUpStart } from '@/features/auth';
import { endSession } from '@/session/session';
import { appConfig } from '../../../support/app-config';
import { renderScreen } from '../../../support/render';
import { server, startBackend, useServer, type Backend } from '../../../support/service';

useServer();

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
  server.use(appConfig());
  endSession({ tone: 'silent' });
});
afterEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});

const openLogin = () => renderScreen(<LoginScreen />, { pathname: '/auth/login' });
const openSignUp = () => renderScreen(<SignUpStart />, { pathname: '/auth/signup' });
const email = () => screen.getByLabelText('E-mail');

test('the login keeps the e-mail over a reload but not the password, and asks for the password again', async () => {
  const before = openLogin();
  await before.user.type(email(), 'vera@fnx.example');
  await before.user.type(screen.getByLabelText('Password'), 'Harbour-Slate-Quill-71');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Harbour');
  before.unmount();
  const after = openLogin();
  await waitFor(() => expect(email()).toHaveValue('vera@fnx.example'));
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await after.user.clear(email());
  after.unmount();
  openLogin();
  expect(await screen.findByLabelText('E-mail')).toHaveValue('');
});

test('a started login leaves no e-mail on its page', async () => {
  const investor = (await backend.sandbox.accounts())[0]!;
  const { user, router, unmount } = openLogin();
  await user.type(email(), investor.email);
  await user.type(screen.getByLabelText('Password'), `${investor.password}{Enter}`);
  await waitFor(() => expect(router.visited).toEqual(['/auth/otp']));
  unmount();
  openLogin();
  expect(await screen.findByLabelText('E-mail')).toHaveValue('');
});

test('the first step of a sign-up keeps the e-mail over a reload, and the next step has it', async () => {
  const before = openSignUp();
  await before.user.type(email(), 'vera@fnx');
  before.unmount();
  const after = openSignUp();
  await waitFor(() => expect(email()).toHaveValue('vera@fnx'));
  await after.user.type(email(), '.example{Enter}');
  await waitFor(() => expect(after.router.visited).toEqual(['/auth/create-account']));
  expect(sessionStorage.getItem('sign_up_email')).toBeNull();
  expect(sessionStorage.getItem('sign_up_flow')).toContain('vera@fnx.example');
});

test('an e-mail that was typed at the login replaces the one that was typed at the sign-up', async () => {
  const start = openSignUp();
  await start.user.type(email(), 'old@fnx.example');
  start.unmount();
  const login = openLogin();
  await login.user.type(email(), 'vera@fnx.example');
  await login.user.click(screen.getByRole('link', { name: 'Open an account' }));
  login.unmount();
  openSignUp();
  await waitFor(() => expect(email()).toHaveValue('vera@fnx.example'));
});
