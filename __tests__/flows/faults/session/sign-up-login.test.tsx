import { act, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { registerAccount, verifySignUpCode } from '@/api/endpoints/user/sign-up';
import { startLogin } from '@/api/endpoints/user/login';
import { CodesScreen, SignUpCodeScreen } from '@/features/auth';
import { sendLoginEvent } from '@/features/auth/model/stored-login-flow';
import { storedSignUpFlow } from '@/features/auth/model/stored-sign-up-flow';
import { NO_DRAFT } from '@/features/auth/model/sign-up-flow';
import { RISK_VERSION, TERMS_VERSION } from '@/sandbox/service/domain/versions';
import { keepToken } from '@/session/persistence';
import { endSession } from '@/session/session';
import { sessionStore } from '@/session/store';
import { followTabs } from '@/session/tabs';
import { appConfig } from '../../../support/app-config';
import { tokenFor } from '../../../support/log-in';
import { renderScreen } from '../../../support/render';
import { server, startBackend, useServer, type Backend } from '../../../support/service';

useServer();

const VERA = { email: 'vera@fnx.example', phone: '+447700900123', password: 'Harbour-Slate-Quill-71' };
const VERIFY_EMAIL = '*/api/v1/user/verify-email-otp';

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
  server.use(appConfig());
  endSession({ tone: 'silent' });
});
afterEach(() => {
  endSession({ tone: 'silent' });
  queryClient.clear();
});

/** Vera has verified her phone. The sign-up now needs only the code from her e-mail. */
async function openLastCode() {
  const details = { firstName: 'Vera', lastName: 'Visitor', email: VERA.email, country: 'GB', captcha: 'x' };
  const number = { countryCode: '+44', phone: '7700900123', password: VERA.password };
  const versions = { termsVersion: TERMS_VERSION, riskVersion: RISK_VERSION };
  const answer = await registerAccount({ ...details, ...number, ...versions });
  const { sessionId } = answer;
  await verifySignUpCode('phone', { sessionId, otp: await backend.sandbox.latestCode(VERA.phone, 'sms') });
  const draft = { ...NO_DRAFT, email: VERA.email };
  storedSignUpFlow.send({ type: 'registered', answer, draft, now: Date.now() });
  storedSignUpFlow.send({ type: 'verified', sessionId, channel: 'phone', next: 'EMAIL' });
  const view = renderScreen(<SignUpCodeScreen />, {
    pathname: '/auth/otp-verification/[slug]',
    query: { slug: 'email' },
  });
  const typeCode = async () =>
    view.user.type(await screen.findByLabelText('E-mail code'), await backend.sandbox.latestCode(VERA.email, 'email'));
  return { ...view, typeCode };
}

const tokenOfGus = async () => {
  const gus = (await backend.sandbox.accounts()).find(({ email }) => email === 'gus@fnx.example')!;
  return tokenFor(backend, gus);
};

function logInElsewhere(token: string): void {
  keepToken(token);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
}

const changeAnswer = (change: (data: object) => object) =>
  server.use(
    http.post(VERIFY_EMAIL, async ({ request }) => {
      const { data, ...envelope } = await (await backend.service.fetch(request)).json();
      return HttpResponse.json({ ...envelope, data: change(data) });
    }),
  );

test('a person who logs in in another tab while the login page opens stays logged in', async () => {
  const stop = followTabs();
  const token = await tokenOfGus();
  const { router, typeCode } = await openLastCode();
  let arrive = (_isShown: boolean) => {};
  router.push = (url) => {
    router.visited.push(String(url));
    return new Promise((resolve) => (arrive = resolve));
  };
  await typeCode();
  await waitFor(() => expect(router.visited).toEqual(['/auth/login']));
  logInElsewhere(token);
  await act(async () => arrive(false));
  expect(sessionStore.get()).toMatchObject({ state: 'authenticated', token });
  expect(Cookies.get('token')).toBe(token);
  stop();
});

/** Holds the answer of a call until it is released, and then waits until the app has read it. */
function holdAnswer(path: string): () => Promise<void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.post(path, async ({ request }) => {
      const answer = await backend.service.fetch(request);
      await isReleased;
      return answer;
    }),
  );
  return async () => {
    release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  };
}

