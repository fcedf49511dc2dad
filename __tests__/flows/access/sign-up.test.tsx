import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import {
  CreateAccountScreen,
  LoginScreen,
  SignUpCodeScreen,
  SignUpStart,
  UnfinishedSignUpScreen,
} from '@/features/auth';
import { endSession } from '@/session/session';
import { sessionStore } from '@/session/store';
import { appConfig } from '../../support/app-config';
import { renderScreen } from '../../support/render';
import { server, startBackend, useServer, type Backend } from '../../support/service';
import { legalTexts } from '../../support/legal-texts';

useServer();

const VERA = { email: 'vera@fnx.example', phone: '+447700900123', password: 'Harbour-Slate-Quill-71' };

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
  server.use(appConfig());
  endSession({ tone: 'silent' });
});
afterEach(() => queryClient.clear());

type View = ReturnType<typeof renderScreen>;

const openDetails = () => renderScreen(<CreateAccountScreen />, { pathname: '/auth/create-account' });
const openCode = (slug: 'phone' | 'email') =>
  renderScreen(<SignUpCodeScreen />, { pathname: '/auth/otp-verification/[slug]', query: { slug } });
const button = (name: string) => screen.getByRole('button', { name });

/** The text is pasted, because typing single keys is slow in a form with every country. */
async function put({ user }: View, label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  await user.paste(text);
}

async function chooseCountry({ user }: View, typed: string, name: string) {
  await waitFor(() => expect(screen.getByLabelText('Country')).toHaveAttribute('aria-autocomplete', 'list'));
  await user.click(screen.getByLabelText('Country'));
  await user.paste(typed);
  await user.click(await screen.findByRole('option', { name }));
}

async function fillDetails(view: View, { phone = '07700 900123', password = VERA.password } = {}) {
  await put(view, 'First name', 'Vera');
  await put(view, 'Last name', 'Visitor');
  await put(view, 'E-mail', VERA.email);
  await put(view, 'Phone', phone);
  await chooseCountry(view, 'united k', 'United Kingdom');
  await put(view, 'Password', password);
  await tickBoth(view);
}

async function tickBoth({ user }: View) {
  for (const name of ['I accept the terms', 'I understand the risks'])
    await user.click(screen.getByRole('checkbox', { name }));
}

async function registerWith(details?: Parameters<typeof fillDetails>[1]): Promise<View> {
  const view = openDetails();
  await fillDetails(view, details);
  await view.user.click(button('Open account'));
  return view;
}

async function reachPhoneCode(details?: Parameters<typeof fillDetails>[1]): Promise<View> {
  const view = await registerWith(details);
  await waitFor(() => expect(view.router.visited).toEqual(['/auth/otp-verification/phone']));
  view.unmount();
  return openCode('phone');
}

async function typeCode({ user }: View, channel: 'phone' | 'email') {
  const [label, to, way] =
    channel === 'phone'
      ? (['Phone code', VERA.phone, 'sms'] as const)
      : (['E-mail code', VERA.email, 'email'] as const);
  await user.type(await screen.findByLabelText(label), await backend.sandbox.latestCode(to, way));
}

test('a sign-up goes from the e-mail through both codes, and the last code logs the investor in', async () => {
  const start = renderScreen(<SignUpStart />, { pathname: '/auth/signup' });
  await start.user.type(screen.getByLabelText('E-mail'), `${VERA.email}{Enter}`);
  expect(start.router.visited).toEqual(['/auth/create-account']);
  start.unmount();

  const details = openDetails();
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue(VERA.email));
  details.unmount();

  const phone = await reachPhoneCode();
  expect(JSON.parse(localStorage.getItem('tAndC') ?? 'null')).toMatchObject({ version: '3.0' });
  expect(Cookies.get('AcceptTerm&Condition')).toBe(localStorage.getItem('tAndC'));
  expect(screen.getByText('Sent to +44 ••• ••23')).toBeVisible();
  await typeCode(phone, 'phone');
  await waitFor(() => expect(phone.router.visited).toEqual(['/auth/otp-verification/email']));
  phone.unmount();

  const email = openCode('email');
  await typeCode(email, 'email');
  await waitFor(() => expect(sessionStore.get()).toMatchObject({ state: 'authenticated', landing: '/dashboard' }));
  expect(email.router.visited).toEqual(['/auth/login']);
  expect(sessionStorage.getItem('sign_up_flow')).toBeNull();
});

