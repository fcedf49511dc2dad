import { mayPass, retryDelay } from '@/api/query-client';
import { newKey } from '@/utils/content-key';
import { idOf, isAwaitingAnswer, hasServiceRecord, type Entry, type EntryWithRecord } from '../journal/entry';
import { findEntry, updateEntry } from '../journal/journal';
import { pause, whileCurrent } from '../loops';
import { requestsAt } from '../service/at-service';
import { inTurn, isConflict } from '../service/in-turn';
import type { Engine } from '../engine';

/**
 * Withdraws the declaration for a request that may still be sent, so that no other session asks a wallet for the same
 * action. The service refuses this while another login has a request. If the page or the login ends before the service
 * accepts, the next page or login calls again.
 */
export async function reopenAtService(engine: Engine, entry: Entry): Promise<void> {
  if (!hasServiceRecord(entry)) return;
  // The entry is written before the call, because the call's answer can be lost.
  const reopened = await updateEntry(engine, idOf(entry), { requestId: newKey(), requestedAt: undefined });
  if (reopened) await repeatReopening(engine, reopened);
}

const isReopening = (entry: Entry): entry is EntryWithRecord =>
  hasServiceRecord(entry) &&
  isAwaitingAnswer(entry) &&
  entry.requestId !== undefined &&
  entry.requestedAt === undefined;

export async function repeatReopening(engine: Engine, entry: Entry): Promise<void> {
  if (!engine.service.login() || !isReopening(entry)) return;
  const { key, serviceRecord, requestId } = entry;
  const { reopening } = engine.memory.loops;
  const id = `${idOf(entry)} ${requestId}`;
  if (reopening.has(id)) return;
  reopening.add(id);
  const isCurrent = whileCurrent(engine);
  const reopen = () =>
    inTurn(engine, key, (options) =>
      requestsAt(serviceRecord).setReservation(engine, serviceRecord.id, { asking: true, requestId }, options),
    );
  for (let failures = 0; ; failures += 1) {
    const answer = await reopen().catch((thrown: unknown) => (mayPass(thrown) || isConflict(thrown) ? 'again' : null));
    if (answer !== 'again') {
      if (answer)
        await updateEntry(engine, idOf(entry), {
          requestedAt: answer.asked ? Date.parse(answer.asked.at) : engine.clock.now(),
        });
      return;
    }
    await pause(retryDelay(failures));
    const now = findEntry(engine, idOf(entry));
    if (!isCurrent() || !now || now.requestId !== requestId || !isReopening(now)) return;
  }
}
