import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect, useRef } from 'react';
import { createStore } from '@/utils/store';
import { useStore } from '@/utils/hooks/use-store';

export const newAttempt = createStore<{ choose?: string } | null>(null);

const CLOSE = '[data-rk][role="dialog"] button[aria-label="Close"]';
const find = (selector: string) => document.querySelector<HTMLButtonElement>(selector);
export const rowOf = (id: string) => `[data-testid=${JSON.stringify(`rk-wallet-option-${id}`)}]`;
export const findRow = (id: string) => find(rowOf(id));

/**
 * Reopens the connect dialog. After a failed attempt, RainbowKit 2.2.11 keeps the used code, offers no retry and
 * disables the wallet's row until its dialog is closed.
 */
export function tryAgainInConnectDialog(choose?: string): void {
  newAttempt.set({ choose });
  find(CLOSE)?.click();
}

export function useNewAttempt(): void {
  const asked = useStore(newAttempt);
  const { openConnectModal, connectModalOpen } = useConnectModal();
  const isClosed = useRef(false);
  useEffect(() => {
    if (!asked) return;
    if (!connectModalOpen) {
      isClosed.current = true;
      openConnectModal?.();
      return;
    }
    if (!isClosed.current) return;
    isClosed.current = false;
    newAttempt.set(null);
    if (asked.choose) findRow(asked.choose)?.click();
  }, [asked, connectModalOpen, openConnectModal]);
}
