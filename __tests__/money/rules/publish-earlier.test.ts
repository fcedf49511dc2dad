import { idOf, type Entry } from '@/tx/journal/entry';
import { beginAsking, endAsking, publish } from '@/tx/publish';
import { addEntry, updateEntry } from '@/tx/journal/journal';
import { txStore, dispatch } from '@/tx/store';
import { engine } from '@/tx/app-engine';
import { OURS, asked, sent } from '../../support/money/attempt';

const stepOf = (key: string) => txStore(engine, key).get();

async function openRequest(change: Partial<Entry>) {
  const open = asked({ at: 2, ...change });
  await addEntry(engine, open);
  beginAsking(engine, open);
  dispatch(engine, open.key, { type: 'submitted' });
  dispatch(engine, open.key, { type: 'wallet-asked', isBehindAnother: false });
  return open;
}

it.each(['succeeded', 'altered'] as const)(
  'an open request says that the review it replaces was sent, even if this page learns so only from the outcome: %s',
  async (status) => {
    const key = `order:new ${status}`;
    const earlier = asked({ key: `order:old ${status}`, status: 'unanswered', declaredUnsentAt: 5 });
    await addEntry(engine, earlier);
    const open = await openRequest({ key, replaces: [earlier.key] });
    await updateEntry(engine, idOf(earlier), { status, hash: OURS, declaredUnsentAt: undefined });
    publish(engine, key);
    expect(stepOf(key)).toEqual({ step: 'awaiting-wallet', earlierHash: OURS });
    endAsking(engine, open);
  },
);

it('an open request stops naming the transaction of a replaced review once the transaction proves to belong to another action', async () => {
  const key = 'order:new detached';
  const earlier = sent({ key: 'order:old detached', found: true });
  await addEntry(engine, earlier);
  const open = await openRequest({ key, replaces: [earlier.key] });
  publish(engine, earlier.key);
  expect(stepOf(key)).toEqual({ step: 'awaiting-wallet', earlierHash: OURS });
  await updateEntry(engine, idOf(earlier), { status: 'unanswered', hash: null, found: undefined, nonce: null });
  publish(engine, earlier.key);
  expect(stepOf(key)).toEqual({ step: 'awaiting-wallet' });
  endAsking(engine, open);
});

it('the screen says to decline an open request once another tab has found its payment, which another device may have sent', async () => {
  const open = await openRequest({ key: 'order:found elsewhere' });
  await updateEntry(engine, idOf(open), { status: 'pending', hash: OURS, found: true });
  publish(engine, open.key);
  expect(stepOf(open.key)).toEqual({ step: 'awaiting-wallet', earlierHash: OURS });
  endAsking(engine, open);
});

it('an open request names no earlier transaction while the wallet’s answer to it is stored', async () => {
  const open = await openRequest({ key: 'order:answered' });
  await updateEntry(engine, idOf(open), { status: 'pending', hash: OURS });
  publish(engine, open.key);
  expect(stepOf(open.key)).toEqual({ step: 'awaiting-wallet' });
  endAsking(engine, open);
});

it.each(['pending', 'succeeded', 'altered'] as const)(
  'a request of a renewed review that a reload has left open says that the old review was sent: %s',
  async (status) => {
    const [old, key] = [`send:old ${status}`, `send:new ${status}`];
    const first = sent({ key: old, kind: 'send', serviceRecord: undefined, found: true });
    await addEntry(engine, first);
    await addEntry(engine, asked({ ...first, key, at: 2, status: 'unanswered', hash: null, replaces: [old] }));
    await updateEntry(engine, idOf(first), { status });
    publish(engine, key);
    expect(stepOf(key)).toEqual({ step: 'unanswered', earlierHash: OURS });
    await updateEntry(engine, idOf(first), { status: 'failed', failure: 'reverted' }, () => true);
    publish(engine, key);
    expect(stepOf(key)).toEqual({ step: 'unanswered' });
  },
);
