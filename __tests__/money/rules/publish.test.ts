import { beginAsking, endAsking, publish } from '@/tx/publish';
import { addEntry } from '@/tx/journal/journal';
import { txStore, dispatch } from '@/tx/store';
import { tx } from '@/tx/app-engine';
import { OURS, SPED_UP, asked, ofOrder, sent } from '../../support/money/attempt';

const stepOf = (key: string) => txStore(tx, key).get();

it('the reason of the last refusal is shown when an earlier attempt has ended', async () => {
  await addEntry(tx, sent({ ...ofOrder('a'), status: 'failed', failure: 'cancelled' }));
  dispatch(tx, 'order:a', { type: 'submitted' });
  dispatch(tx, 'order:a', { type: 'refused', why: 'too-little' });
  publish(tx, 'order:a');
  expect(stepOf('order:a')).toEqual({ step: 'idle', refusal: 'too-little' });
  publish(tx, 'order:unknown');
  expect(stepOf('order:unknown')).toEqual({ step: 'idle' });
});

it('a page shows how an attempt of another tab has ended, and the page’s own open request keeps its state', async () => {
  await addEntry(tx, sent({ ...ofOrder('b'), status: 'failed', failure: 'reverted' }));
  publish(tx, 'order:b');
  expect(stepOf('order:b')).toMatchObject({ step: 'reverted' });
  const own = asked({ ...ofOrder('c') });
  await addEntry(tx, own);
  beginAsking(tx, own);
  publish(tx, 'order:c');
  expect(stepOf('order:c')).toEqual({ step: 'idle' });
  expect([endAsking(tx, own), endAsking(tx, own)]).toEqual([true, false]);
});

it('a wallet request of another action stays open when a transaction is found', async () => {
  const other = asked({ ...ofOrder('d') });
  await addEntry(tx, other);
  beginAsking(tx, other);
  dispatch(tx, other.key, { type: 'submitted' });
  dispatch(tx, other.key, { type: 'wallet-asked', isBehindAnother: false });
  await addEntry(tx, sent({ ...ofOrder('e') }));
  publish(tx, 'order:e');
  expect(stepOf('order:e')).toMatchObject({ step: 'pending' });
  expect(stepOf(other.key)).toMatchObject({ step: 'awaiting-wallet' });
});

it('an open request keeps showing the hash of an earlier attempt’s replacement when its page publishes again', async () => {
  const key = 'order:f';
  await addEntry(tx, sent(ofOrder('f')));
  dispatch(tx, key, { type: 'submitted' });
  dispatch(tx, key, { type: 'wallet-asked', isBehindAnother: false });
  publish(tx, key);
  expect(stepOf(key)).toMatchObject({ step: 'awaiting-wallet', earlierHash: OURS });
  dispatch(tx, key, { type: 'seen', hash: SPED_UP, confirmations: 1, isKept: true });
  publish(tx, key);
  expect(stepOf(key)).toMatchObject({ step: 'awaiting-wallet', earlierHash: SPED_UP });
});
