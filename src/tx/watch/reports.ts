import type { Hash } from '@/api/contract';
import { credentials } from '@/api/credentials';
import { mayPass, retryDelay } from '@/api/query-client';
import { isAppError, type FaultKind } from '@/errors/app-error';
import { isSameAddress } from '@/utils/is-same-address';
import { idOf, isReported, type Entry, type Reported } from '../journal/entry';
import { updateEntry, findEntry, journalStore } from '../journal/journal';
import { refreshWhatShows, reportTo } from '../kinds/at-service';
import { linkedStore } from '../journal/own-addresses';

const reporting = new Set<string>();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Reports every due hash to the bank, on any page, until it is accepted or refused. Without a report the bank finds the
 * payment later. Only the investor whose linked wallet sent it reports it.
 */
export function reportWhatIsDue(): void {
  for (const entry of journalStore.get().entries) if (isDue(entry)) void reportUntilSettled(entry);
}

type DueReport = Reported & { hash: Hash };

const isDue = (entry: Entry): entry is DueReport => {
  const { report: state, hash, from } = entry;
  const linked = linkedStore.get();
  return (
    isReported(entry) &&
    state === 'due' &&
    hash !== null &&
    credentials() !== null &&
    linked !== null &&
    isSameAddress(linked, from)
  );
};

async function reportUntilSettled(entry: DueReport): Promise<void> {
  const id = `${idOf(entry)} ${entry.hash}`;
  if (reporting.has(id)) return;
  reporting.add(id);
  try {
    for (let failures = 0; (await reportToService(entry)) === 'again'; failures += 1) {
      await pause(retryDelay(failures));
      const now = findEntry(idOf(entry));
      if (!now || !isDue(now) || now.hash !== entry.hash) return;
    }
  } finally {
    reporting.delete(id);
  }
}

/** These faults are not an answer of the service. The hash stays due until the next page or login. */
const UNDECIDED_FAULTS: ReadonlySet<FaultKind> = new Set(['expired', 'cancelled', 'protocol']);

async function reportToService({ hash, reported, ...entry }: DueReport): Promise<'again' | 'done'> {
  const done = (state: 'taken' | 'refused') => updateEntry(idOf(entry), { report: state }, (now) => now.hash === hash);
  try {
    await reportTo(reported, hash);
    await done('taken');
  } catch (error) {
    if (mayPass(error)) return 'again';
    if (!isAppError(error) || UNDECIDED_FAULTS.has(error.fault.kind)) return 'done';
    await done('refused');
  }
  refreshWhatShows({ reported });
  return 'done';
}
