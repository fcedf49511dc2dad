import { isAttachedToOther } from '@/tx/attach-hash';
import { idOf } from '@/tx/entry';
import { amendHash, findEntry, keepHash, writeDown } from '@/tx/journal';
import { ELSE, OURS, SPED_UP, asked, emptyJournal, ofOrder } from '../../support/money/attempt';

afterEach(emptyJournal);

it('the hash that the wallet gave stays known where what was found is found under another hash once more', async () => {
  const entry = asked();
  await writeDown(entry);
  await keepHash(entry, OURS);
  await amendHash(idOf(entry), SPED_UP, OURS);
  expect(findEntry(idOf(entry))).toMatchObject({ hash: SPED_UP, given: OURS });
  await amendHash(idOf(entry), ELSE, SPED_UP);
  expect(findEntry(idOf(entry))).toMatchObject({ hash: ELSE, given: OURS });
});

it('is the other order’s where its wallet has named it, and nobody’s where that order has only found it', async () => {
  const found = { ...asked(), hash: OURS, status: 'pending', found: true } as const;
  const other = asked({ ...ofOrder('two'), hash: OURS, status: 'pending' });
  await writeDown(found);
  expect(isAttachedToOther(found)).toBe(false);
  await writeDown({ ...other, at: 2, found: true });
  expect(isAttachedToOther(found)).toBe(false);
  await writeDown({ ...other, at: 3 });
  expect(isAttachedToOther(found)).toBe(true);
});

it('is not the other order’s where it only stands in the place of that order’s own payment', async () => {
  const found = { ...asked(), hash: OURS, status: 'pending', found: true } as const;
  await writeDown(found);
  const replaced = { hash: ELSE, status: 'failed', failure: 'cancelled', replacement: OURS } as const;
  await writeDown(asked({ ...ofOrder('two'), ...replaced, at: 2 }));
  expect(isAttachedToOther(found)).toBe(false);
});
