import { requestLogout } from '@/api/endpoints/user/log-out';
import { endSession } from './session';

let underWay: Promise<void> | undefined;

export function logOutByHand(): Promise<void> {
  underWay ??= requestLogout()
    .catch(() => undefined)
    .then(() => endSession({ tone: 'success', message: 'You are logged out.' }))
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}

/**
 * Logs out because of an answer of the service: clears the session at once, and informs the service unless the token is
 * invalid.
 */
export function logOutBecause(message: string, { tokenIsDead = false } = {}): void {
  // A logout by hand makes the service refuse the calls that are still on their way.
  if (underWay) return;
  if (!tokenIsDead) void requestLogout().catch(() => undefined);
  endSession({ tone: 'error', message });
}
