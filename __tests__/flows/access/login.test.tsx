import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { CodesScreen, LoginScreen } from '@/features/auth';
import { endSession } from '@/session/session';
import { sessionStore } from '@/session/store';
import { appConfig } from '../../support/app-config';
import { renderScreen } from '../../support/render';
import { server, startBackend, useServer, type Backend } from '../../support/service';

useServer();

let backend: Backend;
let investor: { email: string; password: string; phone: string };

beforeEach(async () => {
  backend = await startBackend();
  server.use(appConfig());
  investor = (await backend.sandbox.accounts())[0]!;
  endSession({ tone: 'silent' });
});
afterEach(() => queryClient.clear());

async function typeCredentials(password = investor.password) {
  const view = renderScreen(<LoginScreen />, { pathname: '/auth/login' });
  await view.user.type(screen.getByLabelText('E-mail'), investor.email);
  await view.user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  return view;
}

async function reachCodes() {
  const login = await typeCredentials();
  await waitFor(() => expect(login.router.visited).toContain('/auth/otp'));
  login.unmount();
  return renderScreen(<CodesScreen />, { pathname: '/auth/otp' });
}

const waitForSession = () => waitFor(() => expect(sessionStore.get().state).toBe('authenticated'));

test('empty fields are reported beside them, and the first one has the focus', async () => {
  const { user } = renderScreen(<LoginScreen />, { pathname: '/auth/login' });
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Enter your e-mail address.')).toBeVisible();
  expect(screen.getByText('Enter your password.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
});

test('the first field has the focus, and shows no error if the user leaves it empty', async () => {
  const { user } = renderScreen(<LoginScreen />, { pathname: '/auth/login' });
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  await user.tab();
  await user.tab();
  expect(screen.queryByText('Enter your e-mail address.')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('E-mail'), 'no address');
  await user.tab();
  expect(await screen.findByText(/such as name@example.com/)).toBeVisible();
});

test('wrong credentials are reported by the service, and the typed text stays', async () => {
  await typeCredentials('not-the-password');
  expect(await screen.findByText(/e-mail.*password|password.*e-mail/i)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue(investor.email);
  expect(screen.getByLabelText('Password')).toHaveValue('not-the-password');
});

test('both codes log in as soon as they are complete', async () => {
  const { user } = await reachCodes();
  await user.type(await screen.findByLabelText('Phone code'), await backend.sandbox.latestCode(investor.phone, 'sms'));
  await user.type(screen.getByLabelText('E-mail code'), await backend.sandbox.latestCode(investor.email, 'email'));
  await waitForSession();
  expect(sessionStore.get()).toMatchObject({ state: 'authenticated', landing: '/dashboard' });
  expect(sessionStorage.getItem('login_flow')).toBeNull();
});

test('the first code has the focus at once, and the second one gets it after six digits', async () => {
  const { user } = await reachCodes();
  expect(await screen.findByLabelText('Phone code')).toHaveFocus();
  await user.keyboard('12345');
  expect(screen.getByLabelText('Phone code')).toHaveFocus();
  await user.keyboard('6');
  expect(screen.getByLabelText('E-mail code')).toHaveFocus();
  await user.type(screen.getByLabelText('Phone code'), '{Backspace}7');
  expect(screen.getByLabelText('E-mail code')).toHaveFocus();
});

test('a pasted code loses its spaces', async () => {
  const { user } = await reachCodes();
  const field = await screen.findByLabelText('Phone code');
  await user.click(field);
  await user.paste(' 123 456 ');
  expect(field).toHaveValue('123456');
});

test('a pasted message fills in its code, but not if it is unclear which number is the code', async () => {
  const { user } = await reachCodes();
  const field = await screen.findByLabelText('Phone code');
  const pasteOver = async (text: string) => {
    await user.click(field);
    await user.paste(text);
  };
  for (const text of ['26 Nov 2026, 123 456', '123456 or 654321', '+44 20 7946 0018']) {
    await pasteOver(text);
    expect(field).toHaveValue('');
  }
  await pasteOver('26 Nov 2026: 123456 is your code for 10 minutes');
  expect(field).toHaveValue('123456');
  await user.type(field, '7');
  expect(field).toHaveValue('123456');
});

test('a wrong code shows the remaining tries, and both codes stay', async () => {
  const { user } = await reachCodes();
  const right = await backend.sandbox.latestCode(investor.phone, 'sms');
  const wrong = right === '000000' ? '000001' : '000000';
  await user.type(await screen.findByLabelText('Phone code'), wrong);
  await user.type(screen.getByLabelText('E-mail code'), await backend.sandbox.latestCode(investor.email, 'email'));
  expect(await screen.findByText(/4 tries left/)).toBeVisible();
  expect(screen.getByLabelText('Phone code')).toHaveValue(wrong);
  expect(sessionStore.get().state).toBe('anonymous');
  await user.clear(screen.getByLabelText('Phone code'));
  await user.type(screen.getByLabelText('Phone code'), right);
  expect(sessionStore.get().state).toBe('anonymous');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitForSession();
});

test('Enter after a wrong code does not use up a second try', async () => {
  const { user } = await reachCodes();
  const right = await backend.sandbox.latestCode(investor.phone, 'sms');
  const email = await backend.sandbox.latestCode(investor.email, 'email');
  await user.type(await screen.findByLabelText('Phone code'), right === '000000' ? '000001' : '000000');
  await user.type(screen.getByLabelText('E-mail code'), email);
  expect(await screen.findByText(/4 tries left/)).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(screen.getByText(/4 tries left/)).toBeVisible();
  await user.clear(screen.getByLabelText('Phone code'));
  await user.type(screen.getByLabelText('Phone code'), right);
  await user.keyboard('{Enter}');
  await waitForSession();
});

test('a code that is corrected while the wrong one is being checked can be sent afterwards', async () => {
  const { user } = await reachCodes();
  const right = await backend.sandbox.latestCode(investor.phone, 'sms');
  let answer = () => {};
  server.use(
    http.post(
      '*/api/v1/user/login-verify-otp',
      async ({ request }) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return backend.service.fetch(request);
      },
      { once: true },
    ),
  );
  const phone = await screen.findByLabelText('Phone code');
  await user.type(phone, right === '000000' ? '000001' : '000000');
  await user.type(screen.getByLabelText('E-mail code'), await backend.sandbox.latestCode(investor.email, 'email'));
  await user.clear(phone);
  await user.type(phone, `${right}{Enter}`);
  answer();
  expect(await screen.findByText(/4 tries left/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitForSession();
});

test('both resend buttons are disabled at first and show a countdown', async () => {
  await reachCodes();
  expect(await screen.findByRole('button', { name: 'Resend phone code' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByText(/in \d+ seconds/)).toHaveLength(2);
});

test('a code screen without a login says so and links to the start', async () => {
  renderScreen(<CodesScreen />, { pathname: '/auth/otp' });
  expect(await screen.findByText(/no login in progress/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/auth/login');
});

test('a reload keeps the step, and no password', async () => {
  const codes = await reachCodes();
  await screen.findByLabelText('Phone code');
  expect(sessionStorage.getItem('login_flow')).not.toContain(investor.password);
  codes.unmount();
  renderScreen(<CodesScreen />, { pathname: '/auth/otp' });
  expect(await screen.findByLabelText('Phone code')).toBeVisible();
});

test('the form keeps the typed text and says what to do while the service is unavailable', async () => {
  server.use(http.post('*/api/v1/user/userLogin', () => HttpResponse.error()));
  await typeCredentials();
  expect(await screen.findByRole('alert')).toHaveTextContent('FNX could not be reached.');
  expect(screen.getByLabelText('Password')).toHaveValue(investor.password);
});
