import type { CallOptions } from '@/api/client';
import { ActionFault } from '@/errors/action-fault';
import { KINDS, type ActionOf } from '../kinds';
import type { Intent } from '../kinds/intent';
import type { KindSpec, ReviewedRecord } from '../kinds/kind-spec';
import type { Entry } from '../journal/entry';
import type { Engine } from '../engine';
import { markRefused, markRequested } from '../service/open-request';
import { inTurn, isConflict } from '../service/in-turn';
import { refusedFields } from '../service/newer-fields';
import type { SubmitRequest } from './reviewed-intent';
import { newKey } from '@/utils/content-key';

const RENEWED_EVERY_MS = 60_000;

export type HeldReservation = Readonly<{ stopRenewing: () => void; endReservation: () => void }>;
/** `now` is the action as the service has it. Null if the service does not support reservations. */
export type Reserved<Action> = HeldReservation & { now: Action | null };

const FIELDS_OF_UNSUPPORTED: ReadonlySet<string> = new Set(['asking', 'txHash']);

type SetReservation<Action> = (isAsking: boolean, options: CallOptions) => Promise<Action>;

/** `requestedAt` and `requestId` identify the open request on the service's record. */
export type Reservation = HeldReservation & { assertReserved: () => void; requestedAt?: number; requestId?: string };

const doNothing = () => undefined;
const NO_RESERVATION: HeldReservation = { stopRenewing: doNothing, endReservation: doNothing };

export async function reserveAction<K extends Entry['kind']>(
  engine: Engine,
  { key, serviceRecord }: Pick<Intent, 'key' | 'serviceRecord'>,
  { kind, action }: SubmitRequest<K>,
  loginToken: string | null,
): Promise<Reservation> {
  const { record }: KindSpec<ActionOf[K]> = KINDS[kind];
  if (!record || !serviceRecord) return { ...NO_RESERVATION, assertReserved: doNothing };
  const { id } = serviceRecord;
  const requestId = newKey();
  const setReservation = (isAsking: boolean, options: CallOptions) =>
    record.setReservation(engine, id, { asking: isAsking, requestId }, options);
  const { now, ...held } = await reserve(engine, key, setReservation, loginToken).catch(
    reserveFault(engine, record, id, action),
  );
  // Another browser may have paid and reported during the checks.
  const assertReserved = () => {
    if (now) record.assertStillDue(engine, action, now);
  };
  const openRequest = now?.asked;
  return { ...held, assertReserved, ...(openRequest && { requestedAt: Date.parse(openRequest.at), requestId }) };
}

const reserveFault =
  <Action>(engine: Engine, record: ReviewedRecord<Action>, id: string, reviewed: Action) =>
  async (thrown: unknown): Promise<never> => {
    const isReservedElsewhere = thrown instanceof ActionFault && thrown.kind === 'asked-elsewhere';
    const now = isReservedElsewhere ? await record.read(engine, id).catch(() => reviewed) : reviewed;
    record.assertStillDue(engine, reviewed, now);
    throw thrown;
  };

/**
 * Reserves the action for the login. If two browsers submit in the same second, only one of them sends. A service that
 * does not support the call answers 400 and is not called again.
 */
export async function reserve<Action>(
  engine: Engine,
  key: string,
  setReservation: SetReservation<Action>,
  loginToken: string | null,
): Promise<Reserved<Action>> {
  // Calls are made only during this login. After that, the reservation expires.
  const callReservation = (isAsking: boolean) =>
    inTurn(engine, key, (options) => setReservation(isAsking, options), loginToken);
  const now = await callReservation(true).catch(onReserveFailure(engine, key, callReservation));
  if (!now) return { now, ...NO_RESERVATION };
  markRequested(engine, key);
  stopRenewing(engine, key);
  const stop = renew(() => callReservation(true));
  engine.memory.renewals.set(key, stop);
  const endReservation = () => {
    stop();
    callEnd(engine, key, callReservation);
  };
  return { now, stopRenewing: stop, endReservation };
}

export const stopRenewing = (engine: Engine, key: string): void => engine.memory.renewals.get(key)?.();

function renew(renewAgain: () => Promise<unknown>): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    void renewAgain()
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

/** A service without reservations reports the hash as missing or does not know `asking`. */
function isUnsupported(cause: unknown): boolean {
  const fields = refusedFields(cause);
  return fields !== null && (fields.length === 0 || fields.some((field) => FIELDS_OF_UNSUPPORTED.has(field)));
}

const onReserveFailure =
  (engine: Engine, key: string, callReservation: (isAsking: boolean) => Promise<unknown>) =>
  (cause: unknown): null => {
    if (isUnsupported(cause)) return null;
    const isReservedElsewhere = isConflict(cause);
    // The service may have made the reservation although its answer was lost, so it is ended here.
    if (!isReservedElsewhere) callEnd(engine, key, callReservation);
    throw new ActionFault(isReservedElsewhere ? 'asked-elsewhere' : 'service-unreachable', { cause });
  };

function callEnd(engine: Engine, key: string, callReservation: (isAsking: boolean) => Promise<unknown>): void {
  markRefused(engine, key);
  void callReservation(false).catch(() => undefined);
}
