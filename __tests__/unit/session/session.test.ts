import Cookies from 'js-cookie';
import { credentials } from '@/api/credentials';
import { observeServiceDate } from '@/utils/service-clock';
import { endSession, logIn, restoreSession } from '@/session/session';
import { sessionEnded, sessionStore } from '@/session/store';
import { tokenWith } from '../../support/token';

const nowS = () => Math.floor(Date.now() / 1000);
const TOKEN = tokenWith({ secretKey: 'key', exp: nowS() + 3_600 });
const OTHER = tokenWith({ secretKey: 'key', exp: nowS() + 7_200 });
const PAST = tokenWith({ secretKey: 'key', exp: nowS() - 3_600 });

const store = (cookie: string | null, stored: string | null) => {
  if (cookie) Cookies.set('token', cookie);
  if (stored) localStorage.setItem('token', stored);
};

beforeEach(() => endSession({ tone: 'silent' }));

describe('a session is restored only from a cookie and a stored token that agree', () => {
  test.each([
    ['both, the same', TOKEN, TOKEN, 'authenticated', TOKEN],
    ['neither', null, null, 'anonymous', null],
    ['only the cookie', TOKEN, null, 'anonymous', null],
    ['only the stored token, because the cookie has expired', null, TOKEN, 'expired', null],
    ['both, different', OTHER, TOKEN, 'anonymous', null],
    ['both, but with an invalid token', 'junk', 'junk', 'anonymous', null],
    ['both, but expired by the service’s time', PAST, PAST, 'expired', null],
  ])('with %s', (_name, cookie, stored, state, left) => {
    observeServiceDate(new Date().toUTCString());
    store(cookie, stored);
    expect(restoreSession().state).toBe(state);
    expect(localStorage.getItem('token')).toBe(left);
  });
});

test('a login writes storage, cookie and headers, and returns its destination', () => {
  expect(logIn({ token: TOKEN, email: 'a@fnx.example', landing: '/dashboard' })).toBeNull();
  expect(localStorage.getItem('token')).toBe(TOKEN);
  expect(Cookies.get('token')).toBe(TOKEN);
  expect(localStorage.getItem('user_email')).toBe('a@fnx.example');
  expect(credentials()).toEqual({ token: TOKEN, secretKey: 'key' });
  expect(sessionStore.get()).toEqual({ state: 'authenticated', token: TOKEN, landing: '/dashboard' });
});

test('a login without an e-mail address stores no e-mail address', () => {
  logIn({ token: TOKEN, landing: '/' });
  expect(localStorage.getItem('user_email')).toBeNull();
});

test('reading the same token again changes nothing, so that the destination stays', () => {
  logIn({ token: TOKEN, landing: '/dashboard' });
  const session = sessionStore.get();
  expect(restoreSession()).toBe(session);
});

test('until the session is read, the user counts as neither logged in nor a visitor', () => {
  jest.isolateModules(() => {
    const fresh = jest.requireActual<typeof import('@/session/store')>('@/session/store');
    expect(fresh.sessionStore.get()).toEqual({ state: 'restoring' });
  });
});

test('a visitor in this tab does not see the message of a session that ended in another tab', () => {
  localStorage.setItem('session_end', 'Ended elsewhere');
  expect(restoreSession().state).toBe('anonymous');
});

test('a token without a key is refused, and nothing is written', () => {
  expect(logIn({ token: tokenWith({}), landing: '/' })).toBe('not-a-token');
  expect(localStorage.getItem('token')).toBeNull();
});

test('a login with blocked cookies says so and writes nothing', () => {
  const blocked = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(logIn({ token: TOKEN, landing: '/' })).toBe('cookies-blocked');
  blocked.mockRestore();
  expect(localStorage.getItem('token')).toBeNull();
  expect(sessionStore.get().state).toBe('anonymous');
});

test('the end of a session removes its traces and keeps the rest', () => {
  localStorage.setItem('settings', '{"theme":"LIGHT"}');
  localStorage.setItem('tAndC', 'true');
  logIn({ token: TOKEN, email: 'a@fnx.example', landing: '/' });
  Cookies.set('AcceptTerm&Condition', 'true');
  Cookies.set('isRedirect', 'true');
  const heard: unknown[] = [];
  const stop = sessionEnded.listen((end) => heard.push(end));
  endSession({ tone: 'success', message: 'Bye' });
  stop();
  expect({ ...localStorage }).toEqual({ settings: '{"theme":"LIGHT"}', tAndC: 'true' });
  expect(Cookies.get()).toEqual({});
  expect(credentials()).toBeNull();
  expect(heard).toEqual([{ tone: 'success', message: 'Bye' }]);
});

test('a session that ends twice is announced once', () => {
  logIn({ token: TOKEN, landing: '/' });
  const heard: unknown[] = [];
  const stop = sessionEnded.listen((end) => heard.push(end));
  endSession({ tone: 'error', message: 'First' });
  endSession({ tone: 'error', message: 'Second' });
  stop();
  expect(heard).toEqual([{ tone: 'error', message: 'First' }]);
});

test('while the session is being restored, its expiry is announced, and a logout is not', () => {
  const heard: unknown[] = [];
  const stop = sessionEnded.listen((end) => heard.push(end));
  sessionStore.set({ state: 'restoring' });
  endSession({ tone: 'success', message: 'Bye' });
  expect(heard).toEqual([]);
  sessionStore.set({ state: 'restoring' });
  endSession({ tone: 'error', message: 'Over' });
  stop();
  expect(heard).toEqual([{ tone: 'error', message: 'Over', hadEndedEarlier: true }]);
});
