import { useStore } from '@/utils/use-store';
import { walletStore } from '@/wallet/state';
import { confirmationCounts } from '@/tx/confirmation-counts';
import { isOfThisChain } from '@/chain/instance';
import { journalStore } from '@/tx/journal';
import { recentOf } from '@/tx/recent';
import type { RecentPayment } from './recent-payment';

export function useRecentPayments(): readonly RecentPayment[] {
  const { entries } = useStore(journalStore);
  const counts = useStore(confirmationCounts);
  const wallet = useStore(walletStore);
  return wallet.status === 'connected' ? recentOf(entries.filter(isOfThisChain), wallet.address, counts) : [];
}
