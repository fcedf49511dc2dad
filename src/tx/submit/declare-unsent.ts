import type { Engine } from '../engine';
import { rememberDeclared } from '../journal/marks';
import type { Entry, RecordId } from '../journal/entry';
import { inTurn, isConflict } from '../service/in-turn';
import { stopRenewing } from './reserve';
import { refreshQueries, requestsAt } from '../service/at-service';
import { markRefused } from '../service/open-request';
import { unmarkUnrecorded } from './record-submit';
import { newKey } from '@/utils/content-key';

/**
 * Declares to the service that this session's request sent nothing. The declaration must reach the service before the
 * next reservation, so call this before the wallet is asked again. Does nothing if the service has no request of this
 * session on record.
 */
export async function declareOwnUnsent(
  engine: Engine,
  { key, serviceRecord, requestId }: Pick<Entry, 'key' | 'serviceRecord' | 'requestId'>,
): Promise<void> {
  stopRenewing(engine, key);
  if (!serviceRecord) return;
  const { read, setReservation } = requestsAt(serviceRecord);
  await inTurn(engine, key, async (options) => {
    const now = await read(engine, serviceRecord.id);
    if (!now?.asked?.here) return;
    await setReservation(engine, serviceRecord.id, { asking: false, declaredUnsent: true, requestId }, options);
  }).catch(() => undefined);
}

export type Declared = 'taken' | 'busy' | 'unreachable' | 'not-stored';

/**
 * Declares that another session's request sent nothing. `askedAt` is the time of the request that the investor saw.
 * This session takes over that request and ends it, so that the service has the declaration before the investor can
 * pay.
 */
export async function declareOtherUnsent(
  engine: Engine,
  key: string,
  serviceRecord: RecordId,
  askedAt: string,
): Promise<Declared> {
  const { setReservation } = requestsAt(serviceRecord);
  // Stores the declaration before the call, because the call's answer can be lost.
  if (!rememberDeclared(engine, key)) return 'not-stored';
  const requestId = newKey();
  try {
    await inTurn(engine, key, async (options) => {
      try {
        await setReservation(
          engine,
          serviceRecord.id,
          { asking: true, declaredUnsent: true, requestId, askedAt },
          options,
        );
        // The request now belongs to this session, which has asked no wallet for it.
        markRefused(engine, key);
        unmarkUnrecorded(engine, key);
      } finally {
        // Ends the request even if the first answer was lost, because the service may have recorded the request.
        await setReservation(engine, serviceRecord.id, { asking: false, requestId }, options).catch(() => undefined);
      }
    });
    return 'taken';
  } catch (thrown) {
    return isConflict(thrown) ? 'busy' : 'unreachable';
  } finally {
    refreshQueries(engine, { serviceRecord });
  }
}
