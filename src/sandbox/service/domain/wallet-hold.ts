import { MINUTE, iso } from './clock';
import type { Session } from './state';

/** The app renews it every minute while the wallet's question is open. */
export const HOLD_MS = 2 * MINUTE;
const KEPT_DECLARATIONS = 50;

/**
 * A login session is asking a wallet to pay this: no other one may, until then. Logging out does not end it, since the
 * question that is open in a wallet can still be approved.
 */
export type WalletHold = { sessionId: string; until: number };

/** The session that opened the latest wallet request, and when. It outlives the hold, until somebody says what became of it. */
export type WalletRequest = { sessionId: string; at: number };

/** An investor has stated that nothing was sent for a wallet request. */
export type UnsentDeclaration = { sessionId: string; at: number; about: WalletRequest };

type Holdable = {
  expiresAt: number;
  heldFor?: WalletHold;
  walletRequest?: WalletRequest;
  answeredRequest?: WalletRequest;
  declaredUnsent?: UnsentDeclaration[];
};

/** What a session says of its wallet. */
export type Asking = { asking: boolean; declaredUnsent?: boolean };

export const isHeldForWallet = ({ heldFor }: Holdable, now: number): boolean =>
  heldFor !== undefined && now < heldFor.until;

export const isHeldForAnother = (thing: Holdable, { id }: Session, now: number): boolean =>
  isHeldForWallet(thing, now) && thing.heldFor?.sessionId !== id;

/** Another session has opened a request that nobody has declared unsent. After the time to pay it no longer counts. */
export const isAskedByAnother = ({ walletRequest, expiresAt }: Holdable, { id }: Session, now: number): boolean =>
  walletRequest !== undefined && walletRequest.sessionId !== id && now < expiresAt;

/** Also renews it. The time of a request that this session has open already is kept, unless it was declared unsent. */
export function holdFor(thing: Holdable, { declaredUnsent }: Asking, session: Session, now: number): void {
  if (declaredUnsent) declareUnsent(thing, session, now);
  thing.heldFor = { sessionId: session.id, until: now + HOLD_MS };
  if (thing.walletRequest?.sessionId !== session.id) thing.walletRequest = { sessionId: session.id, at: now };
}

/** By another session than its holder it changes nothing. */
export function giveBack(thing: Holdable, session: Session, now: number, declaredUnsent = false): void {
  if (thing.heldFor?.sessionId === session.id) thing.heldFor = undefined;
  if (thing.answeredRequest?.sessionId === session.id) thing.answeredRequest = undefined;
  if (thing.walletRequest?.sessionId !== session.id) return;
  if (declaredUnsent) declareUnsent(thing, session, now);
  thing.walletRequest = undefined;
}

/** A hash was reported: it counts as the answer to the request, whichever session names it, until the chain shows otherwise. */
export function endRequest(thing: Holdable, session: Session, now: number): void {
  const answered = thing.walletRequest ?? thing.answeredRequest;
  giveBack(thing, session, now);
  thing.walletRequest = undefined;
  thing.answeredRequest = answered;
}

/** The reported hash is another transaction, so the request is still open in its wallet. A newer request stays. */
export function reopenRequest(thing: Holdable): void {
  thing.walletRequest ??= thing.answeredRequest;
  thing.answeredRequest = undefined;
}

function declareUnsent(thing: Holdable, { id }: Session, now: number): void {
  const { walletRequest: about, declaredUnsent = [] } = thing;
  if (!about) return;
  thing.declaredUnsent = [...declaredUnsent, { sessionId: id, at: now, about }].slice(-KEPT_DECLARATIONS);
  thing.walletRequest = undefined;
}

/** As the contract says it to one session. */
export const askedAnswer = ({ walletRequest, expiresAt }: Holdable, session: Session | undefined, now: number) =>
  walletRequest && now < expiresAt
    ? { at: iso(walletRequest.at), here: walletRequest.sessionId === session?.id }
    : null;
