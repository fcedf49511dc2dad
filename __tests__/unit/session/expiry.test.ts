import Cookies from 'js-cookie';
import { tokenWith } from '../../support/token';

const DAY_MS = 86_400_000;
const realNow = Date.now;
const EXPIRED = 'Your session has expired. Please log in again.';

/** Loads new modules, like a freshly loaded page that does not know the service's time yet. */
async function openPage() {
  jest.resetModules();
  const { observeServiceDate, isServiceTimeKnown, serviceNow } = await import('@/utils/service-clock');
  const { restoreSession } = await import('@/session/session');
  const { followExpiry } = await import('@/session/expiry');
  const { sessionEnded, sessionStore } = await import('@/session/store');
  const ends: unknown[] = [];
  sessionEnded.listen((end) => ends.push(end));
  stops.push(followExpiry());
  const answerAt = (at: number) => observeServiceDate(new Date(at).toUTCString());
  return {
    answerAt,
    restoreSession,
    isServiceTimeKnown,
    serviceNow,
    ends: ends,
    state: () => sessionStore.get().state,
  };
}

const stops: (() => void)[] = [];
const setBrowserClock = (offMs: number) => void jest.spyOn(Date, 'now').mockImplementation(() => realNow() + offMs);
function letTimePass(ms: number) {
  const timer = performance.now();
  setBrowserClock(ms);
  jest.spyOn(performance, 'now').mockReturnValue(timer + ms);
}
const holdToken = (expiresInMs: number) => {
  const token = tokenWith({ secretKey: 'key', exp: Math.floor((realNow() + expiresInMs) / 1000) });
  localStorage.setItem('token', token);
  Cookies.set('token', token);
};

afterEach(() => {
  jest.restoreAllMocks();
  stops.splice(0).forEach((stop) => stop());
});

test.each([
  ['a day ahead', DAY_MS],
  ['right', 0],
  ['a day behind', -DAY_MS],
])(
  'a browser clock that is %s ends no session, and the service’s time is used from the first answer on',
  async (_how, offMs) => {
    setBrowserClock(offMs);
    holdToken(3_600_000);
    const page = await openPage();
    expect(page.isServiceTimeKnown()).toBe(false);
    expect(page.restoreSession().state).toBe('authenticated');
    page.answerAt(realNow());
    expect(page.isServiceTimeKnown()).toBe(true);
    expect(Math.abs(page.serviceNow() - realNow())).toBeLessThan(2_000);
    expect(page.restoreSession().state).toBe('authenticated');
    expect(page.ends).toEqual([]);
  },
);

test.each([DAY_MS, 0, -DAY_MS])(
  'an expired token ends the session with the first answer, once and with a message, with the clock %i ms off',
  async (offMs) => {
    setBrowserClock(offMs);
    holdToken(-61_000);
    const page = await openPage();
    expect(page.restoreSession().state).toBe('authenticated');
    page.answerAt(realNow() + 1_000);
    page.answerAt(realNow() + 1_000);
    expect(page.state()).toBe('expired');
    expect(page.ends).toEqual([{ tone: 'error', message: EXPIRED }]);
    expect([localStorage.getItem('token'), Cookies.get('token')]).toEqual([null, undefined]);
  },
);

test('a token is accepted until a minute after its expiry', async () => {
  holdToken(-50_000);
  const page = await openPage();
  page.restoreSession();
  page.answerAt(realNow());
  expect(page.state()).toBe('authenticated');
});

test('the clock difference of an earlier visit is not used, and is forgotten', async () => {
  localStorage.setItem('service_clock', String(2 * DAY_MS));
  holdToken(3_600_000);
  const page = await openPage();
  expect(page.restoreSession().state).toBe('authenticated');
  expect(Math.abs(page.serviceNow() - realNow())).toBeLessThan(2_000);
  page.answerAt(realNow());
  expect(localStorage.getItem('service_clock')).toBeNull();
});

test('a login does not expire when the browser’s clock changes while the page is open', async () => {
  holdToken(3_600_000);
  const page = await openPage();
  page.restoreSession();
  page.answerAt(realNow());
  for (const offMs of [DAY_MS, -DAY_MS]) {
    setBrowserClock(offMs);
    expect(page.isServiceTimeKnown()).toBe(false);
    expect(page.restoreSession().state).toBe('authenticated');
  }
  page.answerAt(realNow());
  expect(page.isServiceTimeKnown()).toBe(true);
  expect(page.restoreSession().state).toBe('authenticated');
});

test('an answer without a readable date is ignored', async () => {
  const page = await openPage();
  const { observeServiceDate } = await import('@/utils/service-clock');
  [undefined, null, '', 'yesterday'].forEach(observeServiceDate);
  expect(page.isServiceTimeKnown()).toBe(false);
});

test('a page whose token has expired meanwhile says so when it is shown again', async () => {
  holdToken(5_000);
  const page = await openPage();
  page.restoreSession();
  page.answerAt(realNow());
  letTimePass(70_000);
  expect(page.ends).toEqual([]);
  expect(page.restoreSession().state).toBe('expired');
  expect(page.ends).toEqual([{ tone: 'error', message: EXPIRED }]);
});
