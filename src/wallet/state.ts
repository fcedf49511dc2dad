import { createStore } from '@/utils/store';
import type { Address } from '@/api/contract';
import type { EnsIdentity } from './ens/ens';

export type WalletState =
  | { status: 'disconnected' | 'connecting' | 'reconnecting' }
  | {
      status: 'connected';
      address: Address;
      chainId: number;
      isSupported: boolean;
      balance?: { amount: string; symbol: string; isAbout?: true };
      ens?: EnsIdentity;
    };

export type WalletDialog = 'connect' | 'account' | 'chain' | 'link';

export type HostState = { phase: 'absent' | 'loading' } | { phase: 'failed'; error: unknown } | { phase: 'ready' };

export type Sign = (message: string, account: Address) => Promise<string>;

export const walletStore = createStore<WalletState>({ status: 'disconnected' });
export const signStore = createStore<Sign | null>(null);
export const hostStore = createStore<HostState>({ phase: 'absent' });
export const dialogRequest = createStore<WalletDialog | null>(null);
