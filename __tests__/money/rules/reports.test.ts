import { http, HttpResponse } from 'msw';
import { decryptPayload } from '@/api/cipher';
import { setCredentials } from '@/api/credentials';
import type { Hash } from '@/api/contract';
import { idOf } from '@/tx/journal/entry';
import { updateEntry, storeFoundHash, storeWalletHash, findEntry, readJournal, addEntry } from '@/tx/journal/journal';
import { reportWhatIsDue } from '@/tx/watch/reports';
import { engine } from '@/tx/app-engine';
import { HERS, OURS, STRANGER, SPED_UP, asked, emptyJournal, ofOrder } from '../../support/money/attempt';
import { loginOf } from '../../support/money/bank';
import { useBank } from '../../support/money/bank-server';
import { forgetTimers, passes, stopClock, until } from '../../support/money/clock';
import { orderWith } from '../../support/order';

const { bank, server } = useBank({ takesNoTime: true });
const amelia = loginOf('amelia');
const PATH = '*/api/v1/wallet/buyShare';

let orders = 0;
/** Uses a new order each time, because a pending report outlives its test. */
async function sentOfNewOrder(hash: Hash = OURS): Promise<string> {
  orders += 1;
  const entry = asked(ofOrder(`${orders}`));
  bank.add(orderWith({ _id: `${orders}` }));
  await addEntry(engine, entry);
  await storeFoundHash(engine, idOf(entry), hash);
  return idOf(entry);
}
const reportOf = (id: string) => findEntry(engine, id)?.reportState;
const reportedHashes = () => bank.hashesOf(`${orders}`);

beforeEach(() => {
  stopClock();
  setCredentials(amelia);
  engine.memory.linked.set(HERS);
});
afterEach(async () => {
  await forgetTimers();
  jest.useRealTimers();
  bank.answers('as it should');
  setCredentials(null);
  await emptyJournal();
});

it('a due hash is reported to the bank once, however often reporting is triggered', async () => {
  const id = await sentOfNewOrder();
  reportWhatIsDue(engine);
  reportWhatIsDue(engine);
  await until(() => reportOf(id) === 'taken');
  reportWhatIsDue(engine);
  await passes(10_000);
  expect(reportedHashes()).toEqual([OURS]);
});

it('a hash from the wallet is reported as the answer to its request, even to a service that does not know requests', async () => {
  const refusals: unknown[] = [];
  server.use(
    http.put(PATH, async ({ request }) => {
      const { payload } = (await request.clone().json()) as { payload: string };
      const { requestId } = Object(decryptPayload(payload, amelia.secretKey)) as { requestId?: string };
      if (requestId === undefined) return undefined;
      refusals.push(requestId);
      const data = { errors: { requestId: 'Unknown.' } };
      return HttpResponse.json({ status: 400, message: 'No.', data }, { status: 400 });
    }),
  );
  orders += 1;
  const entry = asked({ ...ofOrder(`${orders}`), requestId: 'request-1' });
  bank.add(orderWith({ _id: `${orders}` }));
  await addEntry(engine, entry);
  await storeWalletHash(engine, entry, OURS);
  reportWhatIsDue(engine);
  await until(() => reportOf(idOf(entry)) === 'taken');
  expect([refusals, reportedHashes()]).toEqual([['request-1'], [OURS]]);
});

it('a new hash of the same payment is reported too', async () => {
  const id = await sentOfNewOrder();
  reportWhatIsDue(engine);
  await until(() => reportOf(id) === 'taken');
  await storeFoundHash(engine, id, SPED_UP, OURS);
  reportWhatIsDue(engine);
  await until(() => reportOf(id) === 'taken');
  expect(reportedHashes()).toEqual([OURS, SPED_UP]);
});

it.each([
  ['is busy', 503],
  ['has reached its rate limit', 429],
])('a hash is reported again at growing intervals while the service %s', async (_what, status) => {
  const id = await sentOfNewOrder();
  const at: number[] = [];
  const began = Date.now();
  server.use(
    http.put(PATH, () => {
      at.push(Date.now() - began);
      return HttpResponse.json({ status, message: 'Not now.', data: {} }, { status });
    }),
  );
  reportWhatIsDue(engine);
  await until(() => at.length === 4);
  expect(at.map((ms) => Math.round(ms / 1_000))).toEqual([0, 1, 3, 7]);
  expect(reportOf(id)).toBe('due');
  server.resetHandlers(...bank.handlers);
  await until(() => reportOf(id) === 'taken');
  expect(reportedHashes()).toEqual([OURS]);
});

it('a hash whose report failed is not reported by another login, and stays due', async () => {
  const id = await sentOfNewOrder();
  bank.answers('with 503');
  reportWhatIsDue(engine);
  await passes(2_000);
  setCredentials(loginOf('bob'));
  bank.answers('as it should');
  await passes(30_000);
  expect(reportedHashes()).toEqual([]);
  expect(reportOf(id)).toBe('due');
});

