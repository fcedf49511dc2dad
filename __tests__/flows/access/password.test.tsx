import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getProfile } from '@/api/contract';
import { callService } from '@/api/client';
import { queryClient } from '@/api/query-client';
import {
  ChangePasswordScreen,
  CodesScreen,
  ForgotCodeScreen,
  ForgotPasswordScreen,
  LoginScreen,
  NewPasswordScreen,
  ResetLinkScreen,
} from '@/features/auth';
import { endSession } from '@/session/session';
import { sessionStore } from '@/session/store';
import { appConfig } from '../../support/app-config';
import { logInAs, tokenFor, type Investor } from '../../support/log-in';
import { renderScreen } from '../../support/render';
import { server, startBackend, useServer, type Backend } from '../../support/service';

useServer();

const NEW_PASSWORD = 'Lantern-Moss-Anchor-52';

let backend: Backend;
let investor: Investor;
beforeEach(async () => {
  backend = await startBackend();
  server.use(appConfig());
  investor = (await backend.sandbox.accounts())[0]!;
  endSession({ tone: 'silent' });
});
afterEach(() => {
  queryClient.clear();
  history.replaceState(null, '', '/');
});

const button = (name: string) => screen.getByRole('button', { name });
const newestMail = () => backend.sandbox.latestCode(investor.email, 'email');

async function askForCode(email = investor.email) {
  const view = renderScreen(<ForgotPasswordScreen />, { pathname: '/auth/forgot-password' });
  await view.user.type(screen.getByLabelText('E-mail'), email);
  await view.user.click(button('Send code'));
  await waitFor(() => expect(view.router.visited).toEqual(['/auth/forgot-verify']));
  view.unmount();
}

async function reachNewPassword() {
  await askForCode();
  const code = renderScreen(<ForgotCodeScreen />, { pathname: '/auth/forgot-verify' });
  await code.user.type(await screen.findByLabelText('E-mail code'), await newestMail());
  await code.user.click(button('Verify'));
  await waitFor(() => expect(code.router.visited).toEqual(['/auth/reset-password']));
  code.unmount();
}

async function linkOfMail(): Promise<string> {
  await askForCode();
  const [mail] = await backend.sandbox.inbox(investor.email);
  return /\/auth\/reset\?token=[\w-]+/.exec(mail?.text ?? '')![0];
}

async function openLink(link: string) {
  sessionStorage.clear();
  history.replaceState(null, '', link);
  const view = renderScreen(<ResetLinkScreen />, { pathname: '/auth/reset' });
  await screen.findByLabelText('New password');
  return view;
}

test('a forgotten password is replaced, and the new one logs in', async () => {
  sessionStorage.setItem('login_email', 'amelie@fnx.example');
  await reachNewPassword();
  const choice = renderScreen(<NewPasswordScreen />, { pathname: '/auth/reset-password' });
  await choice.user.type(await screen.findByLabelText('New password'), NEW_PASSWORD);
  await choice.user.click(button('Set new password'));
  await waitFor(() => expect(choice.router.visited).toEqual(['/auth/login']));
  choice.unmount();

  const login = renderScreen(<LoginScreen />, { pathname: '/auth/login' });
  expect(await screen.findByText(/password was changed/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue(investor.email));
  await login.user.type(screen.getByLabelText('Password'), `${NEW_PASSWORD}{Enter}`);
  await waitFor(() => expect(login.router.visited).toEqual(['/auth/otp']));
  login.unmount();
  const codes = renderScreen(<CodesScreen />, { pathname: '/auth/otp' });
  await codes.user.type(
    await screen.findByLabelText('Phone code'),
    await backend.sandbox.latestCode(investor.phone, 'sms'),
  );
  await codes.user.type(screen.getByLabelText('E-mail code'), await newestMail());
  await waitFor(() => expect(sessionStore.get().state).toBe('authenticated'));
});

test('an unknown e-mail leads to the same screen as a known one, and no code is sent', async () => {
  await askForCode('nobody@fnx.example');
  renderScreen(<ForgotCodeScreen />, { pathname: '/auth/forgot-verify' });
  expect(await screen.findByText('Sent to n•••@fnx.example')).toBeVisible();
  expect(backend.service.state.messages).toEqual([]);
});

test('the page removes the token of an e-mailed link from the URL at once and asks for no code', async () => {
  const { user, router } = await openLink(await linkOfMail());
  expect(window.location.href).not.toContain('token');
  await user.type(screen.getByLabelText('New password'), NEW_PASSWORD);
  await user.click(button('Set new password'));
  await waitFor(() => expect(router.visited).toEqual(['/auth/login']));
  expect(sessionStorage.getItem('forgot_flow')).not.toContain('token');
});

test.each([
  ['expired', async () => backend.sandbox.clock(1_800), /expired/],
  ['used', async (token: string) => useUp(token), /already used/],
  ['replaced', async () => askAgain(), /This link was replaced by a newer one/],
])('a link that is %s is reported on submit, with a link to request a new one', async (_name, spoil, words) => {
  const link = await linkOfMail();
  const { user } = await openLink(link);
  await spoil(link.split('=')[1]!);
  await user.type(screen.getByLabelText('New password'), NEW_PASSWORD);
  await user.click(button('Set new password'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: 'Request a new code' })).toHaveAttribute('href', '/auth/forgot-password');
  expect(screen.getByLabelText('New password')).toHaveValue(NEW_PASSWORD);
});

