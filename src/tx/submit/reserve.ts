import { credentials } from '@/api/credentials';
import type { CallOptions } from '@/api/client';
import { isAppError } from '@/errors/app-error';
import { PaymentFault } from '@/errors/payment-fault';
import { markRefused, markRequested } from './open-request';

const RENEWED_EVERY_MS = 60_000;
const TIMEOUT_MS = 10_000;

export type Release = (isUnsent: boolean) => void;
/** `now` is the action as the service has it; null from a service that does not support reservations. */
export type Reserved<Action> = { now: Action | null; release: Release };

type SetReservation<Action> = (isAsking: boolean, options: CallOptions) => Promise<Action>;

/**
 * Reserves the action for this login, so that two browsers that submit in the same second do not both send. A service that
 * does not support the call answers 400 and is not asked again.
 */
export async function reserve<Action>(key: string, setReservation: SetReservation<Action>): Promise<Reserved<Action>> {
  const report = inTurnFor(key, setReservation);
  const now = await report(true).catch(onReserveFailure(key, report));
  if (!now) return { now, release: () => undefined };
  markRequested(key);
  stopRenewing(key);
  const stop = renew(() => report(true));
  renewals.set(key, stop);
  const release = (isUnsent: boolean) => {
    stop();
    if (isUnsent) endReservation(key, report);
  };
  return { now, release };
}

const renewals = new Map<string, () => void>();

export const stopRenewing = (key: string): void => renewals.get(key)?.();

/** Renews the reservation while the login stays the same. Each renewal waits for the one before. */
function renew(reportAgain: () => Promise<unknown>): () => void {
  const asker = credentials()?.token;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    if (credentials()?.token !== asker) return;
    void reportAgain()
      .catch(() => undefined)
      .finally(wait);
  };
  const wait = () => {
    if (!isOver) timer = setTimeout(again, RENEWED_EVERY_MS);
  };
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** By key, the latest call: calls about one action never overtake each other. */
const lastCalls = new Map<string, Promise<unknown>>();

const inTurnFor =
  <Action>(key: string, setReservation: SetReservation<Action>) =>
  (isAsking: boolean): Promise<Action> =>
    inTurn(key, (options) => setReservation(isAsking, options));

export function inTurn<T>(key: string, work: (options: CallOptions) => Promise<T>): Promise<T> {
  const before = lastCalls.get(key);
  const call = Promise.resolve(before)
    .catch(() => undefined)
    .then(() => work({ timeoutMs: TIMEOUT_MS }));
  lastCalls.set(key, call);
  return call;
}

const onReserveFailure =
  (key: string, report: (isAsking: boolean) => Promise<unknown>) =>
  (cause: unknown): null => {
    if (isAppError(cause) && cause.fault.kind === 'form') return null;
    const isReservedElsewhere = isAppError(cause) && cause.fault.kind === 'conflict';
    // The service may have recorded the request without answering, and no wallet was asked.
    if (!isReservedElsewhere) endReservation(key, report);
    throw new PaymentFault(isReservedElsewhere ? 'asked-elsewhere' : 'service-away', { cause });
  };

function endReservation(key: string, report: (isAsking: boolean) => Promise<unknown>): void {
  markRefused(key);
  void report(false).catch(() => undefined);
}
