import { beginAsking, endAsking, publish } from '@/tx/publish';
import { addEntry } from '@/tx/journal/journal';
import { txStore, dispatch } from '@/tx/store';
import { asked, ofOrder, sent } from '../../support/money/attempt';

const stepOf = (key: string) => txStore(key).get();

it('the reason of the last refusal is shown when an earlier attempt has ended', async () => {
  await addEntry(sent({ ...ofOrder('a'), status: 'failed', failure: 'cancelled' }));
  dispatch('order:a', { type: 'submitted' });
  dispatch('order:a', { type: 'refused', why: 'too-little' });
  publish('order:a');
  expect(stepOf('order:a')).toEqual({ step: 'idle', refusal: 'too-little' });
  publish('order:nobody');
  expect(stepOf('order:nobody')).toEqual({ step: 'idle' });
});

it('a page shows how an attempt of another tab has ended, and does not change the state of its open request', async () => {
  await addEntry(sent({ ...ofOrder('b'), status: 'failed', failure: 'reverted' }));
  publish('order:b');
  expect(stepOf('order:b')).toMatchObject({ step: 'reverted' });
  const own = asked({ ...ofOrder('c') });
  await addEntry(own);
  beginAsking(own);
  publish('order:c');
  expect(stepOf('order:c')).toEqual({ step: 'idle' });
  expect([endAsking(own), endAsking(own)]).toEqual([true, false]);
});

it('a wallet request of another action stays open when a transaction is found', async () => {
  const other = asked({ ...ofOrder('d') });
  await addEntry(other);
  beginAsking(other);
  dispatch(other.key, { type: 'submitted' });
  dispatch(other.key, { type: 'checked', isBehindAnother: false });
  await addEntry(sent({ ...ofOrder('e') }));
  publish('order:e');
  expect(stepOf('order:e')).toMatchObject({ step: 'pending' });
  expect(stepOf(other.key)).toMatchObject({ step: 'awaiting-wallet' });
});
