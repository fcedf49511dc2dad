import { localStore } from '@/utils/storage';

/** Must be longer than all checks until the attempt is in the journal. */
const LEASE_MS = 30_000;
const SETTLES_WITHIN_MS = 400;

type Work<T> = (isFree: boolean) => Promise<T>;

export const withPaymentLock = <T>(name: string, work: Work<T>): Promise<T> =>
  hasLocks()
    ? navigator.locks.request(name, { ifAvailable: true }, (lock) => work(lock !== null))
    : byLease(name, work);

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
    // A page that gets no lock, such as one that is unloading, must not lose its write.
    return work();
  }
}

const hasLocks = (): boolean => 'locks' in navigator && Boolean(navigator.locks);

/**
 * For browsers without locks. All tabs write a mark, and after a pause the tab whose mark is left proceeds. A mark that is
 * too old is ignored.
 */
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
