import { credentials } from '@/api/credentials';
import type { CallOptions } from '@/api/client';
import { isAppError } from '@/errors/app-error';
import { PaymentFault } from '@/errors/payment-fault';
import { markRefused, markRequested } from './open-request';

const RENEWED_EVERY_MS = 60_000;
const TOLD_WITHIN_MS = 10_000;

/** Ends the holding; `isUnsent` gives the deed back at once, so that another browser may ask for it. */
export type Release = (isUnsent: boolean) => void;
/** `now` is the deed as the service has it at that moment; null from one that does not know the question. */
export type Hold<Deed> = { now: Deed | null; release: Release };

/** Tells the service that a wallet is asked, or no more. */
type TellAsking<Deed> = (isAsking: boolean, options: CallOptions) => Promise<Deed>;

/**
 * The service lets one login at a time ask its wallet for a deed: two browsers that press in the same second would
 * otherwise both send. A service that does not know this call answers 400, and is asked nothing more.
 */
export async function hold<Deed>(key: string, tellAsking: TellAsking<Deed>): Promise<Hold<Deed>> {
  const tell = inTurnFor(key, tellAsking);
  const now = await tell(true).catch(refusal(key, tell));
  if (!now) return { now, release: () => undefined };
  markRequested(key);
  stopRenewing(key);
  const stop = renew(() => tell(true));
  renewals.set(key, stop);
  const release = (isUnsent: boolean) => {
    stop();
    if (isUnsent) giveBack(key, tell);
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

/** What was told last of each deed: one word arrives after the other. */
const told = new Map<string, Promise<unknown>>();

const inTurnFor =
  <Deed>(key: string, tellAsking: TellAsking<Deed>) =>
  (isAsking: boolean): Promise<Deed> =>
    inTurn(key, (options) => tellAsking(isAsking, options));

/** Runs once everything that was told of this key before has been answered. */
export function inTurn<T>(key: string, work: (options: CallOptions) => Promise<T>): Promise<T> {
  const before = told.get(key);
  const telling = Promise.resolve(before)
    .catch(() => undefined)
    .then(() => work({ timeoutMs: TOLD_WITHIN_MS }));
  told.set(key, telling);
  return telling;
}

const refusal =
  (key: string, tell: (isAsking: boolean) => Promise<unknown>) =>
  (cause: unknown): null => {
    if (isAppError(cause) && cause.fault.kind === 'form') return null;
    const isHeld = isAppError(cause) && cause.fault.kind === 'conflict';
    // The service may have taken what it did not answer, and no wallet was asked.
    if (!isHeld) giveBack(key, tell);
    throw new PaymentFault(isHeld ? 'asked-elsewhere' : 'service-away', { cause });
  };

function giveBack(key: string, tell: (isAsking: boolean) => Promise<unknown>): void {
  markRefused(key);
  void tell(false).catch(() => undefined);
}
