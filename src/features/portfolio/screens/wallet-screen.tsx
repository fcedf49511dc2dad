import { Columns, Lead } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { LazyPart } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';
import { Balances } from '../components/balances';
import { ChangeWallet } from '../components/change-wallet';
import { Connection } from '../components/connection';
import { LinkState } from '../components/link-state';
import { Receive } from '../components/receive';
import { Send } from '../components/send/send';

const loadApprovals = async () => (await import('../components/approvals')).Approvals;

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
      <LazyPart
        isWanted
        load={loadApprovals}
        meanwhile={<LoadingPanel label="Loading your approvals" lines={3} />}
        failed={missingCode}
      />
      <Receive />
      <ChangeWallet />
    </Stack>
  </Wide>
);
