import { createStore } from '@/utils/store';

/** What has to be said about a wallet that somebody chose, since RainbowKit's rows have no words of their own. */
export type WalletNote =
  /** RainbowKit tries to connect to the first behind the words; the second was pressed alone. */
  | { kind: 'no-project-id' | 'unsupported'; name: string }
  /** `code` is what the wallet is given; it comes a moment later. */
  | { kind: 'safe-elsewhere' | 'on-this-phone'; code?: string }
  /** `reason` is the sentence for what has no words of its own here. */
  | { kind: 'not-connected'; id: string; name: string; why: Unconnected; reason: string };

export type Unconnected = 'expired' | 'away' | 'failed';

export const walletNote = createStore<WalletNote | null>(null);
