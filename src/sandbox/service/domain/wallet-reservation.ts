import { MINUTE, iso } from './clock';
import type { Session } from './state';

/** The app renews the reservation every minute while the wallet request is open. */
export const RESERVATION_MS = 2 * MINUTE;
const KEPT_DECLARATIONS = 50;

/**
 * While a login session is asking a wallet to pay, no other session may ask until `until`. Logging out does not end the
 * reservation, because the open request can still be approved.
 */
export type WalletReservation = { sessionId: string; until: number };

/**
 * The session that opened the latest wallet request. It is kept after the reservation ends, until the request's outcome
 * is known.
 */
export type WalletRequest = { sessionId: string; at: number };

export type UnsentDeclaration = { sessionId: string; at: number; about: WalletRequest };

type Reservable = {
  expiresAt: number;
  heldFor?: WalletReservation;
  walletRequest?: WalletRequest;
  answeredRequest?: WalletRequest;
  declaredUnsent?: UnsentDeclaration[];
};

export type Asking = { asking: boolean; declaredUnsent?: boolean };

export const isReserved = ({ heldFor }: Reservable, now: number): boolean =>
  heldFor !== undefined && now < heldFor.until;

export const isReservedByAnother = (thing: Reservable, { id }: Session, now: number): boolean =>
  isReserved(thing, now) && thing.heldFor?.sessionId !== id;

/**
 * Whether another session has opened a request that is not declared unsent. It stops counting when the time to pay is
 * over.
 */
export const isRequestedByAnother = ({ walletRequest, expiresAt }: Reservable, { id }: Session, now: number): boolean =>
  walletRequest !== undefined && walletRequest.sessionId !== id && now < expiresAt;

/**
 * Reserves the order or stake for the session, or renews the reservation. An open request of the same session keeps its
 * time, unless it was declared unsent.
 */
export function reserveFor(thing: Reservable, { declaredUnsent }: Asking, session: Session, now: number): void {
  if (declaredUnsent) declareUnsent(thing, session, now);
  thing.heldFor = { sessionId: session.id, until: now + RESERVATION_MS };
  if (thing.walletRequest?.sessionId !== session.id) thing.walletRequest = { sessionId: session.id, at: now };
}

export function releaseReservation(thing: Reservable, session: Session, now: number, declaredUnsent = false): void {
  if (thing.heldFor?.sessionId === session.id) thing.heldFor = undefined;
  if (thing.answeredRequest?.sessionId === session.id) thing.answeredRequest = undefined;
  if (thing.walletRequest?.sessionId !== session.id) return;
  if (declaredUnsent) declareUnsent(thing, session, now);
  thing.walletRequest = undefined;
}

/** A reported hash counts as the answer to the request, whichever session reports it, until the chain shows otherwise. */
export function endRequest(thing: Reservable, session: Session, now: number): void {
  const answered = thing.walletRequest ?? thing.answeredRequest;
  releaseReservation(thing, session, now);
  thing.walletRequest = undefined;
  thing.answeredRequest = answered;
}

/**
 * The reported hash was another transaction's, so the request is still open in its wallet. A newer request takes
 * precedence.
 */
export function reopenRequest(thing: Reservable): void {
  thing.walletRequest ??= thing.answeredRequest;
  thing.answeredRequest = undefined;
}

function declareUnsent(thing: Reservable, { id }: Session, now: number): void {
  const { walletRequest: about, declaredUnsent = [] } = thing;
  if (!about) return;
  thing.declaredUnsent = [...declaredUnsent, { sessionId: id, at: now, about }].slice(-KEPT_DECLARATIONS);
  thing.walletRequest = undefined;
}

export const requestAnswer = ({ walletRequest, expiresAt }: Reservable, session: Session | undefined, now: number) =>
  walletRequest && now < expiresAt
    ? { at: iso(walletRequest.at), here: walletRequest.sessionId === session?.id }
    : null;
