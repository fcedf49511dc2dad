import fc from 'fast-check';
import { idOf } from '@/tx/journal/entry';
import {
  updateEntry,
  storeFoundHash,
  findEntry,
  isWritten,
  storeWalletHash,
  readJournal,
  removeEntry,
  addEntry,
} from '@/tx/journal/journal';
import { recordsIn } from '@/tx/journal/codec';
import { APP_PARTS, engine } from '@/tx/app-engine';
import { createEngine } from '@/tx/create-engine';
import { fillStorage, freeStorage } from '../../support/full-storage';
import { OURS, asked, emptyJournal, ofOrder, sent } from '../../support/money/attempt';

const KEY = 'tx_journal';
const ID = 'order:one@1';
const two = asked({ ...ofOrder('two'), at: 2 });
const { setItem, getItem } = Storage.prototype;

/** A reload finds only storage, nothing from this page's memory. */
const afterReload = () => recordsIn(getItem.call(localStorage, KEY)).entries;

const WAYS: Readonly<Record<string, () => void>> = {
  'throws because it is full': () =>
    void (Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    }),
  'throws because the site may store nothing': () =>
    void (Storage.prototype.setItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }),
  'accepts what is written and loses it': () => void (Storage.prototype.setItem = () => undefined),
  'keeps only half of what is written': () =>
    void (Storage.prototype.setItem = function half(this: Storage, key: string, text: string) {
      setItem.call(this, key, text.slice(0, text.length / 2));
    }),
};
const works = () => {
  Storage.prototype.setItem = setItem;
  Storage.prototype.getItem = getItem;
};

afterEach(async () => {
  works();
  freeStorage();
  await emptyJournal();
});

describe.each(Object.entries(WAYS))('With storage that %s, the journal', (_how, fails) => {
  it('accepts no attempt, so that the wallet is not asked', async () => {
    fails();
    expect(await addEntry(engine, asked())).toBe(false);
    works();
    expect(afterReload()).toEqual([]);
  });
});

describe.each(Object.entries(WAYS).filter(([how]) => how !== 'keeps only half of what is written'))(
  'With storage that %s from the request on, the journal',
  (_how, fails) => {
    it('keeps the request on record, and keeps the hash in this page, where the hash counts as unsaved', async () => {
      await addEntry(engine, asked());
      await addEntry(engine, two);
      fails();
      await storeWalletHash(engine, asked(), OURS);
      expect([isWritten(engine, asked()), isWritten(engine, two)]).toEqual([false, true]);
      expect(findEntry(engine, ID)).toMatchObject({ status: 'pending', hash: OURS, reportState: 'due' });
      expect(findEntry(engine, idOf(two))).toMatchObject({ status: 'awaiting-wallet' });
      expect(afterReload()).toMatchObject([{ key: 'order:one', status: 'awaiting-wallet' }, { key: 'order:two' }]);
    });

    it('keeps a request that should be removed, and reports the failure', async () => {
      await addEntry(engine, asked());
      fails();
      expect(await removeEntry(engine, ID)).toBe(false);
      expect(afterReload()).toHaveLength(1);
    });

    it('saves the hash with the next change that succeeds', async () => {
      await addEntry(engine, asked());
      await addEntry(engine, two);
      fails();
      await storeWalletHash(engine, asked(), OURS);
      works();
      await updateEntry(engine, idOf(two), { status: 'unanswered' });
      expect(isWritten(engine, asked())).toBe(true);
      expect(afterReload()).toMatchObject([{ hash: OURS, status: 'pending' }, { status: 'unanswered' }]);
    });
  },
);

it('storage has space for the hash when everything else is full, to the last byte', async () => {
  expect(await addEntry(engine, asked())).toBe(true);
  fillStorage();
  expect(() => localStorage.setItem('more', '1')).toThrow(DOMException);
  await storeWalletHash(engine, asked(), OURS);
  expect(isWritten(engine, asked())).toBe(true);
  expect(afterReload()).toMatchObject([{ hash: OURS, status: 'pending', reportState: 'due' }]);
});

it('storage still has space for the hash after the attempt was changed', async () => {
  await addEntry(engine, asked());
  await updateEntry(engine, ID, { status: 'unanswered', declaredUnsentAt: Date.now() });
  fillStorage();
  await storeFoundHash(engine, ID, OURS);
  freeStorage();
  expect(afterReload()).toMatchObject([{ hash: OURS }]);
});

it('a full storage is reported before the wallet is asked', async () => {
  fillStorage();
  expect(await addEntry(engine, asked())).toBe(false);
  expect(readJournal(engine).entries).toEqual([]);
});

it('a page keeps a hash whose attempt was removed from a storage that is now full', async () => {
  WAYS['throws because it is full']!();
  await storeWalletHash(engine, asked(), OURS);
  expect(findEntry(engine, ID)).toMatchObject({ hash: OURS });
  expect(isWritten(engine, asked())).toBe(false);
});

it('an attempt counts as unsaved when it is written where it cannot be read', async () => {
  Storage.prototype.getItem = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  expect(await addEntry(engine, asked())).toBe(false);
});

it.each([
  ['cannot read storage', () => false],
  ['could not read storage once', () => true],
])('a page that %s does not overwrite what other pages have written', async (_how, isRepaired) => {
  await addEntry(engine, asked());
  const page = createEngine(APP_PARTS);
  Storage.prototype.getItem = () => {
    if (isRepaired()) works();
    throw new DOMException('Denied', 'SecurityError');
  };
  expect(await addEntry(page, two)).toBe(false);
  works();
  expect(afterReload().map(idOf)).toEqual([ID]);
});

type Does = 'ask' | 'hash' | 'settle' | 'decline' | 'fail' | 'work';
const someStep = fc.constantFrom<Does>('ask', 'hash', 'settle', 'decline', 'fail', 'work');

it('an attempt never counts as saved when a reload does not find it, and a page never loses a hash', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(someStep, { maxLength: 30 }),
      fc.constantFrom(...Object.values(WAYS).slice(0, 3)),
      async (steps, fails) => {
        works();
        await emptyJournal();
        const hashes = new Set<string>();
        for (const does of steps) {
          if (does === 'fail') fails();
          if (does === 'work') works();
          if (does === 'ask' && findEntry(engine, ID) === undefined && (await addEntry(engine, asked())))
            expect(afterReload().map(idOf)).toContain(ID);
          if (does === 'hash') await storeFoundHash(engine, ID, OURS);
          if (does === 'settle') await updateEntry(engine, ID, { status: 'succeeded' }, ({ hash }) => hash !== null);
          if (does === 'decline' && (await removeEntry(engine, ID))) expect(afterReload().map(idOf)).not.toContain(ID);
          const known = findEntry(engine, ID);
          if (known?.hash) hashes.add(idOf(known));
          if (hashes.has(ID)) expect(known).toMatchObject({ hash: OURS });
          if (known && isWritten(engine, known))
            expect(afterReload()).toContainEqual(JSON.parse(JSON.stringify(known)));
        }
      },
    ),
    { numRuns: 300 },
  );
});

it('a settled attempt that was saved once does not count as unsaved', async () => {
  await addEntry(engine, sent());
  await updateEntry(engine, ID, { status: 'succeeded' });
  expect(isWritten(engine, sent())).toBe(true);
});
