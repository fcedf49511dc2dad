import type { NewAuthenticator } from '@/api/endpoints/user/two-factor';
import { STORAGE_KEYS } from '@/config/product';
import { tabStore } from '@/utils/storage';

export type TwoFactorNotice = 'interrupted' | 'saved' | 'stopped';

/**
 * The steps are resting -> adding -> codes -> resting, resting -> renewing -> codes -> resting, or resting -> stopping
 * -> resting. The secret and the codes are never stored, so they are lost on reload.
 */
export type TwoFactorFlow =
  | { step: 'resting'; notice: TwoFactorNotice | null }
  | { step: 'adding'; authenticator: NewAuthenticator }
  | { step: 'codes'; recoveryCodes: readonly string[] }
  | { step: 'renewing' }
  | { step: 'stopping' };

export type TwoFactorEvent =
  | { type: 'started'; authenticator: NewAuthenticator }
  | { type: 'codes-received'; recoveryCodes: readonly string[] }
  /** The service has turned two-factor on, but the answer with the recovery codes was lost. */
  | { type: 'codes-lost' }
  | { type: 'saved' }
  | { type: 'renewal-asked' }
  | { type: 'stop-asked' }
  | { type: 'stopped' }
  | { type: 'left' };

const resting = (notice: TwoFactorNotice | null = null): TwoFactorFlow => ({ step: 'resting', notice });

export const firstTwoFactor = (wasInterrupted: boolean): TwoFactorFlow =>
  resting(wasInterrupted ? 'interrupted' : null);

export function twoFactorFlow(flow: TwoFactorFlow, event: TwoFactorEvent): TwoFactorFlow {
  switch (event.type) {
    case 'started':
      return flow.step === 'resting' ? { step: 'adding', authenticator: event.authenticator } : flow;
    case 'codes-received':
      return flow.step === 'adding' || flow.step === 'renewing'
        ? { step: 'codes', recoveryCodes: event.recoveryCodes }
        : flow;
    case 'codes-lost':
      return flow.step === 'adding' ? resting('interrupted') : flow;
    case 'saved':
      return flow.step === 'codes' ? resting('saved') : flow;
    case 'renewal-asked':
      return flow.step === 'resting' ? { step: 'renewing' } : flow;
    case 'stop-asked':
      return flow.step === 'resting' ? { step: 'stopping' } : flow;
    case 'stopped':
      return flow.step === 'stopping' ? resting('stopped') : flow;
    case 'left':
      // Only the event `saved` ends this step, because the codes are shown only once.
      return flow.step === 'codes' ? flow : resting();
  }
}

const LOST_BY_RELOAD: ReadonlySet<TwoFactorFlow['step']> = new Set(['adding', 'codes']);

export function markTwoFactor({ step }: TwoFactorFlow): void {
  if (LOST_BY_RELOAD.has(step)) tabStore.write(STORAGE_KEYS.twoFactor, step);
  else tabStore.remove(STORAGE_KEYS.twoFactor);
}

export const wasTwoFactorInterrupted = (): boolean => tabStore.read(STORAGE_KEYS.twoFactor) !== null;
