import { idOf, isOpen } from '@/tx/journal/entry';
import {
  updateEntry,
  storeFoundHash,
  entriesOf,
  findEntry,
  followJournal,
  isWritten,
  storeWalletHash,
  readJournal,
  removeEntry,
  addEntry,
} from '@/tx/journal/journal';
import { observeServiceDate } from '@/utils/service-clock';
import { engine } from '@/tx/app-engine';
import { ELSE, OURS, SPED_UP, asked, emptyJournal, ofOrder, sent } from '../../support/money/attempt';

const [KEY, ID] = ['tx_journal', 'order:one@1'];
const keys = () => readJournal(engine).entries.map(({ key }) => key);

beforeEach(() => observeServiceDate(new Date().toUTCString()));
afterEach(emptyJournal);

it('an attempt is saved with space for its hash, which the hash then fills', async () => {
  expect(await addEntry(engine, asked())).toBe(true);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject([
    { key: 'order:one', padding: expect.stringMatching(/^\.{360,}$/) as string },
  ]);
  const before = localStorage.getItem(KEY)!.length;
  expect(await storeFoundHash(engine, ID, OURS)).toMatchObject({ hash: OURS, status: 'pending', reportState: 'due' });
  expect(localStorage.getItem(KEY)).toHaveLength(before);
  expect(findEntry(engine, ID)).toMatchObject({ hash: OURS });
  expect(findEntry(engine, ID)).toMatchObject({ padding: expect.stringMatching(/^\.{320,340}$/) as string });
  await storeWalletHash(engine, asked(), SPED_UP);
  expect(findEntry(engine, ID)).not.toHaveProperty('padding');
});

it('an attempt is changed while it is open, and not once it is closed or gone', async () => {
  await addEntry(engine, asked());
  expect(await updateEntry(engine, ID, { status: 'unanswered' })).toMatchObject({ status: 'unanswered' });
  expect(await updateEntry(engine, ID, { status: 'failed', failure: 'dropped' })).not.toBeNull();
  expect(await updateEntry(engine, ID, { status: 'unanswered' })).toBeNull();
  expect(await updateEntry(engine, 'order:two@1', { status: 'unanswered' })).toBeNull();
});

it('a found hash is attached to one attempt alone, and does not replace a hash from the wallet', async () => {
  await addEntry(engine, asked());
  await addEntry(engine, asked(ofOrder('two')));
  expect(await storeFoundHash(engine, ID, OURS)).toMatchObject({ hash: OURS, found: true });
  expect(await storeFoundHash(engine, 'order:two@1', OURS)).toBeNull();
  await storeWalletHash(engine, asked(ofOrder('two')), SPED_UP);
  expect(await storeFoundHash(engine, 'order:two@1', ELSE)).toBeNull();
  const stored = await storeFoundHash(engine, 'order:two@1', ELSE, SPED_UP);
  expect(stored).toMatchObject({ hash: ELSE, returnedHash: SPED_UP });
});

describe('A late hash from the wallet', () => {
  it.each([
    ['was requested', asked()],
    ['was declared unsent', asked({ status: 'unanswered', declaredUnsentAt: 5 })],
    ['was closed', asked({ status: 'failed', failure: 'dropped' })],
  ])('reopens an attempt that %s', async (_what, entry) => {
    await addEntry(engine, entry);
    await storeWalletHash(engine, asked(), OURS);
    expect(readJournal(engine).unread).toEqual([]);
    expect(findEntry(engine, ID)).toMatchObject({ hash: OURS, status: 'pending', reportState: 'due' });
    expect(findEntry(engine, ID)).not.toHaveProperty('declaredUnsentAt');
    expect(findEntry(engine, ID)).not.toHaveProperty('failure');
  });

  it.each(['succeeded', 'altered'] as const)('does not reopen an attempt in the state %s', async (status) => {
    await addEntry(engine, sent({ hash: SPED_UP, status }));
    await storeWalletHash(engine, asked(), OURS);
    expect(entriesOf(engine, 'order:one')).toMatchObject([{ hash: SPED_UP, status }]);
  });

  it('saves the attempt again when it was removed from storage', async () => {
    await storeWalletHash(engine, asked(), OURS);
    expect(findEntry(engine, ID)).toMatchObject({ hash: OURS, status: 'pending' });
  });
});

