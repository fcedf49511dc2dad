import Cookies from 'js-cookie';
import { STORAGE_KEYS } from '@/config/product';
import { endSession, logIn, restoreSession } from '@/session/session';
import { contentKeys } from '@/utils/content-key';
import { tabStore } from '@/utils/storage';
import { tokenWith } from '../../support/token';

const exp = Math.floor(Date.now() / 1000) + 3_600;
const HERS = tokenWith({ secretKey: 'hers', exp });
const HIS = tokenWith({ secretKey: 'his', exp });

const { sending, staking, swap, twoFactor, deactivation, walletChange, forgotten, signUp } = STORAGE_KEYS;
const { emailAtLogin, emailAtSignUp } = STORAGE_KEYS;
const DRAFTS = [sending, staking, swap, twoFactor, deactivation, walletChange];
const keys = contentKeys('claim_key ALL');

const typeEverything = () => DRAFTS.forEach((key) => tabStore.write(key, 'hers'));
const left = () => DRAFTS.filter((key) => tabStore.read(key) !== null);

beforeEach(() => {
  endSession({ tone: 'silent' });
  localStorage.clear();
  sessionStorage.clear();
});

test('a logout removes the typed text and the idempotency keys', () => {
  logIn({ token: HERS, landing: '/' });
  typeEverything();
  const key = keys.keyFor('the same content');
  endSession({ tone: 'success' });
  expect(left()).toEqual([]);
  logIn({ token: HIS, landing: '/' });
  expect(keys.keyFor('the same content')).not.toBe(key);
});

test('a tab that was suspended during a logout and another person’s login removes the typed text and the idempotency keys', () => {
  logIn({ token: HERS, landing: '/' });
  typeEverything();
  const key = keys.keyFor('the same content');
  Cookies.set('token', HIS);
  localStorage.setItem('token', HIS);
  expect(restoreSession()).toMatchObject({ state: 'authenticated', token: HIS });
  expect(left()).toEqual([]);
  expect(keys.keyFor('the same content')).not.toBe(key);
});

test('a reload keeps the typed text, and the tab’s storage does not contain the token', () => {
  logIn({ token: HERS, landing: '/' });
  typeEverything();
  const key = keys.keyFor('the same content');
  restoreSession();
  expect(left()).toEqual(DRAFTS);
  expect(keys.keyFor('the same content')).toBe(key);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(HERS);
});

test('a password change and a sign-up of one person do not continue under the session of the next one', () => {
  [forgotten, signUp].forEach((key) => tabStore.write(key, 'hers'));
  logIn({ token: HIS, landing: '/' });
  expect([forgotten, signUp].map(tabStore.read)).toEqual([null, null]);
});

test('an e-mail that was typed before a login survives a reload, and is not shown after the logout', () => {
  const typed = [emailAtLogin, emailAtSignUp];
  typed.forEach((key) => tabStore.write(key, 'hers'));
  restoreSession();
  expect(typed.map(tabStore.read)).toEqual(['hers', 'hers']);
  Cookies.set('token', HERS);
  localStorage.setItem('token', HERS);
  restoreSession();
  endSession({ tone: 'success' });
  expect(typed.map(tabStore.read)).toEqual([null, null]);
});
