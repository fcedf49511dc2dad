import { Columns, Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { Balances } from '../components/balances';
import { Connection } from '../components/connection';
import { LinkState } from '../components/link-state';
import { Receive } from '../components/receive';

export const WalletScreen = () => (
  <Wide>
    <Stack>
      <div>
        <PageTitle>Wallet</PageTitle>
        <Lead>Your shares lie in a wallet whose key you alone hold. The bank knows its address, and nothing more.</Lead>
      </div>
      <Columns>
        <LinkState />
        <Connection />
      </Columns>
      <Balances />
      <Receive />
    </Stack>
  </Wide>
);
