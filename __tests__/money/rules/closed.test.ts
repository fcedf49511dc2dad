import { setCredentials } from '@/api/credentials';
import { observeServiceDate } from '@/utils/service-clock';
import { isClosedStill } from '@/tx/watch/watch';
import { engine } from '@/tx/app-engine';
import { asked } from '../../support/money/attempt';
import { loginOf } from '../../support/money/bank';
import { useBank } from '../../support/money/bank-server';

const { bank } = useBank();
beforeEach(() => setCredentials(loginOf('amelia')));

const HOUR_MS = 3_600_000;
const heard = (fromNowMs: number) => observeServiceDate(new Date(Date.now() + fromNowMs).toUTCString());
/** The order expires in an hour by the service's clock, but has already expired by the browser's clock. */
const soonOver = () => {
  const now = Date.now();
  return asked({ at: now - 8 * HOUR_MS, submittedAt: now - 4 * HOUR_MS, closesAt: now + HOUR_MS });
};

it('an attempt is closed when the service reports twice that its time is over', async () => {
  heard(0);
  expect(await isClosedStill(engine, asked({ closesAt: Date.now() - HOUR_MS }))).toBe(true);
  expect(await isClosedStill(engine, soonOver())).toBe(false);
});

it('an attempt is not closed by one answer with a wrong date', async () => {
  heard(6 * HOUR_MS);
  expect(await isClosedStill(engine, soonOver())).toBe(false);
});

it('an attempt stays open if the service does not answer or no one is logged in', async () => {
  heard(6 * HOUR_MS);
  bank.answers('nothing');
  expect(await isClosedStill(engine, soonOver())).toBe(false);
  bank.answers('as it should');
  setCredentials(null);
  heard(6 * HOUR_MS);
  expect(await isClosedStill(engine, soonOver())).toBe(false);
});

it('an attempt stays open if the service’s clock was behind at the submit and was corrected later', async () => {
  const now = Date.now();
  const entry = asked({ at: now, submittedAt: now - 26 * HOUR_MS, closesAt: now - 2 * HOUR_MS });
  heard(0);
  expect(await isClosedStill(engine, entry)).toBe(false);
});

it('an attempt that a wrong browser clock dates into the future is closed by the service’s time', async () => {
  const now = Date.now();
  heard(0);
  const entry = asked({ at: now + 720 * HOUR_MS, submittedAt: now - 48 * HOUR_MS, closesAt: now - 24 * HOUR_MS });
  expect(await isClosedStill(engine, entry)).toBe(true);
});
