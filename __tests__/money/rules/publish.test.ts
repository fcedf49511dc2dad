import { idOf } from '@/tx/journal/entry';
import { beginAsking, endAsking, publish } from '@/tx/publish';
import { addEntry, updateEntry } from '@/tx/journal/journal';
import { txStore, dispatch } from '@/tx/store';
import { engine } from '@/tx/app-engine';
import { OURS, SPED_UP, asked, ofOrder, sent } from '../../support/money/attempt';

const stepOf = (key: string) => txStore(engine, key).get();

it('the reason of the last refusal is shown when an earlier attempt has ended', async () => {
  await addEntry(engine, sent({ ...ofOrder('a'), status: 'failed', failure: 'cancelled' }));
  dispatch(engine, 'order:a', { type: 'submitted' });
  dispatch(engine, 'order:a', { type: 'refused', reason: 'too-little' });
  publish(engine, 'order:a');
  expect(stepOf('order:a')).toEqual({ step: 'idle', refusal: 'too-little' });
  publish(engine, 'order:unknown');
  expect(stepOf('order:unknown')).toEqual({ step: 'idle' });
});

it('a page shows how an attempt of another tab has ended, and the page’s own open request keeps its state', async () => {
  await addEntry(engine, sent({ ...ofOrder('b'), status: 'failed', failure: 'reverted' }));
  publish(engine, 'order:b');
  expect(stepOf('order:b')).toMatchObject({ step: 'reverted' });
  const own = asked({ ...ofOrder('c') });
  await addEntry(engine, own);
  beginAsking(engine, own);
  publish(engine, 'order:c');
  expect(stepOf('order:c')).toEqual({ step: 'idle' });
  expect([endAsking(engine, own), endAsking(engine, own)]).toEqual([true, false]);
});

it('an unanswered request does not count as searched while the code that searches is not loaded', async () => {
  jest.useFakeTimers();
  await addEntry(engine, asked({ ...ofOrder('unsearched'), status: 'unanswered' }));
  publish(engine, 'order:unsearched');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(stepOf('order:unsearched')).toEqual({ step: 'unanswered' });
  jest.useRealTimers();
});

it('a wallet request of another action stays open when a transaction is found', async () => {
  const other = asked({ ...ofOrder('d') });
  await addEntry(engine, other);
  beginAsking(engine, other);
  dispatch(engine, other.key, { type: 'submitted' });
  dispatch(engine, other.key, { type: 'wallet-asked', isBehindAnother: false });
  await addEntry(engine, sent({ ...ofOrder('e') }));
  publish(engine, 'order:e');
  expect(stepOf('order:e')).toMatchObject({ step: 'pending' });
  expect(stepOf(other.key)).toMatchObject({ step: 'awaiting-wallet' });
});

it('an open request keeps showing the hash of an earlier attempt’s replacement when its page publishes again', async () => {
  const key = 'order:f';
  await addEntry(engine, sent(ofOrder('f')));
  dispatch(engine, key, { type: 'submitted' });
  dispatch(engine, key, { type: 'wallet-asked', isBehindAnother: false });
  publish(engine, key);
  expect(stepOf(key)).toMatchObject({ step: 'awaiting-wallet', earlierHash: OURS });
  dispatch(engine, key, { type: 'seen', hash: SPED_UP, confirmations: 1, isStored: true });
  publish(engine, key);
  expect(stepOf(key)).toMatchObject({ step: 'awaiting-wallet', earlierHash: SPED_UP });
});

it.each([
  ['of the same action', 'order:g', undefined, { step: 'awaiting-wallet' }, 'reverted'],
  ['of the review that was changed', 'order:h', ['order:old h'], { step: 'awaiting-wallet' }, 'cancelled'],
  ['of the same action', 'order:i', undefined, { step: 'awaiting-wallet', earlierHash: OURS }, 'dropped'],
] as const)(
  'an open request shows that an earlier attempt %s was sent, until that attempt has failed: %s',
  async (_which, key, replaces, shown, failure) => {
    const earlier = sent({ key: replaces?.[0] ?? key });
    const open = asked({ key, replaces, at: 2 });
    await addEntry(engine, earlier);
    await addEntry(engine, open);
    beginAsking(engine, open);
    dispatch(engine, key, { type: 'submitted' });
    dispatch(engine, key, { type: 'wallet-asked', isBehindAnother: false });
    publish(engine, earlier.key);
    expect(stepOf(key)).toEqual({ step: 'awaiting-wallet', earlierHash: OURS });
    await updateEntry(engine, idOf(earlier), { status: 'failed', failure });
    publish(engine, earlier.key);
    expect(stepOf(key)).toEqual(shown);
    endAsking(engine, open);
  },
);
