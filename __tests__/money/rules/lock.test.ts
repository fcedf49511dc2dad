import { inTurn, withPaymentLock } from '@/tx/lock';
import { installLocks } from '../../support/money/locks';

/** This environment has no Web Locks, so the lease alone separates two tabs. */
const KEY = 'lease_payment-one';

const never = () => new Promise<never>(() => undefined);

it('one of two simultaneous callers gets the lock', async () => {
  const works: boolean[] = [];
  const note = async (isFree: boolean) => void works.push(isFree);
  await Promise.all([
    withPaymentLock('payment-one', note),
    withPaymentLock('payment-one', note),
    withPaymentLock('payment-one', note),
  ]);
  expect(works.filter(Boolean)).toHaveLength(1);
  expect(works).toHaveLength(3);
});

it('the lock is released afterwards, even after a failure', async () => {
  await expect(withPaymentLock('payment-one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withPaymentLock('payment-one', (isFree) => Promise.resolve(isFree))).toBe(true);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('a second caller is refused while the first holds the lock, but not after the lease of a closed tab has run out', async () => {
  void withPaymentLock('payment-one', never);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await withPaymentLock('payment-one', (isFree) => Promise.resolve(isFree))).toBe(false);
  localStorage.setItem(KEY, `${new Date(Date.now() - 31_000).toISOString()} 1`);
  expect(await withPaymentLock('payment-one', (isFree) => Promise.resolve(isFree))).toBe(true);
});

it('a caller removes only its own mark, and has no lock when another one wrote last', async () => {
  const later = `${new Date().toISOString()} 2`;
  await withPaymentLock('payment-one', async () => void localStorage.setItem(KEY, later));
  expect(localStorage.getItem(KEY)).toBe(later);
  localStorage.removeItem(KEY);
  const late = withPaymentLock('payment-one', (isFree) => Promise.resolve(isFree));
  localStorage.setItem(KEY, later);
  expect(await late).toBe(false);
});

it('Web Locks are used when the browser has them', async () => {
  const remove = installLocks();
  const works: boolean[] = [];
  const note = async (isFree: boolean) => void works.push(isFree);
  await Promise.all([withPaymentLock('payment-one', note), withPaymentLock('payment-one', note)]);
  remove();
  expect(works.toSorted()).toEqual([false, true]);
});

it('two orders have separate locks', async () => {
  void withPaymentLock('payment-one', never);
  expect(await withPaymentLock('payment-two', (isFree) => Promise.resolve(isFree))).toBe(true);
});

it.each(['with locks', 'without locks'])('every caller gets a turn, %s', async (how) => {
  const remove = how === 'with locks' ? installLocks() : () => undefined;
  const turns = await Promise.all([1, 2, 3].map((turn) => inTurn('journal', () => turn)));
  remove();
  expect(turns).toEqual([1, 2, 3]);
});

it('a closing page writes exactly once even when it gets no lock', async () => {
  const failing = (isBegun: boolean) => ({
    request: async (_name: string, work: () => Promise<unknown>) => {
      if (isBegun) await work();
      throw new DOMException('Not active', 'InvalidStateError');
    },
  });
  for (const isBegun of [false, true]) {
    Object.defineProperty(navigator, 'locks', { value: failing(isBegun), configurable: true });
    const work = jest.fn(() => 'written');
    const turn = inTurn('journal', work);
    if (isBegun) await expect(turn).rejects.toThrow('Not active');
    else expect(await turn).toBe('written');
    expect(work).toHaveBeenCalledTimes(1);
  }
  Reflect.deleteProperty(navigator, 'locks');
});
