import { credentials } from '@/api/credentials';
import { profileQuery } from '@/api/endpoints/user/profile';
import { queryClient } from '@/api/query-client';
import type { Address } from '@/api/contract';
import { sessionStore } from '@/session/store';
import { createStore } from '@/utils/store';
import { walletStore, type WalletState } from '@/wallet/state';

/** The investor's linked wallet, while somebody is logged in whose profile has been read. */
export const linkedStore = createStore<Address | null>(null);

/**
 * Hears of the profile, and asks for nothing itself. In the cache, since a logout removes the query that an observer
 * would stay with. What was read for one login says nothing once another one, or nobody, is logged in.
 */
export function followLinkedWallet(): () => void {
  let last: unknown;
  let readFor: string | undefined;
  const hear = () => {
    const profile = queryClient.getQueryData(profileQuery.queryKey);
    const login = credentials()?.token;
    if (profile !== last) readFor = login;
    last = profile;
    const isOwn = login !== undefined && readFor === login;
    linkedStore.set((isOwn && (profile?.walletAddress as Address | undefined)) || null);
  };
  hear();
  const ends = [queryClient.getQueryCache().subscribe(hear), sessionStore.subscribe(hear)];
  return () => ends.forEach((end) => end());
}

/** In small letters: the linked wallet and the connected one. What others have sent from this browser is not shown to anybody. */
export const addressesOf = (linked: Address | null, wallet: WalletState): readonly string[] =>
  [linked, wallet.status === 'connected' ? wallet.address : null].flatMap((address) =>
    address === null ? [] : [address.toLowerCase()],
  );

export const ownAddresses = (): readonly string[] => addressesOf(linkedStore.get(), walletStore.get());
