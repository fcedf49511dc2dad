import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/state';
import { isOfThisChain } from '@/chain/instance';
import { confirmationCounts, journalStore } from '@/tx';
import { recentOf } from '@/tx/journal/recent';
import type { RecentPayment } from './recent-payment';

export function useRecentPayments(): readonly RecentPayment[] {
  const { entries } = useStore(journalStore);
  const counts = useStore(confirmationCounts);
  const wallet = useStore(walletStore);
  return wallet.status === 'connected' ? recentOf(entries.filter(isOfThisChain), wallet.address, counts) : [];
}