it('an attempt that was certainly not sent is removed, and one that the chain has shown is not', async () => {
  await addEntry(engine, asked());
  await addEntry(engine, asked(ofOrder('two')));
  expect(await removeEntry(engine, ID)).toBe(true);
  expect(await removeEntry(engine, ID)).toBe(false);
  expect(keys()).toEqual(['order:two']);
  await storeFoundHash(engine, 'order:two@1', OURS);
  expect(await removeEntry(engine, 'order:two@1')).toBe(false);
  expect(keys()).toEqual(['order:two']);
  await addEntry(engine, asked({ ...ofOrder('three'), status: 'unanswered' }));
  await addEntry(engine, asked({ ...ofOrder('four'), status: 'failed', failure: 'dropped' }));
  expect([await removeEntry(engine, 'order:three@1'), await removeEntry(engine, 'order:four@1')]).toEqual([
    true,
    false,
  ]);
  expect(keys()).toEqual(['order:two', 'order:four']);
});

it('changes of other tabs reach a subscriber until it unsubscribes', () => {
  const heard = jest.fn();
  const stop = followJournal(engine, heard);
  const write = (key: string | null) => {
    localStorage.setItem(KEY, JSON.stringify([asked()]));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  write('another');
  expect(heard).not.toHaveBeenCalled();
  for (const key of [KEY, null]) write(key);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(engine.memory.journal.get().entries).toEqual([asked()]);
  stop();
  write(KEY);
  expect(heard).toHaveBeenCalledTimes(2);
  const stopQuietly = followJournal(engine);
  write(KEY);
  stopQuietly();
});

it('an attempt is not saved when it is no longer allowed once the lock is free', async () => {
  expect(await addEntry(engine, asked(), () => false)).toBe(false);
  expect(readJournal(engine).entries).toEqual([]);
});

it('the journal keeps ten finished attempts and every open one', async () => {
  for (let at = 0; at < 15; at += 1)
    await addEntry(engine, sent({ ...ofOrder(`done-${at}`), at, status: 'succeeded' }));
  for (let at = 20; at < 32; at += 1)
    await addEntry(
      engine,
      asked({ ...ofOrder(`open-${at}`), at, ...(at % 2 === 0 && { status: 'unanswered', declaredUnsentAt: 1 }) }),
    );
  const { entries } = readJournal(engine);
  expect(entries.filter(({ status }) => status === 'succeeded').map(({ key }) => key)).toEqual(
    Array.from({ length: 10 }, (_, index) => `order:done-${index + 5}`),
  );
  expect(entries.filter(isOpen)).toHaveLength(12);
});

it('a finished attempt is kept until it was reported to the bank', async () => {
  await addEntry(engine, sent({ ...ofOrder('due'), at: 0, status: 'succeeded', reportState: 'due' }));
  for (let at = 1; at < 15; at += 1)
    await addEntry(engine, sent({ ...ofOrder(`done-${at}`), at, status: 'succeeded', reportState: 'taken' }));
  expect(readJournal(engine).entries[0]).toMatchObject({ key: 'order:due', reportState: 'due' });
  expect(readJournal(engine).entries).toHaveLength(11);
  await updateEntry(engine, idOf({ key: 'order:due', at: 0 }), { reportState: 'taken' }, () => true);
  expect(readJournal(engine).entries).toHaveLength(10);
});

it('unknown fields of a later version are kept in an entry', async () => {
  localStorage.setItem(KEY, JSON.stringify([{ ...asked(), colour: 'green' }]));
  await storeFoundHash(engine, ID, OURS);
  expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject([{ colour: 'green', hash: OURS }]);
});

describe('With storage that fails, the journal', () => {
  const { setItem, getItem } = Storage.prototype;
  const refuse = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  };
  afterEach(async () => {
    Storage.prototype.setItem = setItem;
    Storage.prototype.getItem = getItem;
    // The next write also saves the entry that could not be written.
    await addEntry(engine, asked(ofOrder('last')));
  });

  it('does not save an attempt', async () => {
    refuse();
    expect(await addEntry(engine, asked())).toBe(false);
    expect(readJournal(engine).entries).toEqual([]);
  });

  it('keeps a hash in this page, reports it as unsaved, and saves it with the next change', async () => {
    await addEntry(engine, asked());
    refuse();
    expect(await storeFoundHash(engine, ID, OURS)).toMatchObject({ hash: OURS });
    expect(isWritten(engine, asked())).toBe(false);
    expect(findEntry(engine, ID)).toMatchObject({ hash: OURS });
    Storage.prototype.setItem = setItem;
    await updateEntry(engine, ID, { nonce: 3 });
    expect(isWritten(engine, asked())).toBe(true);
    expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject([{ hash: OURS, nonce: 3 }]);
  });

  it('notifies subscribers once of an unsaved hash, although they read it again', async () => {
    await addEntry(engine, asked());
    refuse();
    const onChange = jest.fn(() => void readJournal(engine));
    const stop = engine.memory.journal.subscribe(onChange);
    await storeFoundHash(engine, ID, OURS);
    stop();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(readJournal(engine)).toBe(readJournal(engine));
  });

  it('does not undo a hash or an outcome that another tab has saved', async () => {
    await addEntry(engine, asked());
    const text = localStorage.getItem(KEY);
    refuse();
    await updateEntry(engine, ID, { status: 'unanswered', declaredUnsentAt: 1 });
    expect(findEntry(engine, ID)).toMatchObject({ declaredUnsentAt: 1 });
    Storage.prototype.setItem = setItem;
    for (const [found, change] of [
      [OURS, { status: 'pending' }],
      [SPED_UP, { status: 'succeeded' }],
    ] as const) {
      localStorage.setItem(KEY, JSON.stringify([asked({ hash: found, ...change })]));
      expect(findEntry(engine, ID)).toMatchObject({ hash: found, ...change });
    }
    localStorage.setItem(KEY, text!);
    expect(findEntry(engine, ID)).toMatchObject({ declaredUnsentAt: 1 });
    localStorage.setItem(KEY, JSON.stringify([sent({ status: 'succeeded' })]));
    await updateEntry(engine, ID, { reportState: 'taken' }, () => true);
    expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject([{ hash: OURS, status: 'succeeded' }]);
  });

  it('does not undo an outcome with a hash that this page could not save', async () => {
    await addEntry(engine, asked());
    refuse();
    await storeFoundHash(engine, ID, OURS);
    Storage.prototype.setItem = setItem;
    localStorage.setItem(KEY, JSON.stringify([sent({ hash: SPED_UP, status: 'succeeded' })]));
    expect(findEntry(engine, ID)).toMatchObject({ hash: SPED_UP, status: 'succeeded' });
  });

  it('keeps a hash in this page even when the attempt is gone', async () => {
    refuse();
    await storeWalletHash(engine, asked(), OURS);
    expect(findEntry(engine, ID)).toMatchObject({ hash: OURS });
    expect(isWritten(engine, asked())).toBe(false);
  });

  it('does not remove an attempt', async () => {
    await addEntry(engine, asked());
    refuse();
    expect(await removeEntry(engine, ID)).toBe(false);
  });

  it('has no entries when the storage cannot be read', () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    expect(readJournal(engine)).toEqual({ entries: expect.any(Array) as [], unread: [] });
  });
});
