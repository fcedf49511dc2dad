import { Refusal, formRefusal } from './refusal';
import type { Account } from './state';

/**
 * Asked before an action that a stolen session must not reach. Nothing is asked where two-factor is off; where it is
 * on, a code is needed, and none is right until the account has a secret to compare it with.
 */
export function assertSecondFactor({ twoFactorEnabled }: Account, totp: string | undefined): void {
  if (!twoFactorEnabled) return;
  if (totp === undefined) throw formRefusal({ totp: 'Enter the 6 digits of your authenticator app.' });
  const words = 'The code of your authenticator app is wrong.';
  throw new Refusal(422, words, { errors: { totp: words } });
}
