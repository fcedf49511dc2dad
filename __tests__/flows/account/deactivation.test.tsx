import { screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { buyShare, getProfile } from '@/api/contract';
import { SettingsScreen } from '@/features/account';
import { RISK_VERSION } from '@/sandbox/service/domain/versions';
import { sessionEnded, sessionStore, type SessionEnd } from '@/session/store';
import { tokenFor, type Investor } from '../../support/log-in';
import { memberWith } from '../../support/member';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { breakCall, leave, mendCall, startAs } from '../../support/start-as';
import { server, useServer, type Backend } from '../../support/service';
import { wrongCode } from '../../support/two-factor';

useServer();
withoutRetries();
afterEach(leave);

let backend: Backend;
let amelia: Investor;
beforeEach(async () => {
  backend = await startAs('Amelia');
  amelia = (await backend.sandbox.accounts())[0]!;
});

const open = () => renderAt('/settings?tab=security', <SettingsScreen />);
const button = (name: string) => screen.getByRole('button', { name });
const code = () => backend.sandbox.latestCode(amelia.email, 'email');
const passwordField = () => screen.getByLabelText('Password', { selector: 'input' });
const isDeactivated = () => backend.service.state.accounts[0]!.deactivatedAt !== undefined;
const sendButton = () => screen.findByRole('button', { name: 'Send code' });

async function reachReason() {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Deactivate account' }));
  expect(screen.getByText(/stay there and stay yours/)).toBeVisible();
  await view.user.click(button('Continue'));
  await sendButton();
  return view;
}

async function fillReason(password = amelia.password) {
  const view = await reachReason();
  await view.user.selectOptions(screen.getByLabelText('Reason'), 'I have sold my shares');
  await view.user.type(screen.getByLabelText('In your own words'), 'To my sister.');
  await view.user.type(passwordField(), password);
  return view;
}

async function reachCode() {
  const view = await fillReason();
  await view.user.click(button('Send code'));
  await screen.findByLabelText('E-mail code');
  return view;
}

async function openOrder() {
  const member = memberWith(backend.service, await tokenFor(backend, amelia));
  const { walletAddress } = await member.get(getProfile, {});
  return member.get(buyShare, {
    shares: '10',
    payCurrency: 'USDT',
    walletAddress: walletAddress!,
    idempotencyKey: 'order-of-the-test',
    riskVersion: RISK_VERSION,
  });
}

test('a deactivation goes through consequences, reason and code to the logout, with a final message', async () => {
  const ends: SessionEnd[] = [];
  const stop = sessionEnded.listen((end) => ends.push(end));
  const { user } = await reachCode();
  expect(screen.getByText(/This is the last step/)).toBeVisible();
  const sent = await code();
  await user.click(screen.getByLabelText('E-mail code'));
  await user.paste(`${sent.slice(0, 3)} ${sent.slice(3)}`);
  await user.click(button('Deactivate my account'));
  await waitFor(() => expect(sessionStore.get().state).toBe('anonymous'));
  expect(ends).toEqual([{ tone: 'success', message: expect.stringContaining('Your account is deactivated') }]);
  expect(isDeactivated()).toBe(true);
  expect(localStorage.getItem('token')).toBeNull();
  expect(Cookies.get('token')).toBeUndefined();
  expect(sessionStorage.getItem('deactivation_draft')).toBeNull();
  stop();
});

test('empty fields are reported beside them, and the first one has the focus', async () => {
  const { user } = await reachReason();
  await user.click(button('Send code'));
  expect(screen.getByLabelText('Reason')).toHaveFocus();
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Choose a reason.');
  expect(screen.getByText('Enter your password.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Reason'), 'Another reason');
  expect(screen.getByText('Tell us briefly what it is.')).toBeVisible();
});

test('a wrong password is reported beside its field, and the typed text stays', async () => {
  const { user } = await fillReason('not-the-password');
  await user.click(button('Send code'));
  expect(await screen.findByText('Incorrect password.')).toBeVisible();
  expect(passwordField()).toHaveFocus();
  expect(screen.getByLabelText('In your own words')).toHaveValue('To my sister.');
  expect(sessionStore.get().state).toBe('authenticated');
});

test('if the connection is lost during either call, the typed text stays and the call can be retried', async () => {
  const { user } = await fillReason();
  breakCall('user/deactivateAccount');
  await user.click(button('Send code'));
  expect(await screen.findByRole('alert')).toHaveTextContent('FNX could not be reached.');
  expect(passwordField()).toHaveValue(amelia.password);
  mendCall('user/deactivateAccount', backend);
  await user.click(button('Try again'));
  const field = await screen.findByLabelText('E-mail code');
  breakCall('user/verifyOTPDeactivate');
  const sent = await code();
  await user.type(field, `${sent}{Enter}`);
  expect(await screen.findByText(/If you got an e-mail saying that your account was deactivated/)).toBeVisible();
  expect(field).toHaveValue(sent);
  mendCall('user/verifyOTPDeactivate', backend);
  await user.click(button('Try again'));
  await waitFor(isGone);
});
const isGone = () => expect(isDeactivated()).toBe(true);

describe('the code', () => {
  test('is reported with the remaining tries when it is wrong, and the account stays active', async () => {
    const { user } = await reachCode();
    const wrong = wrongCode(await code());
    await user.type(screen.getByLabelText('E-mail code'), `${wrong}{Enter}`);
    expect(await screen.findByText('The code is wrong. 4 tries left.')).toBeVisible();
    expect(screen.getByLabelText('E-mail code')).toHaveValue(wrong);
    expect(isDeactivated()).toBe(false);
  });

  test('is reported when it has expired, and a new one works', async () => {
    const { user } = await reachCode();
    const old = await code();
    backend.service.clock.advance(301);
    await user.type(screen.getByLabelText('E-mail code'), `${old}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('The code has expired. Request a new one.');
    await waitFor(() => expect(button('Resend e-mail code')).not.toHaveAttribute('aria-disabled'));
    await user.click(button('Resend e-mail code'));
    await waitFor(async () => expect(await code()).not.toBe(old));
    await user.clear(screen.getByLabelText('E-mail code'));
    await user.type(screen.getByLabelText('E-mail code'), `${await code()}{Enter}`);
    await waitFor(isGone);
  });

  test('cannot be requested again at first, and a countdown says when', async () => {
    await reachCode();
    expect(button('Resend e-mail code')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/in (59|60) seconds/)).toBeVisible();
  });

  test('is superseded when another tab starts a new request, and starting again works', async () => {
    const { user } = await reachCode();
    backend.service.state.deactivations = [];
    await user.type(screen.getByLabelText('E-mail code'), `${await code()}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please start again.');
    await user.click(button('Start again'));
    expect(screen.getByLabelText('In your own words')).toHaveValue('To my sister.');
    expect(passwordField()).toHaveValue('');
  });
});

describe('an open order or stake', () => {
  test('is shown with a link to resolve it, before any code', async () => {
    const { _id, orderNo } = await openOrder();
    const { user } = await fillReason();
    await user.click(button('Send code'));
    expect(await screen.findByText(new RegExp(orderNo))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open order' })).toHaveAttribute('href', `/deals?order=${_id}`);
    await user.click(button('Try again'));
    expect(screen.getByLabelText('Reason')).toHaveDisplayValue('I have sold my shares');
  });

  test('is also found if it was opened after the code was sent', async () => {
    const { user } = await reachCode();
    const sent = await code();
    const { _id } = await openOrder();
    await user.type(screen.getByLabelText('E-mail code'), `${sent}{Enter}`);
    expect(await screen.findByRole('link', { name: 'Open order' })).toHaveAttribute('href', `/deals?order=${_id}`);
    expect(isDeactivated()).toBe(false);
  });

  test('is described even when the service does not name its kind', async () => {
    const answer = { sessionId: 's', expiresAt: new Date().toISOString(), blockers: ['A gift is being sent.'] };
    server.use(
      http.post('*/user/deactivateAccount', () => HttpResponse.json({ status: 200, message: '', data: answer })),
    );
    const { user } = await fillReason();
    await user.click(button('Send code'));
    expect(await screen.findByText(/A gift is being sent/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contactus');
  });
});

describe('a reload', () => {
  test('returns to the reason with the typed text, without the password', async () => {
    const { unmount } = await fillReason();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(amelia.password);
    unmount();
    open();
    await sendButton();
    expect(screen.getByLabelText('Reason')).toHaveDisplayValue('I have sold my shares');
    expect(screen.getByLabelText('In your own words')).toHaveValue('To my sister.');
    expect(passwordField()).toHaveValue('');
  });

  test('returns to the consequences, and to the code, which is still valid', async () => {
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: 'Deactivate account' }));
    first.unmount();
    const second = open();
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    await second.user.click(button('Keep my account'));
    second.unmount();
    const third = await reachCode();
    const sent = await code();
    third.unmount();
    const { user } = open();
    await user.type(await screen.findByLabelText('E-mail code'), `${sent}{Enter}`);
    await waitFor(isGone);
  });
});
