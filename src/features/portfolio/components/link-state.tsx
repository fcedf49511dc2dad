import { useQuery } from '@tanstack/react-query';
import type { Address } from '@/api/contract';
import { myWalletQuery } from '@/api/endpoints/get-my-wallet';
import { Amount, Money } from '@/ui/amount';
import { Badge } from '@/ui/badge';
import { Words } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { Stat, StatGrid, StatsToCome } from '@/ui/stat';
import { Loaded } from '@/ui/state/loaded';
import { useChainHolding } from '../hooks/use-chain-holding';
import { LinkAction } from '@/wallet/link/link-action';
import { linkWords } from '@/wallet/link-words';

const LABELS = { onChain: 'FNX on the chain', worth: 'Everything in it' } as const;
const Waiting = () => <StatsToCome labels={Object.values(LABELS)} />;

/** What the account is linked to, and what is in it by the chain's own word. */
export function LinkState() {
  const query = useQuery(myWalletQuery);
  return (
    <Panel title="Linked wallet" busy={query.isPending}>
      <Loaded query={query} loading={<Waiting />}>
        {({ walletAddress, walletStatus, totalFiat }) => {
          const { tone, label, text } = linkWords(walletStatus);
          return (
            <Stack>
              <Words>
                <Badge tone={tone}>{label}</Badge>
                {text && <p>{text}</p>}
              </Words>
              {walletAddress && <Holding address={walletAddress} totalFiat={totalFiat} />}
              <LinkAction isRefused={walletStatus === 'REJECTED'} />
            </Stack>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function Holding({ address, totalFiat }: { address: Address; totalFiat: string }) {
  const holding = useChainHolding(address);
  return (
    <Loaded query={holding} loading={<Waiting />}>
      {({ amount, chainName }) => (
        <StatGrid>
          <Stat label={LABELS.onChain} note={`Read from ${chainName}`}>
            <Amount value={amount} unit="FNX" />
          </Stat>
          <Stat label={LABELS.worth} note="As the bank values it">
            <Money value={totalFiat} />
          </Stat>
        </StatGrid>
      )}
    </Loaded>
  );
}
