import type { Hash } from '@/api/contract';
import { engine } from '@/tx/app-engine';
import { addEntry, readJournal, storeWalletHash, updateEntry } from '@/tx/journal/journal';
import { withoutFoundHash, isRequestOpen, moveOpenEntered } from '@/tx/journal/split';
import { fillStorage, freeStorage } from '../../support/full-storage';
import { ELSE, HERS, OURS, SPED_UP, STRANGER, asked, emptyJournal, sent } from '../../support/money/attempt';

const ID = 'order:one@1';
afterEach(async () => {
  freeStorage();
  await emptyJournal();
});

describe('An ended attempt with other entered hashes', () => {
  const ended = sent({ hash: OURS, enteredHash: ELSE });

  it('gives them to a separate attempt', async () => {
    await addEntry(engine, ended);
    expect(await moveOpenEntered(engine, ended)).toMatchObject({ enteredHash: undefined });
    expect(readJournal(engine).entries).toMatchObject([
      { hash: OURS },
      { hash: null, status: 'unanswered', enteredHash: ELSE },
    ]);
  });

  it('keeps them if storage is full', async () => {
    await addEntry(engine, ended);
    fillStorage();
    expect(await moveOpenEntered(engine, ended)).toStrictEqual({});
  });
});

it('a page keeps the wallet’s hash beside an entered one if storage accepts no writes', async () => {
  await addEntry(engine, asked());
  const before = ['1', '2', 'd', 'e'].map((digit): Hash => `0x${digit.repeat(64)}`);
  await updateEntry(engine, ID, { status: 'unanswered', enteredHash: ELSE, earlierEnteredHashes: before });
  fillStorage();
  await storeWalletHash(engine, asked(), SPED_UP);
  freeStorage();
  expect(readJournal(engine).entries).toMatchObject([
    { hash: null, enteredHash: ELSE },
    { hash: SPED_UP, status: 'pending' },
  ]);
});

describe('An attempt whose found transaction has failed', () => {
  const found = sent({ hash: OURS, found: true });
  const named = { ...found, returnedHash: SPED_UP };

  it('is unanswered again if the wallet has returned no hash', () => {
    expect(isRequestOpen(found)).toBe(true);
    expect(withoutFoundHash(found)).toMatchObject({ hash: null, status: 'unanswered', found: undefined });
  });

  it('waits for the wallet’s hash if its nonce is unknown', () => {
    expect(isRequestOpen(named)).toBe(true);
    expect(withoutFoundHash(named)).toMatchObject({ hash: SPED_UP, status: 'pending', nonce: null });
  });

  it('is over if the nonce of the wallet’s hash is known, because the found transaction has used it', () => {
    const seen = { ...named, sightings: [{ hash: SPED_UP, from: HERS, nonce: 3 }] };
    expect(isRequestOpen(seen)).toBe(false);
    expect(withoutFoundHash(seen)).toMatchObject({ hash: SPED_UP, nonce: 3, sightings: [] });
  });

  it('waits for the wallet’s hash if a relay has sent the found transaction', () => {
    const relayed = { ...named, sightings: [{ hash: SPED_UP, from: STRANGER, nonce: 3 }] };
    expect(isRequestOpen(relayed)).toBe(true);
    expect(withoutFoundHash(relayed)).toMatchObject({ hash: SPED_UP, nonce: null, sightings: relayed.sightings });
  });
});
