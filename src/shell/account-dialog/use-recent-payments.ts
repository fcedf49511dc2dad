import { useStore } from '@/utils/use-store';
import { walletStore } from '@/wallet/state';
import { countedStore } from '@/tx/counted';
import { isOfThisChain } from '@/chain/instance';
import { journalStore } from '@/tx/journal';
import { recentOf } from '@/tx/recent';
import type { RecentPayment } from './recent-payment';

/** What the connected address has sent from this browser. */
export function useRecentPayments(): readonly RecentPayment[] {
  const { entries } = useStore(journalStore);
  const counted = useStore(countedStore);
  const wallet = useStore(walletStore);
  return wallet.status === 'connected' ? recentOf(entries.filter(isOfThisChain), wallet.address, counted) : [];
}
