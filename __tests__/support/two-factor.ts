import { enableTwoFactor, verifyTwoFactor } from '@/api/contract';
import { fromBase32, totpOf, totpStepAt } from '@/sandbox/service/domain/totp';
import { tokenFor, type Investor } from './log-in';
import { memberWith } from './member';
import type { Backend } from './service';
import type { World } from './world';

/** The code that an authenticator app shows now, or `ahead` half-minutes later. */
export const shownBy = (secret: string, ahead = 0): string =>
  totpOf(fromBase32(secret), totpStepAt(Date.now()) + ahead);

export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Uses the service's calls, which consumes the code of the current half minute. */
export async function turnOnTwoFactor(backend: Backend | World, investor: Investor) {
  const member = memberWith(backend.service, await tokenFor(backend, investor));
  const started = await member.get(enableTwoFactor, { enable: true });
  if (!started.secret) throw new Error('No secret was told');
  const { recoveryCodes } = await member.get(verifyTwoFactor, { totp: shownBy(started.secret) });
  return { secret: started.secret, recoveryCodes };
}
