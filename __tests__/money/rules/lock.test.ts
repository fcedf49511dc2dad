import { inJournalTurn, withLockIfFree } from '@/tx/journal/lock';

const ofFree = (isFree: boolean) => Promise.resolve(isFree);
const never = () => new Promise<never>(() => undefined);

it('one of two simultaneous callers gets the lock', async () => {
  const works = await Promise.all([withLockIfFree('one', ofFree), withLockIfFree('one', ofFree)]);
  expect(works.toSorted()).toEqual([false, true]);
});

it('the lock is released after the task, even if the task fails', async () => {
  await expect(withLockIfFree('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLockIfFree('one', ofFree)).toBe(true);
});

it('a caller is refused at once while another one has the lock', async () => {
  void withLockIfFree('one', never);
  expect(await withLockIfFree('one', ofFree)).toBe(false);
});

it('work for two accounts can run at the same time', async () => {
  void withLockIfFree('one', never);
  expect(await withLockIfFree('two', ofFree)).toBe(true);
});

it('every caller gets a turn', async () => {
  expect(await Promise.all([1, 2, 3].map((turn) => inJournalTurn('journal', () => turn)))).toEqual([1, 2, 3]);
});

const UNUSABLE: Readonly<Record<string, object | undefined>> = {
  'has no locks': undefined,
  'refuses every lock': { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) },
};

describe.each(Object.entries(UNUSABLE))('A browser that %s', (_what, locks) => {
  beforeEach(() => void Object.defineProperty(navigator, 'locks', { value: locks, configurable: true }));

  it('requests no payment', async () => {
    const work = jest.fn(ofFree);
    await expect(withLockIfFree('one', work)).rejects.toMatchObject({ kind: 'no-locks' });
    expect(work).not.toHaveBeenCalled();
  });

  it('still stores its data', async () => {
    const work = jest.fn(() => 'written');
    expect(await inJournalTurn('journal', work)).toBe('written');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

it('a write that fails is not repeated', async () => {
  const work = jest.fn(() => {
    throw new Error('full');
  });
  await expect(inJournalTurn('journal', work)).rejects.toThrow('full');
  expect(work).toHaveBeenCalledTimes(1);
});
