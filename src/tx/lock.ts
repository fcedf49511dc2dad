import { localStore } from '@/utils/storage';

/** Longer than everything that is checked before the journal takes over. */
const LEASE_MS = 30_000;
/** What one tab writes the others read a moment later. */
const SETTLES_WITHIN_MS = 400;

type Work<T> = (isFree: boolean) => Promise<T>;

/** One payment of an account at a time, over all tabs: `work` hears whether the lock was free. */
export const withPaymentLock = <T>(name: string, work: Work<T>): Promise<T> =>
  hasLocks()
    ? navigator.locks.request(name, { ifAvailable: true }, (lock) => work(lock !== null))
    : byLease(name, work);

/** After everybody who asked before, in whatever tab. What is done in here takes no time, so nobody waits for long. */
export async function inTurn<T>(name: string, work: () => T): Promise<T> {
  if (!hasLocks()) return work();
  let isBegun = false;
  try {
    return await navigator.locks.request(name, async () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    if (isBegun) throw error;
    // A page that is given no lock, such as one that is just leaving, must not lose what it has to write.
    return work();
  }
}

const hasLocks = (): boolean => 'locks' in navigator && Boolean(navigator.locks);

/** For a browser without locks: the tab whose mark stands after all have written theirs goes on, until it takes it down or it is too old. */
async function byLease<T>(name: string, work: Work<T>): Promise<T> {
  const key = `lease_${name}`;
  const mark = `${new Date().toISOString()} ${crypto.getRandomValues(new Uint32Array(2)).join('')}`;
  if (isFresh(localStore.read(key))) return work(false);
  localStore.write(key, mark);
  await new Promise((resolve) => setTimeout(resolve, SETTLES_WITHIN_MS));
  if (localStore.read(key) !== mark) return work(false);
  try {
    return await work(true);
  } finally {
    if (localStore.read(key) === mark) localStore.remove(key);
  }
}

const isFresh = (mark: string | null): boolean =>
  mark !== null && Date.now() - Date.parse(mark.slice(0, mark.indexOf(' '))) < LEASE_MS;
