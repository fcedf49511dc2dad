import { MINUTE, iso } from './clock';
import type { Session } from './state';
import type { OpenRequest, UnsentDeclaration, WalletRequest, WalletReservation } from './stored-payments';

/** The app renews the reservation every minute while the wallet request is open. */
export const RESERVATION_MS = 2 * MINUTE;
const MAX_DECLARATIONS = 50;
const MAX_IDS = 50;

type Reservable = {
  expiresAt: number;
  heldFor?: WalletReservation;
  walletRequest?: WalletRequest;
  answeredRequest?: WalletRequest;
  declaredUnsent?: UnsentDeclaration[];
  pastRequests?: string[];
};

export type Asking = { asking: boolean; declaredUnsent?: boolean; requestId?: string; askedAt?: string };

type Report = Pick<Asking, 'requestId'>;

export const isReserved = ({ heldFor }: Reservable, now: number): boolean =>
  heldFor !== undefined && now < heldFor.until;

export const isReservedByAnother = (thing: Reservable, { id }: Session, now: number): boolean =>
  isReserved(thing, now) && thing.heldFor?.sessionId !== id;

/**
 * Whether another session has opened a request that is not declared unsent. A request counts only until the time to
 * pay is over.
 */
export const isRequestedByAnother = ({ walletRequest, expiresAt }: Reservable, { id }: Session, now: number): boolean =>
  walletRequest !== undefined && walletRequest.sessionId !== id && now < expiresAt;

/**
 * Whether a declaration is about an earlier request than the open one. The declaring call also opens a new request. A
 * repeated call has the `requestId` of the open request and is accepted.
 */
export const isAboutEarlierRequest = (
  { walletRequest }: Reservable,
  { declaredUnsent, askedAt, requestId = '' }: Asking,
): boolean =>
  declaredUnsent === true &&
  askedAt !== undefined &&
  walletRequest !== undefined &&
  !idsOf(walletRequest).includes(requestId) &&
  Date.parse(askedAt) !== walletRequest.at;

/**
 * Reserves the order or stake for the session, or renews the reservation. A renewed request keeps its time, unless it
 * was declared unsent.
 */
export function reserveFor(thing: Reservable, asking: Asking, { id }: Session, now: number): void {
  const { declaredUnsent, requestId = '' } = asking;
  if (declaredUnsent) declareUnsent(thing, id, now);
  thing.heldFor = { sessionId: id, until: now + RESERVATION_MS };
  const own = thing.walletRequest?.sessionId === id ? thing.walletRequest : undefined;
  const open = own ? openOf(own) : [];
  const isRenewed = open.some((request) => request.id === requestId);
  thing.walletRequest = requestOf(id, isRenewed ? open : [...open, { id: requestId, at: now }]);
}

export const isPastRequest = ({ pastRequests = [] }: Reservable, { requestId }: Asking, { id }: Session): boolean =>
  requestId !== undefined && pastRequests.includes(pastRequest(id, requestId));

const pastRequest = (sessionId: string, requestId: string): string => `${sessionId} ${requestId}`;

export function releaseReservation(
  thing: Reservable,
  { declaredUnsent, requestId = '' }: Asking,
  session: Session,
  now: number,
): void {
  const { walletRequest, answeredRequest } = thing;
  if (answeredRequest?.sessionId === session.id) thing.answeredRequest = without(answeredRequest, requestId);
  rememberPast(thing, session.id, [requestId]);
  if (walletRequest && walletRequest.sessionId !== session.id) return;
  const left = without(walletRequest, requestId);
  if (declaredUnsent && walletRequest && left !== walletRequest)
    rememberDeclared(thing, walletRequest, session.id, now);
  thing.walletRequest = left;
  if (!left && thing.heldFor?.sessionId === session.id) thing.heldFor = undefined;
}

/**
 * Ends requests after a report. The reported hash answers the request that the report names, or else all requests.
 * Any session can report a hash. The chain can later show that it was not the answer.
 */
