import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { LoginScreen, SignUpCodeScreen, UnfinishedSignUpScreen } from '@/features/auth';
import { appConfig } from '../../../support/app-config';
import { renderScreen, withoutRetries } from '../../../support/render';
import { server, startBackend, useServer } from '../../../support/service';
import { leave, startAs } from '../../../support/start-as';

useServer();
withoutRetries();
beforeEach(() => {
  leave();
  sessionStorage.clear();
});
afterEach(() => {
  act(leave);
  queryClient.clear();
});

const openCodes = () => renderScreen(<UnfinishedSignUpScreen />, { pathname: '/auth/otp-verify' });
const region = (name: string) => within(screen.getByRole('region', { name }));

const CASES = [
  ['phone', { isPhoneVerified: false }, 'Phone', 'E-mail', 'Phone code'],
  ['e-mail', { isEmailVerified: false }, 'E-mail', 'Phone', 'E-mail code'],
] as const;

async function amelia(change: object, isLoggedIn: boolean) {
  const backend = isLoggedIn ? await startAs('Amelia') : await startBackend();
  server.use(appConfig());
  const account = backend.service.state.accounts.find(({ firstName }) => firstName === 'Amelia')!;
  const [investor] = (await backend.sandbox.accounts()).filter(({ email }) => email === account.email);
  await backend.sandbox.clock(120);
  Object.assign(account, change);
  const code = (isPhone: boolean) =>
    isPhone ? backend.sandbox.latestCode(investor!.phone, 'sms') : backend.sandbox.latestCode(investor!.email, 'email');
  const countOf = async () => (await backend.sandbox.inbox()).length;
  return { account, investor: investor!, code, countOf };
}

test.each(CASES)(
  'an unverified %s at login leads only to its code, which has just been sent',
  async (kind, change, open, closed, label) => {
    const { account, investor, code, countOf } = await amelia(change, false);
    const before = await countOf();
    const login = renderScreen(<LoginScreen />, { pathname: '/auth/login' });
    await login.user.type(screen.getByLabelText('E-mail'), investor.email);
    await login.user.type(screen.getByLabelText('Password'), `${investor.password}{Enter}`);
    await waitFor(() => expect(login.router.visited).toEqual(['/auth/otp-verify']));
    login.unmount();
    const { user, router } = openCodes();
    await screen.findByLabelText(label);
    expect(await countOf()).toBe(before + 1);
    expect(region(closed).getByText('Verified')).toBeVisible();
    await user.type(region(open).getByLabelText(label), await code(kind === 'phone'));
    await waitFor(() => expect(router.visited).toEqual(['/auth/login']));
    expect(account).toMatchObject({ isPhoneVerified: true, isEmailVerified: true });
  },
);

test.each(CASES)(
  'an unverified %s of a logged-in investor gets a code on arrival, and the profile is then updated',
  async (kind, change, open, _closed, label) => {
    const { account, code, countOf } = await amelia(change, true);
    const before = await countOf();
    const { user } = openCodes();
    await screen.findByLabelText(label);
    expect(await countOf()).toBe(before + 1);
    await user.type(region(open).getByLabelText(label), await code(kind === 'phone'));
    expect(await screen.findByText('Your phone and your e-mail are verified.')).toBeVisible();
    expect(account).toMatchObject({ isPhoneVerified: true, isEmailVerified: true });
    expect(sessionStorage.getItem('sign_up_flow')).toBeNull();
  },
);

test('a code that could not be sent is reported with a retry, and a reload requests no second one', async () => {
  const { countOf } = await amelia({ isPhoneVerified: false }, true);
  const before = await countOf();
  server.use(http.post('*/user/verify-phone-resend-otp', () => HttpResponse.error(), { once: true }));
  const first = openCodes();
  await first.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Phone code')).toBeVisible();
  first.unmount();
  openCodes();
  expect(await screen.findByLabelText('Phone code')).toBeVisible();
  expect(await countOf()).toBe(before + 1);
});

test('a code screen without a sign-up does not say that a code was sent', async () => {
  renderScreen(<SignUpCodeScreen />, { pathname: '/auth/otp-verification/[slug]', query: { slug: 'phone' } });
  expect(await screen.findByText(/no sign-up in progress/)).toBeVisible();
  expect(screen.queryByText(/We have texted you/)).not.toBeInTheDocument();
});
