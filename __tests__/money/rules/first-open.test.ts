import { isFirstOpen } from '@/tx';
import { updateEntry, addEntry } from '@/tx/journal/journal';
import { idOf } from '@/tx/journal/entry';
import { asked, emptyJournal, ofOrder } from '../../support/money/attempt';

afterEach(emptyJournal);

it('a payment that was declared unsent may still be made until its outcome is known', async () => {
  const first = asked({ ...ofOrder('one'), status: 'unanswered' });
  await addEntry(first);
  expect(isFirstOpen('order:one')).toBe(false);
  await updateEntry(idOf(first), { saidUnsentAt: 2 });
  expect(isFirstOpen('order:one')).toBe(true);
  await updateEntry(idOf(first), { status: 'failed', failure: 'cancelled' });
  expect(isFirstOpen('order:one')).toBe(false);
});