async function askAgain(): Promise<void> {
  const body = JSON.stringify({ email: investor.email, captcha: 'any' });
  const answer = await backend.service.fetch(
    new Request('http://localhost/api/v1/user/forgotPassword', { method: 'POST', body }),
  );
  expect(answer.status).toBe(200);
}

async function useUp(token: string): Promise<void> {
  const body = JSON.stringify({ password: 'Another-Tide-Pebble-8' });
  const answer = await backend.service.fetch(
    new Request(`http://localhost/api/v1/user/resetPassword/${token}`, { method: 'POST', body }),
  );
  expect(answer.status).toBe(200);
}

test('a weak password is reported beside the field, and another one can be chosen', async () => {
  await reachNewPassword();
  const { user, router } = renderScreen(<NewPasswordScreen />, { pathname: '/auth/reset-password' });
  await user.type(await screen.findByLabelText('New password'), 'Password123!');
  await user.click(button('Set new password'));
  expect(await screen.findByText(/one of the first passwords/)).toBeVisible();
  await user.clear(screen.getByLabelText('New password'));
  await user.type(screen.getByLabelText('New password'), NEW_PASSWORD);
  await user.click(button('Set new password'));
  await waitFor(() => expect(router.visited).toEqual(['/auth/login']));
});

test.each([
  ['the code', ForgotCodeScreen, 'Request a code'],
  ['the new password', NewPasswordScreen, 'Request a code'],
  ['the link', ResetLinkScreen, 'Request a new link'],
])('the screen of %s reports that there was no request', async (_name, Screen, label) => {
  renderScreen(<Screen />);
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', '/auth/forgot-password');
});

describe('changing the password', () => {
  async function submitChange(oldPassword: string) {
    const view = renderScreen(<ChangePasswordScreen />, { pathname: '/auth/change-password' });
    await view.user.type(await screen.findByLabelText('Current password'), oldPassword);
    await view.user.type(screen.getByLabelText('New password'), NEW_PASSWORD);
    await view.user.click(button('Change password'));
    return view;
  }

  test('ends the other sessions and keeps this one', async () => {
    await logInAs(backend, investor);
    const elsewhere = await tokenFor(backend, investor);
    await submitChange(investor.password);
    expect(await screen.findByText(/password was changed/)).toBeVisible();
    expect((await callService(getProfile, {})).email).toBe(investor.email);
    const other = await backend.service.fetch(
      new Request('http://localhost/api/v1/user/getProfile', { headers: { token: elsewhere } }),
    );
    expect(other.status).toBe(401);
  });

  test('reports a wrong current password beside its field and keeps the login', async () => {
    await logInAs(backend, investor);
    await submitChange('not-the-password');
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue(NEW_PASSWORD);
    expect(sessionStore.get().state).toBe('authenticated');
  });

  test('asks for the authenticator when the service requires it', async () => {
    await logInAs(backend, investor);
    const words = 'Enter the 6 digits that your authenticator app shows.';
    server.use(
      http.put('*/user/changePassword', () =>
        HttpResponse.json({ status: 400, message: words, data: { errors: { totp: words } } }, { status: 400 }),
      ),
    );
    await submitChange(investor.password);
    expect(await screen.findByLabelText('Authenticator code')).toBeVisible();
  });

  test('needs a login, and keeps the page as the return URL', async () => {
    const { user } = renderScreen(<ChangePasswordScreen />, { pathname: '/auth/change-password' });
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link).toHaveAttribute('href', '/auth/login');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(sessionStorage.getItem('asked_path')).toBe('/auth/change-password');
  });
});
