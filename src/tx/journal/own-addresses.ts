import { profileQuery } from '@/api/endpoints/user/profile';
import type { Address } from '@/api/contract';
import type { WalletState } from '@/wallet/state';
import type { Tx } from '../tx';

/**
 * Reads the profile from the query cache and does not observe it, because an observer would keep a query that a logout
 * removes. A profile that was read for an earlier login is ignored.
 */
export function followLinkedWallet(tx: Tx): () => void {
  let last: unknown;
  let readFor: string | undefined;
  const onChange = () => {
    const profile = tx.service.queries.getQueryData(profileQuery.queryKey);
    const login = tx.service.login()?.token;
    if (profile !== last) readFor = login;
    last = profile;
    const isOwn = login !== undefined && readFor === login;
    tx.memory.linked.set((isOwn && (profile?.walletAddress as Address | undefined)) || null);
  };
  onChange();
  const ends = [tx.service.queries.getQueryCache().subscribe(onChange), tx.service.session.subscribe(onChange)];
  return () => ends.forEach((end) => end());
}

export const addressesOf = (linked: Address | null, wallet: WalletState): readonly string[] =>
  [linked, wallet.status === 'connected' ? wallet.address : null].flatMap((address) =>
    address === null ? [] : [address.toLowerCase()],
  );

export const ownAddresses = (tx: Tx): readonly string[] => addressesOf(tx.memory.linked.get(), tx.wallet.state.get());
