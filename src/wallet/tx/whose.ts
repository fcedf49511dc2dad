import { QueryObserver } from '@tanstack/react-query';
import { profileQuery } from '@/api/endpoints/get-profile';
import { queryClient } from '@/api/query-client';
import type { Address } from '@/api/contract';
import { createStore } from '@/utils/store';
import { walletStore, type WalletState } from '../state';

/** The investor's linked wallet, while somebody is logged in whose profile has been read. */
export const linkedStore = createStore<Address | null>(null);

/** Hears of the profile, and asks for nothing itself. */
export function followLinkedWallet(): () => void {
  const observer = new QueryObserver(queryClient, { ...profileQuery, enabled: false });
  const hear = ({ data }: { data?: { walletAddress?: string | null } }) =>
    linkedStore.set((data?.walletAddress as Address | undefined) ?? null);
  hear(observer.getCurrentResult());
  return observer.subscribe(hear);
}

/** In small letters: the linked wallet and the connected one. What others have sent from this browser is not shown to anybody. */
export const addressesOf = (linked: Address | null, wallet: WalletState): readonly string[] =>
  [linked, /* guard: connected-wallet-only */ wallet.status === 'connected' ? wallet.address : null].flatMap(
    (address) => (address === null ? [] : [address.toLowerCase()]),
  );

export const ownAddresses = (): readonly string[] => addressesOf(linkedStore.get(), walletStore.get());
