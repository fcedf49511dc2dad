import { enteredHashesOf } from '@/tx/journal/entered';
import { idOf, type Entry } from '@/tx/journal/entry';
import { addEntry, entriesOf, storeFoundHash, storeWalletHash } from '@/tx/journal/journal';
import { enterHash } from '@/tx/submit/unanswered';
import { engine } from '@/tx/app-engine';
import { ELSE, OURS, asked, emptyJournal } from '../../support/money/attempt';

afterEach(emptyJournal);

type Happens = (attempt: Entry) => Promise<unknown>;
const finds: Happens = (attempt) => storeFoundHash(engine, idOf(attempt), OURS);
const answers: Happens = (attempt) => storeWalletHash(engine, attempt, OURS);

it.each([
  ['at the same moment another tab finds a transaction', finds, false],
  ['at the same moment the wallet answers', answers, false],
  ['another tab has found a transaction just before', finds, true],
  ['the wallet has answered just before', answers, true],
])('an entered hash is kept if %s', async (_what, happens, isBefore) => {
  const attempt = asked({ status: 'unanswered' });
  await addEntry(engine, attempt);
  const happening = happens(attempt);
  if (isBefore) await happening;
  await Promise.all([happening, enterHash(engine, attempt.key, ELSE)]);
  const [entry] = entriesOf(engine, attempt.key);
  expect(entry).toMatchObject({ hash: OURS, status: 'pending' });
  expect(enteredHashesOf(entry!)).toEqual([ELSE]);
});
