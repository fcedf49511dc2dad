import { createStore } from '@/utils/store';
import type { Address } from '@/api/contract';
import type { EnsIdentity } from './ens/ens';

/** What the rest of the app may know of the wallet. Framework-free; only the wallet host writes it. */
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

/** Whether the wallet's code is here: it loads on the first intent and stays. */
export type HostState = { phase: 'absent' | 'loading' } | { phase: 'failed'; error: unknown } | { phase: 'ready' };

/** Asks the connected wallet to sign; the owner of another account is asked by none. */
export type Sign = (message: string, account: Address) => Promise<string>;

export const walletStore = createStore<WalletState>({ status: 'disconnected' });
/** There once the wallet's code is. */
export const signStore = createStore<Sign | null>(null);
export const hostStore = createStore<HostState>({ phase: 'absent' });
/** The dialog that somebody asked for. Our own are open while it names them; RainbowKit's takes it and puts it back to null. */
export const dialogRequest = createStore<WalletDialog | null>(null);
