import { requestLogout } from '@/api/endpoints/user/log-out';
import { tokenNow } from './on-logout';
import { endSession } from './session';

const underWay = new Map<string, Promise<void>>();

export function logOutByHand(): Promise<void> {
  const token = tokenNow();
  const loggedOut = underWay.get(token) ?? logOut(token);
  underWay.set(token, loggedOut);
  return loggedOut;
}

async function logOut(token: string): Promise<void> {
  await requestLogout().catch(() => undefined);
  if (['', token].includes(tokenNow())) endSession({ tone: 'success', message: 'You are logged out.' });
  underWay.delete(token);
}

/**
 * Logs out because of an answer from the service: clears the session at once, and informs the service unless the token
 * is invalid.
 */
export function logOutBecause(message: string, { tokenIsDead = false } = {}): void {
  // During a manual logout, the service refuses calls that were sent before. Their refusals must not end the session.
  if (underWay.has(tokenNow())) return;
  if (!tokenIsDead) void requestLogout().catch(() => undefined);
  endSession({ tone: 'error', message });
}
