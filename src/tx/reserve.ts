import { credentials } from '@/api/credentials';
import type { CallOptions } from '@/api/client';
import { isAppError } from '@/errors/app-error';
import { PaymentFault } from '@/errors/payment-fault';
import { markRefused, markRequested } from './open-request';

const RENEWED_EVERY_MS = 60_000;
const TIMEOUT_MS = 10_000;

/** Ends the holding; `isUnsent` gives the action back at once, so that another browser may ask for it. */
export type Release = (isUnsent: boolean) => void;
/** `now` is the action as the service has it at that moment; null from one that does not know the question. */
export type Reserved<Action> = { now: Action | null; release: Release };

/** Tells the service that a wallet is asked, or no more. */
type SetReservation<Action> = (isAsking: boolean, options: CallOptions) => Promise<Action>;

/**
 * The service lets one login at a time ask its wallet for an action: two browsers that press in the same second would
 * otherwise both send. A service that does not know this call answers 400, and is asked nothing more.
 */
export async function reserve<Action>(key: string, setReservation: SetReservation<Action>): Promise<Reserved<Action>> {
  const tell = inTurnFor(key, setReservation);
  const now = await tell(true).catch(refusal(key, tell));
  if (!now) return { now, release: () => undefined };
  markRequested(key);
  stopRenewing(key);
  const stop = renew(() => tell(true));
  renewals.set(key, stop);
  const release = (isUnsent: boolean) => {
    stop();
    if (isUnsent) endReservation(key, tell);
  };
  return { now, release };
}

/** How the renewing of each key ends. */
const renewals = new Map<string, () => void>();

/** The investor has declared that nothing was sent: the service is no longer told that this wallet is asked. */
export const stopRenewing = (key: string): void => renewals.get(key)?.();

/** Each renewal waits for the one before. Another login is told nothing of this one's question. */
function renew(tellAgain: () => Promise<unknown>): () => void {
  const asker = credentials()?.token;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    if (credentials()?.token !== asker) return;
    void tellAgain()
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

/** What was told last of each action: one word arrives after the other. */
const lastCalls = new Map<string, Promise<unknown>>();

const inTurnFor =
  <Action>(key: string, setReservation: SetReservation<Action>) =>
  (isAsking: boolean): Promise<Action> =>
    inTurn(key, (options) => setReservation(isAsking, options));

/** Runs once everything that was told of this key before has been answered. */
export function inTurn<T>(key: string, work: (options: CallOptions) => Promise<T>): Promise<T> {
  const before = lastCalls.get(key);
  const call = Promise.resolve(before)
    .catch(() => undefined)
    .then(() => work({ timeoutMs: TIMEOUT_MS }));
  lastCalls.set(key, call);
  return call;
}

const refusal =
  (key: string, tell: (isAsking: boolean) => Promise<unknown>) =>
  (cause: unknown): null => {
    if (isAppError(cause) && cause.fault.kind === 'form') return null;
    const isReservedElsewhere = isAppError(cause) && cause.fault.kind === 'conflict';
    // The service may have taken what it did not answer, and no wallet was asked.
    if (!isReservedElsewhere) endReservation(key, tell);
    throw new PaymentFault(isReservedElsewhere ? 'asked-elsewhere' : 'service-away', { cause });
  };

function endReservation(key: string, tell: (isAsking: boolean) => Promise<unknown>): void {
  markRefused(key);
  void tell(false).catch(() => undefined);
}
