import type { CallService } from '@/api/client';
import { attachHash } from '@/tx/watch/attach-hash';
import type { Entry } from '@/tx/journal/entry';
import { addEntry } from '@/tx/journal/journal';
import { readOrder } from '@/tx/service/order-record';
import { createWatch, isClosed } from '@/tx/watch/watch';
import { engine } from '@/tx/app-engine';
import { OURS, SPED_UP, asked, emptyJournal } from '../../support/money/attempt';
import { orderWith } from '../../support/order';
import { useBank } from '../../support/money/bank-server';
import { modelChain } from './model-chain';

const { bank } = useBank();
beforeEach(async () => {
  bank.add(orderWith({ _id: 'one' }));
  await readOrder(engine, 'one');
});
afterEach(() => jest.restoreAllMocks());
afterEach(emptyJournal);

const knowing = () => modelChain([{ hash: OURS, nonce: 3, block: 18n }], 20n).node;
const attach = async (entry: Entry, engineHere = engine) => {
  const watch = createWatch(entry);
  const isAttached = await attachHash(engineHere, entry, { hash: OURS, watch, nodes: [knowing(), knowing()] });
  return { isAttached, rejected: [...watch.rejectedHashes] };
};

describe('An order that a later attempt has paid', () => {
  const first = asked({ at: 1, declaredUnsentAt: 9, status: 'unanswered' });
  const paid = asked({ at: 5, hash: SPED_UP, status: 'succeeded' });
  const record = async (entry: Entry) => {
    await addEntry(engine, entry);
    await addEntry(engine, paid);
  };
  const rejectedHashes = async (entry: Entry) => {
    await record(entry);
    const { isAttached, rejected } = await attach(entry);
    expect(isAttached).toBe(false);
    return rejected;
  };

  it('gets the hash as a second payment when the bank has it for this order', async () => {
    await record(first);
    bank.record(first.serviceRecord.id, OURS);
    expect(await attach(first)).toMatchObject({ isAttached: true });
  });

  it('does not get the hash while the bank does not report the hash’s order, and the hash is checked again until the attempt closes', async () => {
    expect(await rejectedHashes({ ...first, closesAt: Number.MAX_SAFE_INTEGER })).toEqual([]);
    await emptyJournal();
    expect(await rejectedHashes({ ...first, closesAt: 1 })).toEqual([OURS]);
  });

  it('does not get the hash while the bank does not answer the search for it, and the hash is checked again', async () => {
    await record({ ...first, closesAt: 1 });
    const call: CallService = (...request) =>
      'search' in Object(request[1]) ? Promise.reject(new Error('gone')) : engine.service.call(...request);
    const unanswered = { ...engine, service: { ...engine.service, call } };
    expect(await attach({ ...first, closesAt: 1 }, unanswered)).toEqual({ isAttached: false, rejected: [] });
  });

  it('does not get the hash when the attempt closes while the page receives the bank’s answer, and the hash is checked again', async () => {
    const entry = { ...first, closesAt: Date.now() + 10_000 };
    await record(entry);
    const call: CallService = async (...request) => {
      const answer = await engine.service.call(...request);
      jest.spyOn(Date, 'now').mockReturnValue(entry.closesAt + 10_000);
      return answer;
    };
    const suspended = { ...engine, service: { ...engine.service, call } };
    expect(await attach(entry, suspended)).toEqual({ isAttached: false, rejected: [] });
    expect(isClosed(engine, entry)).toBe(true);
  });
});
