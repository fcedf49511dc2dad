import { profileQuery } from '@/api/endpoints/user/profile';
import type { Address } from '@/api/contract';
import type { WalletState } from '@/wallet/state';
import type { Engine } from '../engine';

/**
 * Reads the profile from the query cache without an observer, because an observer would keep a query that a logout
 * removes. Ignores a profile of an earlier login.
 */
export function followLinkedWallet(engine: Engine): () => void {
  let last: unknown;
  let readFor: string | undefined;
  const onChange = () => {
    const profile = engine.service.queries.getQueryData(profileQuery.queryKey);
    const login = engine.service.login()?.token;
    if (profile !== last) readFor = login;
    last = profile;
    const isOwn = login !== undefined && readFor === login;
    engine.memory.linked.set((isOwn && (profile?.walletAddress as Address | undefined)) || null);
  };
  onChange();
  const ends = [engine.service.queries.getQueryCache().subscribe(onChange), engine.service.session.subscribe(onChange)];
  return () => ends.forEach((end) => end());
}

export const addressesOf = (linked: Address | null, wallet: WalletState): readonly string[] =>
  [linked, wallet.status === 'connected' ? wallet.address : null].flatMap((address) =>
    address === null ? [] : [address.toLowerCase()],
  );

export const ownAddresses = (engine: Engine): readonly string[] =>
  addressesOf(engine.memory.linked.get(), engine.wallet.state.get());
