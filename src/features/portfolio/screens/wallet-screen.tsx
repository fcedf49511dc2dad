import { useQuery } from '@tanstack/react-query';
import { Columns, Lead, Prose } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { LazyPart } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';
import { Panel } from '@/ui/layout/panel';
import { TableSkeleton } from '@/ui/table/table-skeleton';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { Badge } from '@/ui/badge';
import { Loaded } from '@/ui/state/loaded';
import { LinkAction } from '@/wallet/link/link-action';
import { linkText } from '@/parts/link-text';
import { Address } from '@/ui/address/address';
import { Button } from '@/ui/button/button';
import { useStore } from '@/utils/hooks/use-store';
import { openAccount, openChain, openConnect, walletStore } from '@/wallet/facade';
import { notifyOnFailure, walletIntent } from '@/wallet/on-intent';
import { ChangeWallet } from '../components/change-wallet';
import { Receive } from '../components/receive';
import { Send } from '../components/send/send';
import { ChainHolding, HoldingSkeleton } from '../components/chain-holding';

function Connection() {
  const wallet = useStore(walletStore);
  return (
    <Panel title="Connected wallet">
      <Prose>
        {wallet.status !== 'connected' && <NotConnected />}
        {wallet.status === 'connected' && (
          <>
            <p>
              <Address value={wallet.address} /> is connected
              {wallet.isSupported ? '.' : ', but not on BNB Smart Chain.'}
            </p>
            <div>
              <Button
                type="button"
                aria-haspopup="dialog"
                onClick={() => notifyOnFailure(wallet.isSupported ? openAccount() : openChain())}
              >
                {wallet.isSupported ? 'Manage connection' : 'Switch network'}
              </Button>
            </div>
          </>
        )}
      </Prose>
    </Panel>
  );
}

const NotConnected = () => (
  <>
    <p>No wallet is connected. Connecting lets FNX ask your wallet for signatures. It can’t move funds.</p>
    <div>
      <Button type="button" {...walletIntent} onClick={() => notifyOnFailure(openConnect())}>
        Connect Wallet
      </Button>
    </div>
  </>
);

function LinkState() {
  const query = useQuery(myWalletQuery);
  return (
    <Panel title="Linked wallet" busy={query.isPending}>
      <Loaded query={query} loading={<HoldingSkeleton />}>
        {({ walletAddress, walletStatus, totalFiat, change }) => {
          const { tone, label, text } = linkText(walletStatus);
          return (
            <Stack>
              <Prose>
                <Badge tone={tone}>{label}</Badge>
                {text && <p>{text}</p>}
              </Prose>
              {walletAddress && <ChainHolding address={walletAddress} totalFiat={totalFiat} />}
              <LinkAction isRefused={walletStatus === 'REJECTED'} hasOwnChange={Boolean(walletAddress && change)} />
            </Stack>
          );
        }}
      </Loaded>
    </Panel>
  );
}

const load = async () => (await import('../components/live-balances')).LiveBalances;
const LABELS = ['Token', 'On the chain', 'On record', 'Staked', 'Value'];

const Balances = () => (
  <Panel title="Balances">
    <LazyPart isWanted load={load} meanwhile={<TableSkeleton labels={LABELS} rows={4} />} failed={missingCode} />
  </Panel>
);

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
