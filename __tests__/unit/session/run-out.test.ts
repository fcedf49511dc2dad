import Cookies from 'js-cookie';
import { takeReturnTo, keepReturnTo } from '@/session/return-to';
import { endSession, logIn, restoreSession } from '@/session/session';
import { sessionChangedElsewhere, sessionEnded, sessionStore, type SessionEnd } from '@/session/store';
import { followTabs } from '@/session/tabs';
import { tokenWith } from '../../support/token';

const EXPIRED = 'Your session has expired. Please log in again.';
const TOKEN = tokenWith({ secretKey: 'key', exp: Math.floor(Date.now() / 1000) + 3_600 });

let ends: SessionEnd[];
let changedElsewhere: number;
let stops: (() => void)[];

beforeEach(() => {
  endSession({ tone: 'silent' });
  localStorage.clear();
  ends = [];
  changedElsewhere = 0;
  stops = [
    followTabs(),
    sessionEnded.listen((end) => ends.push(end)),
    sessionChangedElsewhere.listen(() => {
      changedElsewhere += 1;
    }),
  ];
});
afterEach(() => stops.forEach((stop) => stop()));

function endElsewhere(message: string | null) {
  if (message) localStorage.setItem('session_end', message);
  Cookies.remove('token');
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}

test('an expiry in another tab is announced here once, with its message', () => {
  logIn({ token: TOKEN, landing: '/' });
  endElsewhere('Logged in elsewhere.');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(ends).toEqual([{ tone: 'error', message: 'Logged in elsewhere.' }]);
  expect(sessionStore.get().state).toBe('expired');
  expect(changedElsewhere).toBe(0);
});

test('a logout in another tab is not announced as an expiry', () => {
  logIn({ token: TOKEN, landing: '/' });
  endElsewhere(null);
  expect(ends).toEqual([]);
  expect(sessionStore.get().state).toBe('anonymous');
  expect(changedElsewhere).toBe(1);
});

test('the reason why a session ended is kept for other tabs until a login or a manual logout', () => {
  logIn({ token: TOKEN, landing: '/' });
  endSession({ tone: 'error', message: EXPIRED });
  expect(localStorage.getItem('session_end')).toBe(EXPIRED);
  logIn({ token: TOKEN, landing: '/' });
  expect(localStorage.getItem('session_end')).toBeNull();
  endSession({ tone: 'error', message: EXPIRED });
  logIn({ token: TOKEN, landing: '/' });
  endSession({ tone: 'success', message: 'Bye' });
  expect(localStorage.getItem('session_end')).toBeNull();
});

test('if the cookie expires while a page is open, the page says that the session has expired', () => {
  logIn({ token: TOKEN, landing: '/' });
  Cookies.remove('token');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ends).toEqual([{ tone: 'error', message: EXPIRED }]);
});

test('a session that has expired when the page opens is announced as expired', () => {
  sessionStore.set({ state: 'restoring' });
  localStorage.setItem('token', TOKEN);
  restoreSession();
  expect(ends).toEqual([{ tone: 'error', message: EXPIRED, hadEndedEarlier: true }]);
});

test('the return URL is used once', () => {
  keepReturnTo('/deals');
  expect([takeReturnTo(), takeReturnTo()]).toEqual(['/deals', null]);
});