test('an empty form reports beside each field what is missing, and the first field has the focus', async () => {
  const { user } = openDetails();
  await user.click(button('Open account'));
  expect(await screen.findByText('Enter your first name.')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveFocus();
  for (const words of [
    'Enter your last name.',
    'Enter your e-mail address.',
    /Enter your number/,
    'Choose your country of residence.',
    /Choose a password of 10/,
    'Accept the terms to continue.',
    /Confirm that you understand/,
  ]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(backend.service.state.messages).toEqual([]);
});

test('an error from the service is shown beside its field, and the typed text stays', async () => {
  await registerWith({ password: 'Password123!' });
  expect(await screen.findByText(/one of the first passwords/)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/one of the first passwords/);
  expect(screen.getByLabelText('Phone')).toHaveValue('07700 900123');
});

test('changed terms are reported beside their box', async () => {
  server.use(...legalTexts({ 'term-condition': '2.0' }));
  await registerWith();
  expect(await screen.findByText(/terms have changed/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).toHaveFocus();
});

test('the form keeps the typed text and offers a retry while the service is unavailable', async () => {
  server.use(http.post('*/user/create-account', () => HttpResponse.error(), { once: true }));
  const { user, router } = await registerWith();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('FNX could not be reached.');
  expect(screen.getByLabelText('Password')).toHaveValue(VERA.password);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(router.visited).toEqual(['/auth/otp-verification/phone']));
});

test('a double click registers once', async () => {
  const view = openDetails();
  await fillDetails(view);
  await view.user.dblClick(button('Open account'));
  await waitFor(() => expect(view.router.visited).toHaveLength(1));
  expect(await backend.sandbox.inbox(VERA.phone)).toHaveLength(1);
});

test('a sign-up with a known e-mail looks the same as one with a new e-mail', async () => {
  const view = openDetails();
  await fillDetails(view);
  await put(view, 'E-mail', 'amelia@fnx.example');
  await view.user.click(button('Open account'));
  await waitFor(() => expect(view.router.visited).toEqual(['/auth/otp-verification/phone']));
  expect((await backend.sandbox.inbox('amelia@fnx.example'))[0]?.subject).toBe('You already have an FNX account');
});

test('a mistyped number is corrected, and everything except the password stays', async () => {
  (await reachPhoneCode({ phone: '07700 900999' })).unmount();
  const view = openDetails();
  expect(await screen.findByText(/We have already sent your codes/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('07700 900999'));
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await put(view, 'Phone', '+44 7700 900123');
  await put(view, 'Password', VERA.password);
  await tickBoth(view);
  await view.user.click(button('Open account'));
  await waitFor(() => expect(view.router.visited).toEqual(['/auth/otp-verification/phone']));
  view.unmount();
  const code = openCode('phone');
  expect(await screen.findByText('Sent to +44 ••• ••23')).toBeVisible();
  await typeCode(code, 'phone');
  await waitFor(() => expect(code.router.visited).toEqual(['/auth/otp-verification/email']));
  expect(await backend.sandbox.inbox(VERA.email)).toHaveLength(1);
});

test('an expired sign-up starts again', async () => {
  (await reachPhoneCode()).unmount();
  await backend.sandbox.clock(8 * 86_400);
  const view = openDetails();
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue(VERA.email));
  await put(view, 'Password', VERA.password);
  await tickBoth(view);
  await view.user.click(button('Open account'));
  await waitFor(() => expect(view.router.visited).toEqual(['/auth/otp-verification/phone']));
});

test('a wrong code shows the remaining tries, and the resend counts down separately', async () => {
  const { user } = await reachPhoneCode();
  const right = await backend.sandbox.latestCode(VERA.phone, 'sms');
  await user.type(await screen.findByLabelText('Phone code'), right === '000000' ? '000001' : '000000');
  expect(await screen.findByText(/4 tries left/)).toBeVisible();
  expect(button('Resend phone code')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/in \d+ seconds/)).toBeVisible();
});

test('a reload keeps the step, and no password', async () => {
  (await reachPhoneCode()).unmount();
  expect(sessionStorage.getItem('sign_up_flow')).not.toContain(VERA.password);
  openCode('phone');
  expect(await screen.findByLabelText('Phone code')).toBeVisible();
});

test('a code screen without a sign-up says so and links to the start', async () => {
  openCode('email').unmount();
  renderScreen(<UnfinishedSignUpScreen />, { pathname: '/auth/otp-verify' });
  expect(await screen.findByText(/no sign-up in progress/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/auth/signup');
});

test('a login to an unfinished account leads to its codes, and then back to the login if the service sends no token', async () => {
  server.use(
    http.post('*/api/v1/user/verify-phone-otp', async ({ request }) => {
      const { data, ...envelope } = await (await backend.service.fetch(request)).json();
      return HttpResponse.json({ ...envelope, data: { next: data.next } });
    }),
  );
  (await reachPhoneCode()).unmount();
  sessionStorage.clear();
  const login = renderScreen(<LoginScreen />, { pathname: '/auth/login' });
  await login.user.type(screen.getByLabelText('E-mail'), VERA.email);
  await login.user.type(screen.getByLabelText('Password'), `${VERA.password}{Enter}`);
  await waitFor(() => expect(login.router.visited).toEqual(['/auth/otp-verify']));
  login.unmount();
  const codes = renderScreen(<UnfinishedSignUpScreen />, { pathname: '/auth/otp-verify' });
  await typeCode(codes, 'email');
  expect(await within(screen.getByRole('region', { name: 'E-mail' })).findByText('Verified')).toBeVisible();
  await typeCode(codes, 'phone');
  await waitFor(() => expect(codes.router.visited).toEqual(['/auth/login']));
  codes.unmount();
  renderScreen(<LoginScreen />, { pathname: '/auth/login' });
  expect(await screen.findByText('Your account is open. Log in to continue.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue(VERA.email);
});
