import { isAttachedToOther } from '@/tx/watch/attach-hash';
import { idOf } from '@/tx/journal/entry';
import { storeFoundHash, findEntry, storeWalletHash, addEntry, updateEntry } from '@/tx/journal/journal';
import { engine } from '@/tx/app-engine';
import { ELSE, OURS, SPED_UP, asked, emptyJournal, ofOrder } from '../../support/money/attempt';

afterEach(emptyJournal);

it('the hash from the wallet stays known after the payment was found under two other hashes', async () => {
  const entry = asked();
  await addEntry(engine, entry);
  await storeWalletHash(engine, entry, OURS);
  await storeFoundHash(engine, idOf(entry), SPED_UP, OURS);
  expect(findEntry(engine, idOf(entry))).toMatchObject({ hash: SPED_UP, returnedHash: OURS });
  await storeFoundHash(engine, idOf(entry), ELSE, SPED_UP);
  expect(findEntry(engine, idOf(entry))).toMatchObject({ hash: ELSE, returnedHash: OURS });
});

it('a found hash that another one replaces does not count as the wallet’s', async () => {
  const entry = asked();
  await addEntry(engine, entry);
  await storeFoundHash(engine, idOf(entry), OURS);
  await updateEntry(engine, idOf(entry), { nonce: 3 });
  const replaced = await storeFoundHash(engine, idOf(entry), SPED_UP, OURS);
  expect([replaced?.hash, replaced?.returnedHash, replaced?.sightings]).toEqual([SPED_UP, undefined, undefined]);
});

it('an entered hash stays recorded when another hash replaces it', async () => {
  const entry = asked({ enteredHash: OURS });
  await addEntry(engine, entry);
  await storeFoundHash(engine, idOf(entry), OURS);
  expect(await storeFoundHash(engine, idOf(entry), SPED_UP, OURS)).toMatchObject({ hash: SPED_UP, returnedHash: OURS });
});

it('a payment that was found after "Nothing was sent" keeps this mark when its hash is replaced', async () => {
  const entry = asked({ status: 'unanswered', declaredUnsentAt: 1 });
  await addEntry(engine, entry);
  await storeFoundHash(engine, idOf(entry), OURS);
  expect(await storeFoundHash(engine, idOf(entry), SPED_UP, OURS)).toMatchObject({ foundAfterUnsent: true });
});

it('a hash belongs to another order if the wallet returned it for that order, but not if it was only found for it', async () => {
  const found = { ...asked(), hash: OURS, status: 'pending', found: true } as const;
  const other = asked({ ...ofOrder('two'), hash: OURS, status: 'pending' });
  await addEntry(engine, found);
  expect(isAttachedToOther(engine, found)).toBe(false);
  await addEntry(engine, { ...other, at: 2, found: true });
  expect(isAttachedToOther(engine, found)).toBe(false);
  await addEntry(engine, { ...other, at: 3 });
  expect(isAttachedToOther(engine, found)).toBe(true);
});

it('a transaction does not pay another order just because it replaced that order’s payment', async () => {
  const found = { ...asked(), hash: OURS, status: 'pending', found: true } as const;
  await addEntry(engine, found);
  const replaced = { hash: ELSE, status: 'failed', failure: 'cancelled', replacement: OURS } as const;
  await addEntry(engine, asked({ ...ofOrder('two'), ...replaced, at: 2 }));
  expect(isAttachedToOther(engine, found)).toBe(false);
});
