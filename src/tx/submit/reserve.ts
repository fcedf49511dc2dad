import type { CallOptions } from '@/api/client';
import { isAppError } from '@/errors/app-error';
import { PaymentFault } from '@/errors/payment-fault';
import { KINDS, type ActionOf } from '../kinds';
import type { ActionAtService, KindSpec } from '../kinds/kind-spec';
import type { Tx } from '../tx';
import { markRefused, markRequested } from './open-request';
import type { Kind, SubmitRequest } from './prepare';

const RENEWED_EVERY_MS = 60_000;
const TIMEOUT_MS = 10_000;

export type Release = (isUnsent: boolean) => void;
/** `now` is the action as the service has it, or null if the service does not support reservations. */
export type Reserved<Action> = { now: Action | null; release: Release };

const FIELDS_OF_UNSUPPORTED: ReadonlySet<string> = new Set(['asking', 'txHash']);

type SetReservation<Action> = (isAsking: boolean, options: CallOptions) => Promise<Action>;

/** `requestAt` is the time of the open request on the service's record. */
export type Reservation = { assertReserved: () => void; requestAt?: number; release: Release };

const NOT_RESERVED: Reservation = { assertReserved: () => undefined, release: () => undefined };

export async function reserveAction<K extends Kind>(
  tx: Tx,
  key: string,
  { kind, action }: SubmitRequest<K>,
): Promise<Reservation> {
  const { service }: KindSpec<ActionOf[K]> = KINDS[kind];
  return service ? reserveAt(tx, key, service, action) : NOT_RESERVED;
}

async function reserveAt<Action>(
  tx: Tx,
  key: string,
  service: ActionAtService<Action>,
  action: Action,
): Promise<Reservation> {
  const setReservation = (isAsking: boolean, options: CallOptions) =>
    service.setReservation(tx, action, isAsking, options);
  const { now, release } = await reserve(tx, key, setReservation).catch(whyNotReserved(tx, service, action));
  // Another browser may have paid and reported during the checks.
  const assertReserved = () => {
    if (now) service.assertStillDue(tx, action, now);
  };
  const openRequest = now && service.openRequestOf(now);
  return { assertReserved, release, ...(openRequest && { requestAt: Date.parse(openRequest.at) }) };
}

const whyNotReserved =
  <Action>(tx: Tx, service: ActionAtService<Action>, reviewed: Action) =>
  async (thrown: unknown): Promise<never> => {
    const isReservedElsewhere = thrown instanceof PaymentFault && thrown.kind === 'asked-elsewhere';
    const now = isReservedElsewhere ? await service.read(tx, reviewed).catch(() => reviewed) : reviewed;
    service.assertStillDue(tx, reviewed, now);
    throw thrown;
  };

/**
 * Reserves the action for this login, so that two browsers that submit in the same second do not both send. A service that
 * does not support the call answers 400 and is not asked again.
 */
export async function reserve<Action>(
  tx: Tx,
  key: string,
  setReservation: SetReservation<Action>,
): Promise<Reserved<Action>> {
  const asker = tx.service.login()?.token;
  const report = inTurnFor(tx, key, setReservation);
  const now = await report(true).catch(onReserveFailure(tx, key, report));
  if (!now) return { now, release: () => undefined };
  markRequested(tx, key);
  stopRenewing(tx, key);
  const stop = renew(tx, () => report(true));
  tx.memory.renewals.set(key, stop);
  const release = (isUnsent: boolean) => {
    stop();
    if (isUnsent && tx.service.login()?.token === asker) endReservation(tx, key, report);
  };
  return { now, release };
}

export const stopRenewing = (tx: Tx, key: string): void => tx.memory.renewals.get(key)?.();

/** Renews the reservation while the login stays the same. Each renewal waits for the previous one. */
function renew(tx: Tx, reportAgain: () => Promise<unknown>): () => void {
  const asker = tx.service.login()?.token;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    if (tx.service.login()?.token !== asker) return;
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

const inTurnFor =
  <Action>(tx: Tx, key: string, setReservation: SetReservation<Action>) =>
  (isAsking: boolean): Promise<Action> =>
    inTurn(tx, key, (options) => setReservation(isAsking, options));

export function inTurn<T>(tx: Tx, key: string, work: (options: CallOptions) => Promise<T>): Promise<T> {
  const before = tx.memory.lastCalls.get(key);
  const call = Promise.resolve(before)
    .catch(() => undefined)
    .then(() => work({ timeoutMs: TIMEOUT_MS }));
  tx.memory.lastCalls.set(key, call);
  return call;
}

/**
 * A service without reservations reports the hash as missing or does not know `asking`. A gateway's 400 says nothing
 * about that.
 */
function isUnsupported(cause: unknown): boolean {
  if (!isAppError(cause) || !cause.isOfService || cause.fault.kind !== 'form') return false;
  const fields = Object.keys(cause.fault.fields);
  return fields.length === 0 || fields.some((field) => FIELDS_OF_UNSUPPORTED.has(field));
}

const onReserveFailure =
  (tx: Tx, key: string, report: (isAsking: boolean) => Promise<unknown>) =>
  (cause: unknown): null => {
    if (isUnsupported(cause)) return null;
    const isReservedElsewhere = isAppError(cause) && cause.fault.kind === 'conflict';
    // The service may have recorded the request without answering, and no wallet was asked.
    if (!isReservedElsewhere) endReservation(tx, key, report);
    throw new PaymentFault(isReservedElsewhere ? 'asked-elsewhere' : 'service-away', { cause });
  };

function endReservation(tx: Tx, key: string, report: (isAsking: boolean) => Promise<unknown>): void {
  markRefused(tx, key);
  void report(false).catch(() => undefined);
}
