import { setCredentials } from '@/api/credentials';
import { engine } from '@/tx/app-engine';
import { addEntry } from '@/tx/journal/journal';
import { declareOtherUnsent, declareOwnUnsent } from '@/tx/submit/declare-unsent';
import { reopenAtService } from '@/tx/watch/reopen';
import { inTurn } from '@/tx/service/in-turn';
import { asked, emptyJournal, ofOrder } from '../../support/money/attempt';
import { loginOf } from '../../support/money/bank';
import { useBank } from '../../support/money/bank-server';
import { forgetTimers, passes, stopClock } from '../../support/money/clock';
import { orderWith } from '../../support/order';

const { bank } = useBank({ takesNoTime: true });

beforeEach(() => {
  stopClock();
  setCredentials(loginOf('amelia'));
  bank.requests.keep();
});
afterEach(async () => {
  await forgetTimers();
  jest.useRealTimers();
  await emptyJournal();
});

const entry = asked({ ...ofOrder('one'), status: 'unanswered', requestId: 'request-1' });

it.each<[string, () => Promise<unknown>]>([
  ['reopens a request', () => reopenAtService(engine, entry)],
  ['declares its own request unsent', () => declareOwnUnsent(engine, entry)],
  [
    'declares another device’s request unsent',
    () => declareOtherUnsent(engine, entry.key, entry.serviceRecord, new Date(0).toISOString()),
  ],
])('a call that %s is not made for the next investor if it had to wait for its turn', async (_what, call) => {
  bank.add(orderWith({ _id: 'one' }));
  await addEntry(engine, entry);
  bank.requests.take('one', { asking: true, requestId: 'request-1' }, loginOf('amelia').token);
  let answer = () => {};
  void inTurn(engine, entry.key, () => new Promise<void>((resolve) => (answer = resolve)));
  const called = call();
  await passes(1_000);
  setCredentials(loginOf('bob'));
  answer();
  await passes(30_000);
  await called.catch(() => undefined);
  expect(bank.reports).toEqual([]);
});
