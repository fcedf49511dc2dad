import { useEffect } from 'react';
import { AccountDialog } from './account-dialog/account-dialog';
import { useRecentPayments } from './account-dialog/use-recent-payments';
import { followJournal } from '@/tx/journal';
import { WalletHost } from '@/wallet/wallet-host';

/** What loads on the first intent: the wallet, and the account dialog, which also shows what this browser has sent. */
export const WalletIsland = () => (
  <WalletHost>
    <Account />
  </WalletHost>
);

function Account() {
  useEffect(() => followJournal(), []);
  return <AccountDialog payments={useRecentPayments()} />;
}