it('a hash is reported again when the service does not answer', async () => {
  const id = await sentOfNewOrder();
  bank.answers('nothing');
  reportWhatIsDue(engine);
  await passes(5_000);
  expect(reportOf(id)).toBe('due');
  bank.answers('as it should');
  await until(() => reportOf(id) === 'taken');
});

it.each([400, 403, 404, 409, 410, 422])(
  'an answer of %i is final, and the hash is not reported again',
  async (status) => {
    const id = await sentOfNewOrder();
    let asks = 0;
    server.use(
      http.put(PATH, () => {
        asks += 1;
        return HttpResponse.json({ status, message: 'No.', data: { errors: { txHash: 'No.' } } }, { status });
      }),
    );
    reportWhatIsDue(engine);
    await until(() => reportOf(id) === 'refused');
    reportWhatIsDue(engine);
    await passes(10_000);
    expect(asks).toBe(1);
  },
);

it('a hash stays due when the session has ended, and is reported after the next login', async () => {
  const id = await sentOfNewOrder();
  bank.answers('with 401');
  reportWhatIsDue(engine);
  await passes(10_000);
  expect(reportOf(id)).toBe('due');
  bank.answers('as it should');
  setCredentials(loginOf('amelia again'));
  reportWhatIsDue(engine);
  await until(() => reportOf(id) === 'taken');
});

it('a hash stays due when something other than the service answers, such as a hotel’s login page', async () => {
  const id = await sentOfNewOrder();
  server.use(http.put(PATH, () => HttpResponse.html('<!doctype html><title>Welcome</title>')));
  reportWhatIsDue(engine);
  await passes(10_000);
  expect(reportOf(id)).toBe('due');
  server.resetHandlers(...bank.handlers);
  reportWhatIsDue(engine);
  await until(() => reportOf(id) === 'taken');
});

it.each([400, 403, 404, 405, 408, 413, 418])(
  'a hash stays due when a gateway in front of the service answers %i in its own format',
  async (status) => {
    const id = await sentOfNewOrder();
    server.use(http.put(PATH, () => HttpResponse.html('<!doctype html><title>Forbidden</title>', { status })));
    reportWhatIsDue(engine);
    await passes(5_000);
    expect(reportOf(id)).toBe('due');
    server.resetHandlers(...bank.handlers);
    reportWhatIsDue(engine);
    await until(() => reportOf(id) === 'taken');
  },
);

it.each<[string, () => void]>([
  ['no one is logged in', () => setCredentials(null)],
  ['the investor’s wallet is not known yet', () => engine.memory.linked.set(null)],
  ['the investor has linked another wallet', () => engine.memory.linked.set(STRANGER)],
])('no hash is reported when %s', async (_where, change) => {
  const id = await sentOfNewOrder();
  change();
  reportWhatIsDue(engine);
  await passes(10_000);
  expect([reportedHashes(), reportOf(id)]).toEqual([[], 'due']);
});

it('a hash is reported when the linked address has another letter case', async () => {
  const id = await sentOfNewOrder();
  engine.memory.linked.set(HERS.toUpperCase().replace('0X', '0x') as `0x${string}`);
  reportWhatIsDue(engine);
  await until(() => reportOf(id) === 'taken');
});

it('an answer about one hash does not count for the next one', async () => {
  const id = await sentOfNewOrder();
  server.use(
    http.put(PATH, async () => {
      await storeFoundHash(engine, id, SPED_UP, OURS);
      return HttpResponse.json({ status: 409, message: 'No.', data: {} }, { status: 409 });
    }),
  );
  reportWhatIsDue(engine);
  await passes(3_000);
  expect(findEntry(engine, id)).toMatchObject({ hash: SPED_UP, reportState: 'due' });
});

it('a hash that was replaced, or whose investor has logged out, is no longer reported', async () => {
  const id = await sentOfNewOrder();
  bank.answers('with 503');
  reportWhatIsDue(engine);
  await passes(500);
  await storeFoundHash(engine, id, SPED_UP, OURS);
  bank.answers('as it should');
  await passes(10_000);
  expect([reportedHashes(), reportOf(id)]).toEqual([[], 'due']);

  bank.answers('with 503');
  reportWhatIsDue(engine);
  await passes(500);
  setCredentials(null);
  bank.answers('as it should');
  await passes(10_000);
  expect([reportedHashes(), reportOf(id)]).toEqual([[], 'due']);
});

it('an attempt without a hash, or with a finished report, is not reported', async () => {
  const id = await sentOfNewOrder();
  await updateEntry(engine, id, { reportState: 'refused' });
  await addEntry(engine, asked({ ...ofOrder('none'), reportState: 'due' }));
  expect(readJournal(engine).entries.length).toBeGreaterThanOrEqual(2);
  reportWhatIsDue(engine);
  await passes(5_000);
  expect(bank.reports).toEqual([]);
});
