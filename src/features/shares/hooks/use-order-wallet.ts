import { useQuery } from '@tanstack/react-query';
import type { Address, Order } from '@/api/contract';
import { profileQuery } from '@/api/endpoints/user/profile';
import { isSameAddress } from '@/utils/is-same-address';

/** Who pays an order and who is delivered to: the wallet that was linked when it was opened, which may be another one by now. */
export function useOrderWallet({ walletAddress }: Order): Address | undefined {
  const { data: user } = useQuery(profileQuery);
  return walletAddress ?? user?.walletAddress ?? undefined;
}

/** Which wallet is linked is read anew with each order: it may have been replaced in another tab, or on another device. */
export function useIsWalletReplaced({ walletAddress }: Order): boolean {
  const { data: user, isFetching } = useQuery({
    ...profileQuery,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const linked = user?.walletAddress;
  return Boolean(!isFetching && walletAddress && linked && !isSameAddress(walletAddress, linked));
}
