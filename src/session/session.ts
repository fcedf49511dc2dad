import { setCredentials } from '@/api/credentials';
import { isServiceTimeKnown, serviceNow } from '@/utils/service-clock';
import { SESSION_EXPIRED_TEXT } from '@/config/product';
import { forgetDrafts, forgetFlowsBeforeLogin, leaveDrafts, takeDrafts } from './drafts';
import {
  clearEverything,
  clearStoredToken,
  cookieToken,
  forgetSessionEnd,
  keepEmail,
  keepSessionEnd,
  keepToken,
  keptSessionEnd,
  storedToken,
  type KeepingRefusal,
} from './persistence';
import { sessionEnded, sessionStore, type Session, type SessionEnd } from './store';
import { isPastExpiry, readToken, type ReadToken } from './token';

const signInAs = (read: ReadToken, landing?: string): Session => {
  const { token, secretKey } = read;
  takeDrafts(read);
  setCredentials({ token, secretKey });
  return { state: 'authenticated', token, landing };
};

/** Before the service's time is known nothing is over: the service's own 401 or 404 decides. */
export const isOver = (read: ReadToken): boolean => isServiceTimeKnown() && isPastExpiry(read, serviceNow());

/** Reads what is stored and makes it the session: at start, when another tab changed it, on return to the page. */
export function restoreSession(): Session {
  const stored = storedToken();
  const read = stored !== null && stored === cookieToken() ? readToken(stored) : null;
  if (read && !isOver(read)) return adopt(read);
  const message = read ? SESSION_EXPIRED_TEXT : wordsOfLostSession(stored);
  if (message === null) forgetStored(stored);
  else endSession({ tone: 'error', message });
  return sessionStore.get();
}

/**
 * A session that ran out without being judged here. A logout takes the stored token with it, so one that lost only its
 * cookie has lived its day; one that another tab ended left its words. Null where nothing ran out.
 */
function wordsOfLostSession(stored: string | null): string | null {
  if (stored !== null) return cookieToken() === undefined && readToken(stored) ? SESSION_EXPIRED_TEXT : null;
  return sessionStore.get().state === 'authenticated' ? keptSessionEnd() : null;
}

function forgetStored(stored: string | null): void {
  if (stored !== null) clearStoredToken();
  // A login or a logout by hand since then would have taken the words of the end with it.
  if (keptSessionEnd() === null) forgetDrafts();
  else leaveDrafts();
  setCredentials(null);
  // A session that ran out stays one until somebody logs in: the guard keeps the path that it was left at.
  if (sessionStore.get().state !== 'expired') sessionStore.set({ state: 'anonymous' });
}

function adopt(read: ReadToken): Session {
  const session = sessionStore.get();
  const isSame = session.state === 'authenticated' && session.token === read.token;
  if (!isSame) sessionStore.set(signInAs(read));
  return sessionStore.get();
}

export type LoginRefusal = 'not-a-token' | KeepingRefusal;

/** Storage, cookie, default headers and the way on, in one step. */
export function logIn({
  token,
  email,
  landing,
}: {
  token: string;
  email?: string;
  landing: string;
}): LoginRefusal | null {
  const read = readToken(token);
  if (!read) return 'not-a-token';
  const refusal = keepToken(token);
  if (refusal) return refusal;
  if (email) keepEmail(email);
  forgetFlowsBeforeLogin();
  sessionStore.set(signInAs(read, landing));
  return null;
}

/** The document that is open shows the page that the login wanted, so the profile may be followed here. */
export function completeLanding(): void {
  const session = sessionStore.get();
  if (session.state !== 'authenticated' || session.landing === undefined) return;
  sessionStore.set({ state: 'authenticated', token: session.token });
}

/** Clears whatever the session left in this browser and says why. The drafts of one that ran out wait for the next login. */
export function endSession(end: SessionEnd): void {
  const { state } = sessionStore.get();
  // Before the token goes: its removal is what wakes the other tabs.
  if (end.tone === 'error' && end.message) keepSessionEnd(end.message);
  else forgetSessionEnd();
  clearEverything();
  if (end.tone === 'error') leaveDrafts();
  else forgetDrafts();
  setCredentials(null);
  sessionStore.set({ state: end.tone === 'error' ? 'expired' : 'anonymous' });
  if (state === 'authenticated') sessionEnded.emit(end);
  else if (state === 'restoring' && end.tone === 'error') sessionEnded.emit({ ...end, wasFoundOver: true });
}
