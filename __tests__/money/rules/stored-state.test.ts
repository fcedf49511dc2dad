import { storedStateOf } from '@/tx/stored-state';
import type { Entry } from '@/tx/journal/entry';
import { addEntry } from '@/tx/journal/journal';
import { engine } from '@/tx/app-engine';
import { asked, emptyJournal, ofOrder, sent } from '../../support/money/attempt';
import { A, B } from './some-payment';

afterEach(emptyJournal);

it.each<[string, Entry, object]>([
  ['an open request', asked(ofOrder('one')), { step: 'unanswered' }],
  ['an unanswered request', asked({ ...ofOrder('one'), status: 'unanswered' }), { step: 'unanswered' }],
  [
    'a request declared unsent',
    asked({ ...ofOrder('one'), status: 'unanswered', declaredUnsentAt: 2 }),
    { step: 'unsent' },
  ],
  [
    'a sent payment',
    sent({ ...ofOrder('one'), hash: A }),
    { step: 'pending', hash: A, confirmations: 0, isStored: true },
  ],
  ['a settled payment', sent({ ...ofOrder('one'), hash: A, status: 'succeeded' }), { step: 'succeeded', hash: A }],
  [
    'a payment that arrived in part',
    sent({ ...ofOrder('one'), hash: A, status: 'succeeded', isShort: true }),
    { step: 'succeeded', hash: A, isShort: true },
  ],
  ['an altered payment', sent({ ...ofOrder('one'), hash: A, status: 'altered' }), { step: 'altered', hash: A }],
  [
    'a reverted payment',
    sent({ ...ofOrder('one'), hash: A, status: 'failed', failure: 'reverted' }),
    { step: 'reverted', hash: A },
  ],
  [
    'a cancelled payment',
    sent({ ...ofOrder('one'), hash: A, status: 'failed', failure: 'cancelled', replacement: B }),
    { step: 'cancelled', hash: B },
  ],
])('%s is read from the journal before the engine has started', async (_name, entry, state) => {
  await addEntry(engine, entry);
  expect(storedStateOf(engine, 'order:one')).toEqual(state);
});

it('an order without an attempt is idle', () => {
  expect(storedStateOf(engine, 'order:one')).toEqual({ step: 'idle' });
});
