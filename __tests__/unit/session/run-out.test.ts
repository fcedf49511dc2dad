import Cookies from 'js-cookie';
import { takeAskedPath, keepAskedPath } from '@/session/asked-path';
import { endSession, logIn, restoreSession } from '@/session/session';
import { sessionChangedElsewhere, sessionEnded, sessionStore, type SessionEnd } from '@/session/store';
import { followTabs } from '@/session/tabs';
import { tokenWith } from '../../support/token';

const EXPIRED = 'Your session has expired. Please log in again.';
const TOKEN = tokenWith({ secretKey: 'key', exp: Math.floor(Date.now() / 1000) + 3_600 });

let told: SessionEnd[];
let changedElsewhere: number;
let stops: (() => void)[];

beforeEach(() => {
  endSession({ tone: 'silent' });
  localStorage.clear();
  told = [];
  changedElsewhere = 0;
  stops = [
    followTabs(),
    sessionEnded.listen((end) => told.push(end)),
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

test('a session that another tab saw run out is told here once, in its words', () => {
  logIn({ token: TOKEN, landing: '/' });
  endElsewhere('Logged in elsewhere.');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(told).toEqual([{ tone: 'error', message: 'Logged in elsewhere.' }]);
  expect(sessionStore.get().state).toBe('expired');
  expect(changedElsewhere).toBe(0);
});

test('a logout in another tab is no session that ran out', () => {
  logIn({ token: TOKEN, landing: '/' });
  endElsewhere(null);
  expect(told).toEqual([]);
  expect(sessionStore.get().state).toBe('anonymous');
  expect(changedElsewhere).toBe(1);
});

test('an end in words is left for the other tabs, until a login or a logout by hand', () => {
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

test('a page that stayed open longer than its cookie says that the session ran out', () => {
  logIn({ token: TOKEN, landing: '/' });
  Cookies.remove('token');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([{ tone: 'error', message: EXPIRED }]);
});

test('a session that is found over when the page opens is told as such', () => {
  sessionStore.set({ state: 'restoring' });
  localStorage.setItem('token', TOKEN);
  restoreSession();
  expect(told).toEqual([{ tone: 'error', message: EXPIRED, wasFoundOver: true }]);
});

test('the path that was asked for is taken once', () => {
  keepAskedPath('/deals');
  expect([takeAskedPath(), takeAskedPath()]).toEqual(['/deals', null]);
});
