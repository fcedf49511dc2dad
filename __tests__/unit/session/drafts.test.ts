import Cookies from 'js-cookie';
import { STORAGE_KEYS } from '@/config/product';
import { endSession, logIn, restoreSession } from '@/session/session';
import { sessionStore } from '@/session/store';
import { tokenWith } from '../../support/token';

const { purchase, sending, staking, swap, twoFactor, deactivation, walletChange, draftsOf } = STORAGE_KEYS;
const DRAFTS = [purchase, sending, staking, swap, twoFactor, deactivation, walletChange];
const exp = Math.floor(Date.now() / 1000) + 3_600;
const tokenOf = (sub: unknown, secretKey = 'key') => tokenWith({ secretKey, exp, sub });
const logInAs = (sub: unknown) => logIn({ token: tokenOf(sub), email: 'a@fnx.example', landing: '/' });
const RAN_OUT = { tone: 'error', message: 'Your session has expired. Please log in again.' } as const;

const type = () => DRAFTS.forEach((key) => sessionStorage.setItem(key, 'typed'));
const left = () => Object.keys(sessionStorage).filter((key) => key !== draftsOf);

function openDocument(): void {
  sessionStore.set({ state: 'restoring' });
  restoreSession();
}

beforeEach(() => {
  endSession({ tone: 'silent' });
  logInAs('amelia');
  type();
});

test('the drafts of an expired session are kept for the same person, however many pages are loaded meanwhile', () => {
  endSession(RAN_OUT);
  openDocument();
  openDocument();
  expect(left().sort()).toEqual([...DRAFTS].sort());
  logInAs('amelia');
  openDocument();
  expect(left().sort()).toEqual([...DRAFTS].sort());
});

test('the drafts of an expired session are removed when another person logs in', () => {
  endSession(RAN_OUT);
  openDocument();
  logInAs('vera');
  expect(left()).toEqual([]);
});

test('drafts are stored with the id of the account, and no other data of the person', () => {
  endSession(RAN_OUT);
  expect(sessionStorage.getItem(draftsOf)).toBe('person:amelia');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('a@fnx.example');
});

test.each(['success', 'silent'] as const)('a manual logout removes the drafts (%s)', (tone) => {
  endSession({ tone });
  expect({ ...sessionStorage }).toEqual({});
});

test('a manual logout in another tab removes the drafts here', () => {
  Cookies.remove('token');
  localStorage.removeItem('token');
  restoreSession();
  expect({ ...sessionStorage }).toEqual({});
});

test('a manual logout in another tab also removes the drafts that this tab has kept since an expiry', () => {
  endSession(RAN_OUT);
  localStorage.removeItem('session_end');
  restoreSession();
  expect({ ...sessionStorage }).toEqual({});
});

test('an expiry in another tab keeps the drafts, even when this tab opens afterwards', () => {
  localStorage.setItem('session_end', RAN_OUT.message);
  Cookies.remove('token');
  localStorage.removeItem('token');
  openDocument();
  logInAs('amelia');
  expect(left()).toHaveLength(DRAFTS.length);
});

test('the drafts are removed if another user logged in in another tab while this tab was suspended', () => {
  const token = tokenOf('vera');
  Cookies.set('token', token);
  localStorage.setItem('token', token);
  restoreSession();
  expect(left()).toEqual([]);
});

describe('the drafts of a token without an owner', () => {
  beforeEach(() => {
    endSession({ tone: 'silent' });
    logInAs(undefined);
    type();
  });

  test('survive a reload', () => {
    openDocument();
    expect(left()).toHaveLength(DRAFTS.length);
  });

  test('end with the session, whatever ends it', () => {
    endSession(RAN_OUT);
    expect(left()).toEqual([]);
  });

  test('are not restored for another token', () => {
    const token = tokenOf(undefined, 'another');
    Cookies.set('token', token);
    localStorage.setItem('token', token);
    restoreSession();
    expect(left()).toEqual([]);
  });
});
