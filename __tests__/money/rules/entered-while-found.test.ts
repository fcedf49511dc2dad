import { enteredHashesOf } from '@/tx/journal/entered';
import { idOf, type Entry } from '@/tx/journal/entry';
import { addEntry, entriesOf, storeFoundHash, storeWalletHash } from '@/tx/journal/journal';
import { enterHash } from '@/tx/submit/unanswered';
import { engine } from '@/tx/app-engine';
import { ELSE, OURS, asked, emptyJournal } from '../../support/money/attempt';

afterEach(emptyJournal);

it.each<[string, (attempt: Entry) => Promise<unknown>]>([
  ['another tab finds a transaction', (attempt) => storeFoundHash(engine, idOf(attempt), OURS)],
  ['the wallet answers', (attempt) => storeWalletHash(engine, attempt, OURS)],
])('an entered hash is kept if at the same moment %s', async (_what, happens) => {
  const attempt = asked({ status: 'unanswered' });
  await addEntry(engine, attempt);
  await Promise.all([happens(attempt), enterHash(engine, attempt.key, ELSE)]);
  const [entry] = entriesOf(engine, attempt.key);
  expect(entry).toMatchObject({ hash: OURS, status: 'pending' });
  expect(enteredHashesOf(entry!)).toEqual([ELSE]);
});
