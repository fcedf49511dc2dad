import { createStore } from '@/utils/store';

/** What has to be said about a wallet that somebody chose, since RainbowKit's rows have no words of their own. */
export type WalletNote =
  | { kind: 'no-project-id'; name: string }
  /** `code` is what is pasted into the Safe; it comes a moment later. */
  | { kind: 'safe-elsewhere'; code?: string };

export const walletNote = createStore<WalletNote | null>(null);
