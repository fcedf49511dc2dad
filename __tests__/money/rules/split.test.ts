import type { Hash } from '@/api/contract';
import { tx } from '@/tx/app-engine';
import { addEntry, readJournal, storeWalletHash, updateEntry } from '@/tx/journal/journal';
import { moveOpenClaims } from '@/tx/journal/split';
import { fillStorage, freeStorage } from '../../support/full-storage';
import { ELSE, OURS, SPED_UP, asked, emptyJournal, sent } from '../../support/money/attempt';

const ID = 'order:one@1';
afterEach(async () => {
  freeStorage();
  await emptyJournal();
});

describe('An ended attempt with other entered hashes', () => {
  const ended = sent({ hash: OURS, claimed: ELSE });

  it('gives them to a separate attempt', async () => {
    await addEntry(tx, ended);
    expect(await moveOpenClaims(tx, ended)).toMatchObject({ claimed: undefined });
    expect(readJournal(tx).entries).toMatchObject([
      { hash: OURS },
      { hash: null, status: 'unanswered', claimed: ELSE },
    ]);
  });

  it('keeps them if storage is full', async () => {
    await addEntry(tx, ended);
    fillStorage();
    expect(await moveOpenClaims(tx, ended)).toEqual({});
  });
});

it('a page keeps the wallet’s hash beside an entered one if storage takes nothing at all', async () => {
  await addEntry(tx, asked());
  const before = ['d', 'e'].map((digit): Hash => `0x${digit.repeat(64)}`);
  await updateEntry(tx, ID, { status: 'unanswered', claimed: ELSE, claimedBefore: before });
  fillStorage();
  await storeWalletHash(tx, asked(), SPED_UP);
  freeStorage();
  expect(readJournal(tx).entries).toMatchObject([
    { hash: null, claimed: ELSE },
    { hash: SPED_UP, status: 'pending' },
  ]);
});