export function endRequest(thing: Reservable, { requestId }: Report, { id }: Session): void {
  const { walletRequest } = thing;
  if (requestId !== undefined && walletRequest) {
    if (!idsOf(walletRequest).includes(requestId)) return;
    rememberPast(thing, walletRequest.sessionId, [requestId]);
  }
  const left = walletRequest && requestId !== undefined ? without(walletRequest, requestId) : undefined;
  const answered = walletRequest && idsOf(left).reduce<WalletRequest | undefined>(without, walletRequest);
  thing.answeredRequest = withOlder({ ...thing, walletRequest: answered });
  thing.walletRequest = left;
  if (!thing.walletRequest && thing.heldFor?.sessionId === id) thing.heldFor = undefined;
}

export function endFailedRequest(thing: Reservable, { requestId }: Report, session: Session): void {
  if (requestId === undefined) return;
  endRequest(thing, { requestId }, session);
  thing.answeredRequest = without(thing.answeredRequest, requestId);
}

/**
 * Reopens the request after the chain has shown that the reported hash is another transaction. The request is then
 * still open in its wallet. A newer request of another session takes precedence.
 */
export function reopenRequest(thing: Reservable): void {
  if (thing.answeredRequest) removePastRequest(thing, thing.answeredRequest);
  thing.walletRequest = withOlder(thing);
  thing.answeredRequest = undefined;
}

function withOlder({ walletRequest, answeredRequest }: Reservable): WalletRequest | undefined {
  if (!walletRequest) return answeredRequest;
  if (walletRequest.sessionId !== answeredRequest?.sessionId) return walletRequest;
  const older = openOf(answeredRequest).filter(({ id }) => !idsOf(walletRequest).includes(id));
  return requestOf(walletRequest.sessionId, [...older, ...openOf(walletRequest)]);
}

const openOf = ({ at, open = [{ id: '', at }] }: WalletRequest): readonly OpenRequest[] => open;
const idsOf = (request: WalletRequest | undefined): readonly string[] =>
  request ? openOf(request).map(({ id }) => id) : [];

function requestOf(sessionId: string, open: readonly OpenRequest[]): WalletRequest {
  const newest = open.slice(-MAX_IDS);
  return { sessionId, at: Math.max(...newest.map(({ at }) => at)), open: newest };
}

function without(request: WalletRequest | undefined, requestId: string): WalletRequest | undefined {
  if (!request || !idsOf(request).includes(requestId)) return request;
  const open = openOf(request).filter(({ id }) => id !== requestId);
  return open.length === 0 ? undefined : requestOf(request.sessionId, open);
}

function rememberPast(thing: Reservable, sessionId: string, ids: readonly string[]): void {
  const past = new Set([...(thing.pastRequests ?? []), ...ids.map((id) => pastRequest(sessionId, id))]);
  thing.pastRequests = [...past].slice(-MAX_IDS);
}

function removePastRequest(thing: Reservable, request: WalletRequest): void {
  const open = idsOf(request).map((id) => pastRequest(request.sessionId, id));
  thing.pastRequests = thing.pastRequests?.filter((past) => !open.includes(past));
}

function declareUnsent(thing: Reservable, id: string, now: number): void {
  const { walletRequest: about } = thing;
  if (!about) return;
  rememberDeclared(thing, about, id, now);
  rememberPast(thing, about.sessionId, idsOf(about));
  thing.walletRequest = undefined;
}

function rememberDeclared(thing: Reservable, about: WalletRequest, sessionId: string, now: number): void {
  thing.declaredUnsent = [...(thing.declaredUnsent ?? []), { sessionId, at: now, about }].slice(-MAX_DECLARATIONS);
}

export const requestAnswer = ({ walletRequest, expiresAt }: Reservable, session: Session | undefined, now: number) =>
  walletRequest && now < expiresAt
    ? { at: iso(walletRequest.at), here: walletRequest.sessionId === session?.id }
    : null;
