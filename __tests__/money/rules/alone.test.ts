import { alone } from '@/wallet/tx/alone';
import { installLocks } from '../../support/money/locks';

/** This environment has no locks, as a browser without them: the lease is what stands between two tabs. */
const KEY = 'lease_payment-one';

const never = () => new Promise<never>(() => undefined);

it('lets one of two that come together work', async () => {
  const works: boolean[] = [];
  const note = async (isAlone: boolean) => void works.push(isAlone);
  await Promise.all([alone('payment-one', note), alone('payment-one', note), alone('payment-one', note)]);
  expect(works.filter(Boolean)).toHaveLength(1);
  expect(works).toHaveLength(3);
});

it('gives the place free afterwards, also after a failure', async () => {
  await expect(alone('payment-one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await alone('payment-one', (isAlone) => Promise.resolve(isAlone))).toBe(true);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('sends a second one away while the first works, and not after a tab that was closed at it long ago', async () => {
  void alone('payment-one', never);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await alone('payment-one', (isAlone) => Promise.resolve(isAlone))).toBe(false);
  localStorage.setItem(KEY, `${new Date(Date.now() - 31_000).toISOString()} 1`);
  expect(await alone('payment-one', (isAlone) => Promise.resolve(isAlone))).toBe(true);
});

it('takes down no mark but its own, and has no place where another one wrote last', async () => {
  const later = `${new Date().toISOString()} 2`;
  await alone('payment-one', async () => void localStorage.setItem(KEY, later));
  expect(localStorage.getItem(KEY)).toBe(later);
  localStorage.removeItem(KEY);
  const late = alone('payment-one', (isAlone) => Promise.resolve(isAlone));
  localStorage.setItem(KEY, later);
  expect(await late).toBe(false);
});

it('asks for a lock where there are some', async () => {
  const remove = installLocks();
  const works: boolean[] = [];
  const note = async (isAlone: boolean) => void works.push(isAlone);
  await Promise.all([alone('payment-one', note), alone('payment-one', note)]);
  remove();
  expect(works).toEqual([true, false]);
});

it('keeps two orders apart', async () => {
  void alone('payment-one', never);
  expect(await alone('payment-two', (isAlone) => Promise.resolve(isAlone))).toBe(true);
});
