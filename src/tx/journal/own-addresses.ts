import { credentials } from '@/api/credentials';
import { profileQuery } from '@/api/endpoints/user/profile';
import { queryClient } from '@/api/query-client';
import type { Address } from '@/api/contract';
import { sessionStore } from '@/session/store';
import { createStore } from '@/utils/store';
import { walletStore, type WalletState } from '@/wallet/state';

export const linkedStore = createStore<Address | null>(null);

/**
 * Reads the profile from the query cache and never fetches it. An observer would keep a query that a logout removes. A
 * profile that was read for one login is ignored after it.
 */
export function followLinkedWallet(): () => void {
  let last: unknown;
  let readFor: string | undefined;
  const onChange = () => {
    const profile = queryClient.getQueryData(profileQuery.queryKey);
    const login = credentials()?.token;
    if (profile !== last) readFor = login;
    last = profile;
    const isOwn = login !== undefined && readFor === login;
    linkedStore.set((isOwn && (profile?.walletAddress as Address | undefined)) || null);
  };
  onChange();
  const ends = [queryClient.getQueryCache().subscribe(onChange), sessionStore.subscribe(onChange)];
  return () => ends.forEach((end) => end());
}

/** In lower case. Transactions of other wallets in this browser are never shown. */
export const addressesOf = (linked: Address | null, wallet: WalletState): readonly string[] =>
  [linked, wallet.status === 'connected' ? wallet.address : null].flatMap((address) =>
    address === null ? [] : [address.toLowerCase()],
  );

export const ownAddresses = (): readonly string[] => addressesOf(linkedStore.get(), walletStore.get());
