import Cookies from 'js-cookie';
import { credentials } from '@/api/credentials';
import { endSession, logIn, restoreSession } from '@/session/session';
import { sessionStore } from '@/session/store';
import { fillStorage, freeStorage } from '../../support/full-storage';
import { tokenWith } from '../../support/token';

const exp = Math.floor(Date.now() / 1000) + 3_600;
const OLDER = tokenWith({ secretKey: 'old', exp });
/** The new token is longer than the older one. Otherwise it would fit into the space that the older one frees. */
const TOKEN = tokenWith({ secretKey: 'key', exp, role: 'investor' });

beforeEach(() => endSession({ tone: 'silent' }));
afterEach(() => jest.restoreAllMocks());

const ignoreWrites = () => void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
const refuseWrites = () =>
  void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });

describe.each([
  ['is full', fillStorage],
  ['throws at each write', refuseWrites],
  ['silently drops each write', ignoreWrites],
])('a browser whose storage %s', (_how, spoil) => {
  test('does not log in, shows the reason, and keeps no cookie and no token', () => {
    spoil();
    expect(logIn({ token: TOKEN, email: 'a@fnx.example', landing: '/' })).toBe('storage-refused');
    expect(Cookies.get('token')).toBeUndefined();
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user_email')).toBeNull();
    expect(credentials()).toBeNull();
    expect(sessionStore.get().state).toBe('anonymous');
    expect(restoreSession().state).toBe('anonymous');
  });

  test('does not keep the token of an earlier login in place of the new one', () => {
    localStorage.setItem('token', OLDER);
    Cookies.set('token', OLDER);
    spoil();
    expect(logIn({ token: TOKEN, landing: '/' })).toBe('storage-refused');
    expect([localStorage.getItem('token'), Cookies.get('token')]).toEqual([null, undefined]);
  });
});

test('a login that full storage refused can be repeated when there is space', () => {
  fillStorage();
  expect(logIn({ token: TOKEN, landing: '/' })).toBe('storage-refused');
  freeStorage();
  expect(logIn({ token: TOKEN, landing: '/dashboard' })).toBeNull();
  expect(restoreSession()).toMatchObject({ state: 'authenticated', token: TOKEN });
});
