import { mayPass, retryDelay } from '@/api/query-client';
import { isAppError } from '@/errors/app-error';
import type { Tx } from '../tx';
import { rememberDeclared } from '../journal/marks';
import { idOf, isAwaitingAnswer, type Entry } from '../journal/entry';
import { findEntry, updateEntry } from '../journal/journal';
import { pause, whileCurrent } from '../loops';
import { inTurn, stopRenewing } from './reserve';
import { refreshWhatShows, requestsAt } from '../service/at-service';
import { markRefused } from '../service/open-request';
import { unmarkUnrecorded } from './record-submit';
import { newKey } from '@/utils/content-key';

type Reported = NonNullable<Entry['reported']>;

/**
 * Declares to the service that this session's request sent nothing. Call this before the wallet is asked again, because
 * the declaration must reach the service before the next reservation. If the service has no request on record, the
 * reservation simply expires.
 */
export async function declareOwnUnsent(
  tx: Tx,
  { key, reported, requestId }: Pick<Entry, 'key' | 'reported' | 'requestId'>,
): Promise<void> {
  stopRenewing(tx, key);
  if (!reported) return;
  const { read, setReservation } = requestsAt(reported);
  await inTurn(tx, key, async (options) => {
    const now = await read(tx, reported.id);
    if (!now?.asked?.here) return;
    await setReservation(tx, reported.id, { asking: false, declaredUnsent: true, requestId }, options);
  }).catch(() => undefined);
}

/**
 * Takes back the declaration of a request that its wallet still shows, so that no other session asks a wallet for the
 * same action.
 */
export async function reopenAtService(tx: Tx, entry: Entry): Promise<void> {
  const { key, reported } = entry;
  if (!reported) return;
  const requestId = newKey();
  // Stored before the call, because the call's answer can be lost.
  await updateEntry(tx, idOf(entry), { requestId });
  const isCurrent = whileCurrent(tx);
  const reopen = () =>
    inTurn(tx, key, async (options) =>
      requestsAt(reported).setReservation(tx, reported.id, { asking: true, requestId }, options),
    );
  for (let failures = 0; ; failures += 1) {
    const answer = await reopen().catch((thrown: unknown) => (mayPass(thrown) ? 'again' : null));
    if (answer !== 'again') {
      if (answer?.asked) await updateEntry(tx, idOf(entry), { requestAt: Date.parse(answer.asked.at) });
      return;
    }
    await pause(retryDelay(failures));
    const now = findEntry(tx, idOf(entry));
    if (!isCurrent() || now?.requestId !== requestId || !isAwaitingAnswer(now)) return;
  }
}

export type Declared = 'taken' | 'busy' | 'away' | 'not-kept';

/**
 * Declares that another session's request sent nothing. `askedAt` is the time of the request that the investor saw.
 * This session takes the request over and ends it, so that the service has the declaration before Pay is offered.
 */
export async function declareOtherUnsent(
  tx: Tx,
  key: string,
  reported: Pick<Reported, 'to' | 'id'>,
  askedAt: string,
): Promise<Declared> {
  const { setReservation } = requestsAt(reported);
  // The declaration is remembered before the call, because the call's answer can be lost.
  if (!rememberDeclared(tx, key)) return 'not-kept';
  const requestId = newKey();
  try {
    await inTurn(tx, key, async (options) => {
      try {
        await setReservation(tx, reported.id, { asking: true, declaredUnsent: true, requestId, askedAt }, options);
        // The request now belongs to this session, which has asked no wallet for it.
        markRefused(tx, key);
        unmarkUnrecorded(tx, key);
      } finally {
        // After a lost answer too, because the service may have recorded the request, or may do so later.
        await setReservation(tx, reported.id, { asking: false, requestId }, options).catch(() => undefined);
      }
    });
    return 'taken';
  } catch (thrown) {
    return isAppError(thrown) && thrown.fault.kind === 'conflict' ? 'busy' : 'away';
  } finally {
    refreshWhatShows(tx, { reported });
  }
}
