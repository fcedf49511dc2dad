import { useEffect } from 'react';
import { followJournal, confirmationCounts, journalStore } from '@/tx';
import { WalletHost } from '@/wallet/wallet-host';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/state';
import { isOfThisChain } from '@/chain/instance';
import { recentOf } from '@/tx/journal/recent';
import { AccountDialog } from './account-dialog/account-dialog';
import type { RecentPayment } from './account-dialog/recent-payment';

function useRecentPayments(): readonly RecentPayment[] {
  const { entries } = useStore(journalStore);
  const counts = useStore(confirmationCounts);
  const wallet = useStore(walletStore);
  return wallet.status === 'connected' ? recentOf(entries.filter(isOfThisChain), wallet.address, counts) : [];
}

export const WalletIsland = () => (
  <WalletHost>
    <Account />
  </WalletHost>
);

function Account() {
  useEffect(followJournal, []);
  return <AccountDialog payments={useRecentPayments()} />;
}
