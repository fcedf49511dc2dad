import { Columns, Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Approvals } from '../components/approvals';
import { Balances } from '../components/balances';
import { ChangeWallet } from '../components/change-wallet';
import { Connection } from '../components/connection';
import { LinkState } from '../components/link-state';
import { Receive } from '../components/receive';
import { Send } from '../components/send/send';

export const WalletScreen = () => (
  <Wide>
    <Stack>
      <div>
        <PageTitle>Wallet</PageTitle>
        <Lead>Your shares are held in your own wallet. Only you hold its key.</Lead>
      </div>
      <Columns>
        <LinkState />
        <Connection />
      </Columns>
      <Balances />
      <Send />
      <Approvals />
      <Receive />
      <ChangeWallet />
    </Stack>
  </Wide>
);
