import { useEffect } from 'react';
import { AccountDialog } from './account-dialog/account-dialog';
import { useRecentPayments } from './account-dialog/use-recent-payments';
import { followJournal } from '@/tx';
import { WalletHost } from '@/wallet/wallet-host';

export const WalletIsland = () => (
  <WalletHost>
    <Account />
  </WalletHost>
);

function Account() {
  useEffect(followJournal, []);
  return <AccountDialog payments={useRecentPayments()} />;
}
