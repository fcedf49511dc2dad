import type { Hash } from '@/api/contract';
import { mayPass, retryDelay } from '@/api/query-client';
import { isAppError } from '@/errors/app-error';
import { isSameAddress } from '@/utils/is-same-address';
import type { Engine } from '../engine';
import { idOf, hasServiceRecord, type Entry, type EntryWithRecord } from '../journal/entry';
import { updateEntry, findEntry } from '../journal/journal';
import { isRequestOpen } from '../journal/split';
import { refreshQueries, reportTo } from '../service/at-service';
import { pause, whileCurrent } from '../loops';

/**
 * Reports every due hash to the bank, on any page, until the bank accepts or refuses it. Without a report, the bank
 * finds the payment later. A hash is reported only for the investor whose linked wallet sent it.
 */
export function reportWhatIsDue(engine: Engine): void {
  for (const entry of engine.memory.journal.get().entries)
    if (isDue(engine, entry)) void reportUntilSettled(engine, entry);
}

type DueReport = EntryWithRecord & { hash: Hash };

const isDue = (engine: Engine, entry: Entry): entry is DueReport => {
  const { reportState: state, hash, from } = entry;
  const linked = engine.memory.linked.get();
  return (
    hasServiceRecord(entry) &&
    state === 'due' &&
    hash !== null &&
    engine.service.login() !== null &&
    linked !== null &&
    isSameAddress(linked, from)
  );
};

async function reportUntilSettled(engine: Engine, due: DueReport): Promise<void> {
  let entry = due;
  const id = `${idOf(entry)} ${entry.hash}`;
  const { reporting } = engine.memory.loops;
  if (reporting.has(id)) return;
  reporting.add(id);
  const isCurrent = whileCurrent(engine);
  try {
    for (let failures = 0; (await reportToService(engine, entry)) === 'again'; failures += 1) {
      await pause(retryDelay(failures));
      const now = findEntry(engine, idOf(entry));
      if (!isCurrent() || !now || !isDue(engine, now) || now.hash !== entry.hash) return;
      entry = now;
    }
  } finally {
    reporting.delete(id);
  }
}

/** A found transaction may not come from the request, so its report uses an id that ends no request. */
const NO_REQUEST = 'none';

const answeredRequestOf = (entry: Entry) => (isRequestOpen(entry) ? NO_REQUEST : entry.requestId);

/** Only the service can refuse a hash. After any other failure, the hash stays due until the next page or login. */
async function reportToService(engine: Engine, entry: DueReport): Promise<'again' | 'done'> {
  const { hash, serviceRecord } = entry;
  const requestId = answeredRequestOf(entry);
  const namesSameAnswer = (now: Entry) => now.hash === hash && answeredRequestOf(now) === requestId;
  const done = (state: 'taken' | 'refused') =>
    updateEntry(engine, idOf(entry), { reportState: state }, namesSameAnswer);
  try {
    await reportTo(engine, { serviceRecord, hash, requestId });
    if (!(await done('taken'))) return 'again';
  } catch (error) {
    if (mayPass(error)) return 'again';
    if (!isAppError(error) || !error.isOfService || error.fault.kind === 'expired') return 'done';
    await done('refused');
  }
  refreshQueries(engine, { serviceRecord });
  return 'done';
}
