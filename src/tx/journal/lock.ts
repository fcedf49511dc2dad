import { ActionFault } from '@/errors/action-fault';

type Work<T> = (isFree: boolean) => Promise<T>;

/** Throws without a lock across all tabs, because two tabs could both pay. */
export async function withLockIfFree<T>(name: string, work: Work<T>): Promise<T> {
  let isBegun = false;
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      isBegun = true;
      return work(lock !== null);
    });
  } catch (error) {
    throw isBegun ? error : new ActionFault('no-locks', { cause: error });
  }
}

/** Works without a lock too, so that a closing page, for example, does not lose its write. */
export async function inJournalTurn<T>(name: string, work: () => T): Promise<T> {
  let isBegun = false;
  try {
    return await navigator.locks.request(name, async () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    if (isBegun) throw error;
    return work();
  }
}
