import { setCredentials } from '@/api/credentials';
import { isServiceTimeKnown, serviceNow } from '@/utils/service-clock';
import { SESSION_EXPIRED_TEXT } from '@/config/product';
import { clearDrafts, clearFlowsBeforeLogin, keepOwnedDrafts, claimDrafts } from './drafts';
import {
  clearEverything,
  clearStoredToken,
  cookieToken,
  clearSessionEnd,
  keepEmail,
  keepSessionEnd,
  keepToken,
  storedSessionEnd,
  storedToken,
  type KeepingRefusal,
} from './persistence';
import { sessionEnded, sessionStore, type Session, type SessionEnd } from './store';
import { isPastExpiry, readToken, type ReadToken } from './token';

const signInAs = (read: ReadToken, landing?: string): Session => {
  const { token, secretKey } = read;
  claimDrafts(read);
  setCredentials({ token, secretKey });
  return { state: 'authenticated', token, landing };
};

/** Returns false until the service's time is known. The service ends an expired session with a 401 or 404. */
export const isExpired = (read: ReadToken): boolean => isServiceTimeKnown() && isPastExpiry(read, serviceNow());

/**
 * Restores the session from the stored token: at the start, after a change in another tab, and on return to the page.
 */
export function restoreSession(): Session {
  const stored = storedToken();
  const read = stored !== null && stored === cookieToken() ? readToken(stored) : null;
  if (read && !isExpired(read)) return signInWith(read);
  const message = read ? SESSION_EXPIRED_TEXT : messageOfLostSession(stored);
  if (message === null) clearSession(stored);
  else endSession({ tone: 'error', message });
  return sessionStore.get();
}

/**
 * Returns the message for a session that ended unnoticed, or null. A logout removes the stored token, so a token
 * without its cookie has expired. A session that ended in another tab has stored its message.
 */
function messageOfLostSession(stored: string | null): string | null {
  if (stored !== null) return cookieToken() === undefined && readToken(stored) ? SESSION_EXPIRED_TEXT : null;
  return sessionStore.get().state === 'authenticated' ? storedSessionEnd() : null;
}

function clearSession(stored: string | null): void {
  if (stored !== null) clearStoredToken();
  // A login or a manual logout removes the message. If it is still stored, the session has expired.
  if (storedSessionEnd() === null) clearDrafts();
  else keepOwnedDrafts();
  setCredentials(null);
  // The state stays 'expired' until the next login, so that the guard keeps the return URL.
  if (sessionStore.get().state !== 'expired') sessionStore.set({ state: 'anonymous' });
}

function signInWith(read: ReadToken): Session {
  const session = sessionStore.get();
  const isSame = session.state === 'authenticated' && session.token === read.token;
  if (!isSame) sessionStore.set(signInAs(read));
  return sessionStore.get();
}

export type LoginRefusal = 'not-a-token' | KeepingRefusal;

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
  clearFlowsBeforeLogin();
  sessionStore.set(signInAs(read, landing));
  return null;
}

export function completeLanding(): void {
  const session = sessionStore.get();
  if (session.state !== 'authenticated' || session.landing === undefined) return;
  sessionStore.set({ state: 'authenticated', token: session.token });
}

/**
 * Clears everything that belongs to the session, and reports why it ended. Drafts of an expired session are kept for
 * the next login.
 */
export function endSession(end: SessionEnd): void {
  const { state } = sessionStore.get();
  // The message is stored before the token is removed, because the removal notifies the other tabs.
  if (end.tone === 'error' && end.message) keepSessionEnd(end.message);
  else clearSessionEnd();
  clearEverything();
  if (end.tone === 'error') keepOwnedDrafts();
  else clearDrafts();
  setCredentials(null);
  sessionStore.set({ state: end.tone === 'error' ? 'expired' : 'anonymous' });
  if (state === 'authenticated') sessionEnded.emit(end);
  else if (state === 'restoring' && end.tone === 'error') sessionEnded.emit({ ...end, hadEndedEarlier: true });
}
