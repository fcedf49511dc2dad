import { useQuery } from '@tanstack/react-query';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { Badge } from '@/ui/badge';
import { Words } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LinkAction } from '@/wallet/link/link-action';
import { linkWords } from '@/parts/link-words';
import { ChainHolding, HoldingSkeleton } from './chain-holding';

export function LinkState() {
  const query = useQuery(myWalletQuery);
  return (
    <Panel title="Linked wallet" busy={query.isPending}>
      <Loaded query={query} loading={<HoldingSkeleton />}>
        {({ walletAddress, walletStatus, totalFiat, change }) => {
          const { tone, label, text } = linkWords(walletStatus);
          return (
            <Stack>
              <Words>
                <Badge tone={tone}>{label}</Badge>
                {text && <p>{text}</p>}
              </Words>
              {walletAddress && <ChainHolding address={walletAddress} totalFiat={totalFiat} />}
              <LinkAction isRefused={walletStatus === 'REJECTED'} hasOwnChange={Boolean(walletAddress && change)} />
            </Stack>
          );
        }}
      </Loaded>
    </Panel>
  );
}
