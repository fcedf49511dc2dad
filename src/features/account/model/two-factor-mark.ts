import { STORAGE_KEYS } from '@/config/product';
import { tabStore } from '@/utils/storage';
import type { TwoFactorFlow } from './two-factor-flow';

const LOST_BY_RELOAD: ReadonlySet<TwoFactorFlow['step']> = new Set(['adding', 'codes']);

export function markTwoFactor({ step }: TwoFactorFlow): void {
  if (LOST_BY_RELOAD.has(step)) tabStore.write(STORAGE_KEYS.twoFactor, step);
  else tabStore.remove(STORAGE_KEYS.twoFactor);
}

export const wasTwoFactorInterrupted = (): boolean => tabStore.read(STORAGE_KEYS.twoFactor) !== null;
