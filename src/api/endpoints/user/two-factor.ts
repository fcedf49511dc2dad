import { callService } from '../../client';
import { enableTwoFactor, renewRecoveryCodes, verifyTwoFactor, type RequestOf } from '../../contract';
import { AppError } from '@/errors/app-error';

export type NewAuthenticator = { secret: string; otpauthUrl: string };

export async function startTwoFactor(): Promise<NewAuthenticator> {
  const answer = await callService(enableTwoFactor, { enable: true });
  if (typeof answer.secret !== 'string') throw new AppError({ kind: 'protocol', reason: 'shape' });
  return { secret: answer.secret, otpauthUrl: answer.otpauthUrl };
}

export const confirmTwoFactor = (totp: string) => callService(verifyTwoFactor, { totp });
export const stopTwoFactor = (given: Omit<RequestOf<typeof enableTwoFactor>, 'enable'>) =>
  callService(enableTwoFactor, { enable: false, ...given });
export const makeRecoveryCodes = (totp: string) => callService(renewRecoveryCodes, { totp });
