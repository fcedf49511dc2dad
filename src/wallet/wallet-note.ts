import { createStore } from '@/utils/store';

export type WalletNote =
  | { kind: 'no-project-id' | 'unsupported'; name: string }
  | { kind: 'safe-elsewhere' | 'on-this-phone'; code?: string }
  | { kind: 'not-connected'; id: string; name: string; outcome: Unconnected; reason: string };

export type Unconnected = 'expired' | 'unreachable' | 'failed';

export const walletNote = createStore<WalletNote | null>(null);
