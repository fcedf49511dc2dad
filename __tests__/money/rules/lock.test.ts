import { inTurn, withPaymentLock } from '@/tx/lock';
import { installLocks } from '../../support/money/locks';

/** This environment has no Web Locks, so the lease alone separates two tabs. */
const KEY = 'lease_payment-one';

const never = () => new Promise<never>(() => undefined);

it('lets one of two that come together work', async () => {
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

it('gives the place free afterwards, also after a failure', async () => {
  await expect(withPaymentLock('payment-one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withPaymentLock('payment-one', (isFree) => Promise.resolve(isFree))).toBe(true);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('sends a second one away while the first works, and not after a tab that was closed at it long ago', async () => {
  void withPaymentLock('payment-one', never);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await withPaymentLock('payment-one', (isFree) => Promise.resolve(isFree))).toBe(false);
  localStorage.setItem(KEY, `${new Date(Date.now() - 31_000).toISOString()} 1`);
  expect(await withPaymentLock('payment-one', (isFree) => Promise.resolve(isFree))).toBe(true);
});

it('takes down no mark but its own, and has no place where another one wrote last', async () => {
  const later = `${new Date().toISOString()} 2`;
  await withPaymentLock('payment-one', async () => void localStorage.setItem(KEY, later));
  expect(localStorage.getItem(KEY)).toBe(later);
  localStorage.removeItem(KEY);
  const late = withPaymentLock('payment-one', (isFree) => Promise.resolve(isFree));
  localStorage.setItem(KEY, later);
  expect(await late).toBe(false);
});

it('asks for a lock where there are some', async () => {
  const remove = installLocks();
  const works: boolean[] = [];
  const note = async (isFree: boolean) => void works.push(isFree);
  await Promise.all([withPaymentLock('payment-one', note), withPaymentLock('payment-one', note)]);
  remove();
  expect(works.toSorted()).toEqual([false, true]);
});

it('keeps two orders apart', async () => {
  void withPaymentLock('payment-one', never);
  expect(await withPaymentLock('payment-two', (isFree) => Promise.resolve(isFree))).toBe(true);
});

it.each(['with locks', 'without locks'])('lets everybody have a turn, %s', async (how) => {
  const remove = how === 'with locks' ? installLocks() : () => undefined;
  const turns = await Promise.all([1, 2, 3].map((turn) => inTurn('journal', () => turn)));
  remove();
  expect(turns).toEqual([1, 2, 3]);
});

it('writes all the same where a page that is leaving is given no lock, and once only', async () => {
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
