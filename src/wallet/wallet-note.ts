import { createStore } from '@/utils/store';

/** What has to be said about a wallet that somebody chose, since RainbowKit's rows have no words of their own. */
export type WalletNote =
  | { kind: 'no-project-id'; name: string }
  /** `code` is what the wallet is given; it comes a moment later. */
  | { kind: 'safe-elsewhere' | 'on-this-phone'; code?: string }
  | { kind: 'not-connected'; id: string; name: string; why: Unconnected };

export type Unconnected = 'refused' | 'expired' | 'away' | 'failed';

export const walletNote = createStore<WalletNote | null>(null);
