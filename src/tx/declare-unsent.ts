import { isAppError } from '@/errors/app-error';
import type { Entry } from './entry';
import { inTurn, stopRenewing } from './reserve';
import { refreshWhatShows, requestsAt } from './kinds/at-service';
import { markRefused } from './open-request';
import { unmarkUnrecorded } from './record-submit';

type Reported = NonNullable<Entry['reported']>;

/**
 * Tells the service that nothing was sent for the request that this session has open. A service that keeps no request is
 * told nothing: its hold runs out. Must be called before the wallet is asked again, so that it is told in turn.
 */
export async function declareOwnUnsent({ key, reported }: Pick<Entry, 'key' | 'reported'>): Promise<void> {
  stopRenewing(key);
  if (!reported) return;
  const { askedOf, setReservation: setReservation } = requestsAt(reported);
  await inTurn(key, async (options) => {
    const asked = await askedOf(reported.id);
    if (!asked?.here) return;
    await setReservation(reported.id, { asking: false, declaredUnsent: true }, options);
  }).catch(() => undefined);
}

/** `busy`: a wallet is being asked at this moment, or the order takes no payment any more. */
export type Declared = 'taken' | 'busy' | 'away';

/**
 * Declares that nothing was sent for a request that another session has opened. This session takes the request over and
 * gives it back, so that the service has the declaration before Pay is offered.
 */
export async function declareOtherUnsent(key: string, reported: Pick<Reported, 'to' | 'id'>): Promise<Declared> {
  const { setReservation: setReservation } = requestsAt(reported);
  try {
    await inTurn(key, async (options) => {
      await setReservation(reported.id, { asking: true, declaredUnsent: true }, options);
      // From here on the request is this session's own, and no wallet was asked for it.
      markRefused(key);
      unmarkUnrecorded(key);
      await setReservation(reported.id, { asking: false }, options).catch(() => undefined);
    });
    return 'taken';
  } catch (thrown) {
    return isAppError(thrown) && thrown.fault.kind === 'conflict' ? 'busy' : 'away';
  } finally {
    refreshWhatShows({ reported });
  }
}
