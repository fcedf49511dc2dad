import { useQuery } from '@tanstack/react-query';
import type { Address, Order } from '@/api/contract';
import { useFirstOpen } from '@/parts/transaction/first-may-arrive';
import { txKeyOf } from '@/tx';
import type { FirstOpen } from '@/tx/first-open';
import { profileQuery } from '@/api/endpoints/user/profile';
import { isSameAddress } from '@/utils/is-same-address';

/**
 * Returns the wallet that was linked when the order was opened. This wallet pays and receives, even if it has been
 * replaced since.
 */
export function useOrderWallet({ walletAddress }: Order): Address | undefined {
  const { data: user } = useQuery(profileQuery);
  return walletAddress ?? user?.walletAddress ?? undefined;
}

export function useFirstPayment(order: Order): FirstOpen {
  const from = useOrderWallet(order);
  return useFirstOpen({ key: txKeyOf('purchase', order._id), account: from && { kind: 'purchase', from } });
}

/**
 * Refetches the profile on mount and focus, because the wallet may have been replaced in another tab or on another
 * device.
 */
export function useIsWalletReplaced({ walletAddress }: Order): boolean {
  const { data: user, isFetching } = useQuery({
    ...profileQuery,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const linked = user?.walletAddress;
  return Boolean(!isFetching && walletAddress && linked && !isSameAddress(walletAddress, linked));
}
