import type { Hash } from '@/api/contract';
import { credentials } from '@/api/credentials';
import { mayPass, retryDelay } from '@/api/query-client';
import { isAppError, type FaultKind } from '@/errors/app-error';
import { isSameAddress } from '@/utils/is-same-address';
import { idOf, isReported, type Entry, type Reported } from './entry';
import { amend, findEntry, journalStore } from './journal';
import { refreshWhatShows, reportTo } from './kinds/at-service';
import { linkedStore } from './own-addresses';

const reporting = new Set<string>();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Tells the bank every hash that it has not been told, on whatever page, until it has taken or refused it. It finds a
 * payment without that too, only later. The investor must be the one whose linked wallet has sent it.
 */
export function reportWhatIsDue(): void {
  for (const entry of journalStore.get().entries) if (isDue(entry)) void report(entry);
}

type Sent = Reported & { hash: Hash };

const isDue = (entry: Entry): entry is Sent => {
  const { report: standing, hash, from } = entry;
  const linked = linkedStore.get();
  return (
    isReported(entry) &&
    standing === 'due' &&
    hash !== null &&
    credentials() !== null &&
    linked !== null &&
    isSameAddress(linked, from)
  );
};

async function report(entry: Sent): Promise<void> {
  const id = `${idOf(entry)} ${entry.hash}`;
  if (reporting.has(id)) return;
  reporting.add(id);
  try {
    for (let failures = 0; (await tellBank(entry)) === 'again'; failures += 1) {
      await pause(retryDelay(failures));
      const now = findEntry(idOf(entry));
      if (!now || !isDue(now) || now.hash !== entry.hash) return;
    }
  } finally {
    reporting.delete(id);
  }
}

/** The session has ended, or something else than the service has answered: it stays due, after the next login or on the next page. */
const NO_WORD: ReadonlySet<FaultKind> = new Set(['expired', 'cancelled', 'protocol']);

async function tellBank({ hash, reported, ...entry }: Sent): Promise<'again' | 'told'> {
  const done = (standing: 'taken' | 'refused') => amend(idOf(entry), { report: standing }, (now) => now.hash === hash);
  try {
    await reportTo(reported, hash);
    await done('taken');
  } catch (error) {
    if (mayPass(error)) return 'again';
    if (!isAppError(error) || NO_WORD.has(error.fault.kind)) return 'told';
    await done('refused');
  }
  refreshWhatShows({ reported });
  return 'told';
}
