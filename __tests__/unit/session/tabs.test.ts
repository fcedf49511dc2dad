import Cookies from 'js-cookie';
import { endSession, logIn } from '@/session/session';
import { sessionChangedElsewhere, sessionStore } from '@/session/store';
import { followTabs } from '@/session/tabs';
import { tokenWith } from '../../support/token';

const exp = Math.floor(Date.now() / 1000) + 3_600;
const HERS = tokenWith({ secretKey: 'hers', exp });
const HIS = tokenWith({ secretKey: 'his', exp });

const state = () => sessionStore.get().state;
const storedBy = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const shownAgain = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent);
const turned = (visibility: DocumentVisibilityState) => {
  const spied = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
  spied.mockRestore();
};
const logOutElsewhere = () => {
  Cookies.remove('token');
  localStorage.removeItem('token');
};
const logInElsewhere = (token: string) => {
  Cookies.set('token', token);
  localStorage.setItem('token', token);
};

let stop: () => void;
beforeEach(() => {
  endSession({ tone: 'silent' });
  logIn({ token: HERS, landing: '/' });
  stop = followTabs();
});
afterEach(() => stop());

test.each([
  ['the token changes', () => storedBy('token')],
  ['all of the storage is cleared', () => storedBy(null)],
  ['the browser restores the page', () => shownAgain(true)],
  ['the tab is shown', () => turned('visible')],
])('a logout elsewhere is noticed when %s', (_name, happen) => {
  logOutElsewhere();
  happen();
  expect(state()).toBe('anonymous');
});

test.each([
  ['another key changes', () => storedBy('settings')],
  ['the page loads', () => shownAgain(false)],
  ['the tab is hidden', () => turned('hidden')],
])('the session is not read again when %s', (_name, happen) => {
  logOutElsewhere();
  happen();
  expect(state()).toBe('authenticated');
});

test('after the watch is stopped, no event changes the session', () => {
  stop();
  logOutElsewhere();
  storedBy('token');
  shownAgain(true);
  turned('visible');
  expect(state()).toBe('authenticated');
});

describe('a change in another tab', () => {
  const announced = (change: () => void) => {
    let count = 0;
    const end = sessionChangedElsewhere.listen(() => (count += 1));
    change();
    storedBy('token');
    end();
    return count;
  };

  test('is announced once when another person logs in, and once at a logout', () => {
    expect(announced(() => logInElsewhere(HIS))).toBe(1);
    expect(announced(logOutElsewhere)).toBe(1);
  });

  test('is not announced if the login is the same, or still absent', () => {
    expect(announced(() => logInElsewhere(HERS))).toBe(0);
    endSession({ tone: 'success' });
    expect(announced(logOutElsewhere)).toBe(0);
  });

  test('is not announced if the session has expired, because that has its own message', () => {
    expect(announced(() => Cookies.remove('token'))).toBe(0);
    expect(state()).toBe('expired');
  });
});
