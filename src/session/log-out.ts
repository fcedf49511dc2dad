import { requestLogout } from '@/api/endpoints/user/log-out';
import { tokenNow } from './on-logout';
import { endSession } from './session';

const pendingLogouts = new Map<string, Promise<void>>();

export function logOutManually(): Promise<void> {
  const token = tokenNow();
  const loggedOut = pendingLogouts.get(token) ?? logOut(token);
  pendingLogouts.set(token, loggedOut);
  return loggedOut;
}

async function logOut(token: string): Promise<void> {
  await requestLogout().catch(() => undefined);
  if (['', token].includes(tokenNow())) endSession({ tone: 'success', message: 'You are logged out.' });
  pendingLogouts.delete(token);
}

/**
 * Logs out because of an answer from the service. Clears the session at once, and informs the service unless the token
 * is invalid.
 */
export function logOutBecause(message: string, { isTokenInvalid = false } = {}): void {
  // During a manual logout, the service refuses calls that were sent earlier. These refusals must not end the session.
  if (pendingLogouts.has(tokenNow())) return;
  if (!isTokenInvalid) void requestLogout().catch(() => undefined);
  endSession({ tone: 'error', message });
}
