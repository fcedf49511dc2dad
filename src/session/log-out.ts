import { tellServiceOfLogout } from '@/api/endpoints/user/log-out';
import { endSession } from './session';

let underWay: Promise<void> | undefined;

/** By hand: tells the service, waits for it 5 s at most, and clears whatever it answers. */
export function logOutByHand(): Promise<void> {
  underWay ??= tellServiceOfLogout()
    .catch(() => undefined)
    .then(() => endSession({ tone: 'success', message: 'You are logged out.' }))
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}

/** By the service's word: cleared at once, and the service told where the token may still be good. */
export function logOutBecause(message: string, { tokenIsDead = false } = {}): void {
  if (!tokenIsDead) void tellServiceOfLogout().catch(() => undefined);
  endSession({ tone: 'error', message });
}