test('a person who logs in in another tab while the last code is being checked stays logged in', async () => {
  const stop = followTabs();
  const token = await tokenOfGus();
  const answer = holdAnswer(VERIFY_EMAIL);
  const { typeCode } = await openLastCode();
  await typeCode();
  logInElsewhere(token);
  await answer();
  expect(sessionStore.get()).toMatchObject({ state: 'authenticated', token });
  stop();
});

test('a person who logs in in another tab while the codes of a login are being checked stays logged in', async () => {
  const stop = followTabs();
  const token = await tokenOfGus();
  const [amelia] = await backend.sandbox.accounts();
  const { email, password, phone } = amelia!;
  sendLoginEvent({
    type: 'started',
    answer: await startLogin({ email, password, captcha: 'x' }),
    email,
    now: Date.now(),
  });
  const answer = holdAnswer('*/api/v1/user/login-verify-otp');
  const { user } = renderScreen(<CodesScreen />, { pathname: '/auth/otp' });
  await user.type(await screen.findByLabelText('Phone code'), await backend.sandbox.latestCode(phone, 'sms'));
  await user.type(screen.getByLabelText('E-mail code'), await backend.sandbox.latestCode(email, 'email'));
  logInElsewhere(token);
  await answer();
  expect(sessionStore.get()).toMatchObject({ state: 'authenticated', token });
  expect(Cookies.get('token')).toBe(token);
  stop();
});

test.each([
  ['a number', 42],
  ['a text with a line break', 'a.b.c\r\nx-admin: 1'],
  ['too long for a cookie', `e30.${'a'.repeat(5_000)}.x`],
  ['without a key', 'e30.e30.x'],
])('a token that is %s logs no one in, and the login page follows', async (_name, token) => {
  changeAnswer((data) => ({ ...data, token }));
  const { router, typeCode } = await openLastCode();
  await typeCode();
  await waitFor(() => expect(router.visited).toEqual(['/auth/login']));
  expect(sessionStore.get().state).not.toBe('authenticated');
  expect(Cookies.get('token')).toBeUndefined();
  expect(storedSignUpFlow.store.get()).toEqual({ step: 'done', email: VERA.email });
});

test.each([
  ['a text', 'Vera'],
  ['without an id', { email: 'gus@fnx.example' }],
  ['of a wrong type inside', { _id: 7, kycStatus: [] }],
])('a user who is %s does not prevent the login with the last code', async (_name, user) => {
  changeAnswer((data) => ({ ...data, user }));
  const { typeCode } = await openLastCode();
  await typeCode();
  await waitFor(() => expect(sessionStore.get().state).toBe('authenticated'));
});

test('the answer to a code that is not the last one logs no one in, even with a token', async () => {
  const token = await tokenOfGus();
  server.use(
    http.post(VERIFY_EMAIL, () => HttpResponse.json({ status: 200, message: '', data: { next: 'PHONE', token } })),
  );
  const { router, typeCode } = await openLastCode();
  await typeCode();
  await waitFor(() => expect(router.visited).toEqual(['/auth/otp-verification/phone']));
  expect(sessionStore.get().state).not.toBe('authenticated');
});

test('a token without `next` logs no one in', async () => {
  changeAnswer((data) => ({ ...data, next: undefined }));
  const { router, typeCode } = await openLastCode();
  await typeCode();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(router.visited).toEqual([]);
  expect(sessionStore.get().state).not.toBe('authenticated');
});

test('sending the last code of a finished sign-up again from a second tab does not log in again', async () => {
  const { typeCode, unmount } = await openLastCode();
  const flow = sessionStorage.getItem('sign_up_flow')!;
  const code = await backend.sandbox.latestCode(VERA.email, 'email');
  await typeCode();
  await waitFor(() => expect(sessionStore.get().state).toBe('authenticated'));
  unmount();
  endSession({ tone: 'silent' });
  sessionStorage.setItem('sign_up_flow', flow);
  const again = renderScreen(<SignUpCodeScreen />, {
    pathname: '/auth/otp-verification/[slug]',
    query: { slug: 'email' },
  });
  await again.user.type(await screen.findByLabelText('E-mail code'), code);
  expect(await screen.findByRole('alert')).toHaveTextContent('This sign-up has ended.');
  expect(sessionStore.get().state).not.toBe('authenticated');
});
