import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@/api/query-client';
import { AuthenticatorScreen, CodesScreen, LoginScreen } from '@/features/auth';
import { endSession } from '@/session/session';
import { sessionStore } from '@/session/store';
import { appConfig } from '../../support/app-config';
import type { Investor } from '../../support/log-in';
import { renderScreen } from '../../support/render';
import { breakCall, mendCall } from '../../support/start-as';
import { server, startBackend, useServer, type Backend } from '../../support/service';
import { shownBy, turnOnTwoFactor } from '../../support/two-factor';

useServer();

let backend: Backend;
let investor: Investor;
let secret: string;
let recoveryCodes: string[];
beforeEach(async () => {
  backend = await startBackend();
  server.use(appConfig());
  investor = (await backend.sandbox.accounts())[0]!;
  ({ secret, recoveryCodes } = await turnOnTwoFactor(backend, investor));
  endSession({ tone: 'silent' });
});
afterEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});

const button = (name: string) => screen.getByRole('button', { name });

async function reachAuthenticator() {
  const login = renderScreen(<LoginScreen />, { pathname: '/auth/login' });
  await login.user.type(screen.getByLabelText('E-mail'), investor.email);
  await login.user.type(screen.getByLabelText('Password'), `${investor.password}{Enter}`);
  await waitFor(() => expect(login.router.visited).toContain('/auth/otp'));
  login.unmount();
  const codes = renderScreen(<CodesScreen />, { pathname: '/auth/otp' });
  await codes.user.type(
    await screen.findByLabelText('Phone code'),
    await backend.sandbox.latestCode(investor.phone, 'sms'),
  );
  await codes.user.type(
    screen.getByLabelText('E-mail code'),
    await backend.sandbox.latestCode(investor.email, 'email'),
  );
  await waitFor(() => expect(codes.router.visited).toContain('/auth/verify-otp'));
  codes.unmount();
  return renderScreen(<AuthenticatorScreen />, { pathname: '/auth/verify-otp' });
}

async function reachRecoveryCode() {
  const view = await reachAuthenticator();
  await view.user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  return view;
}

const waitForSession = () => waitFor(() => expect(sessionStore.get().state).toBe('authenticated'));

test('a recovery code logs in, even in lower case with spaces around it, and the next page shows how many are left', async () => {
  const { user } = await reachRecoveryCode();
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  await user.paste(` ${recoveryCodes[0]!.toLowerCase()} `);
  await user.click(button('Verify'));
  await waitForSession();
  expect(sessionStorage.getItem('notice')).toContain('You have 9 recovery codes left.');
  expect(sessionStorage.getItem('login_flow')).toBeNull();
});

test('a used recovery code is refused beside its field with the remaining tries, and the typed text stays', async () => {
  const first = await reachRecoveryCode();
  await first.user.type(screen.getByLabelText('Recovery code'), `${recoveryCodes[0]}{Enter}`);
  await waitForSession();
  first.unmount();
  endSession({ tone: 'silent' });

  const { user } = await reachRecoveryCode();
  await user.type(screen.getByLabelText('Recovery code'), `${recoveryCodes[0]}{Enter}`);
  const words = 'This recovery code is wrong or was already used. 9 tries left.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByLabelText('Recovery code')).toHaveValue(recoveryCodes[0]);
  expect(screen.getByLabelText('Recovery code')).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(sessionStore.get().state).toBe('anonymous');
});

test('a link leads back to the field for the authenticator’s code, and that code logs the person in', async () => {
  const { user } = await reachRecoveryCode();
  await user.type(screen.getByLabelText('Recovery code'), 'AAAA-AAAA{Enter}');
  expect(await screen.findByText(/wrong or was already used/)).toBeVisible();
  await user.click(button('Use the authenticator app instead'));
  expect(screen.queryByText(/wrong or was already used/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Authenticator code')).toHaveFocus();
  await user.keyboard(`${shownBy(secret, 1)}{Enter}`);
  await waitForSession();
  expect(sessionStorage.getItem('notice')).toBeNull();
});

test('an empty field is reported, and the code stays after a lost network and can be sent again', async () => {
  const { user } = await reachRecoveryCode();
  await user.click(button('Verify'));
  expect(await screen.findByText('Enter one of your recovery codes.')).toBeVisible();
  breakCall('user/login-verify-otp');
  await user.type(screen.getByLabelText('Recovery code'), `${recoveryCodes[1]}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('FNX could not be reached.');
  expect(screen.getByLabelText('Recovery code')).toHaveValue(recoveryCodes[1]);
  mendCall('user/login-verify-otp', backend);
  await user.click(button('Try again'));
  await waitForSession();
});

test('a reload keeps the login step, but no recovery code', async () => {
  const first = await reachRecoveryCode();
  await first.user.type(screen.getByLabelText('Recovery code'), recoveryCodes[0]!);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(recoveryCodes[0]);
  first.unmount();
  const { user } = renderScreen(<AuthenticatorScreen />, { pathname: '/auth/verify-otp' });
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  await user.type(screen.getByLabelText('Recovery code'), `${recoveryCodes[0]}{Enter}`);
  await waitForSession();
});
