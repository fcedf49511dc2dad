import { useQuery } from '@tanstack/react-query';
import { myWalletQuery } from '@/api/endpoints/get-my-wallet';
import type { Address as AddressText } from '@/api/contract';
import { Address } from '@/ui/address';
import { Amount, Money } from '@/ui/amount';
import { Panel } from '@/ui/layout/panel';
import { Stat, StatGrid, StatsToCome } from '@/ui/stat';
import { useChainHolding } from '../hooks/use-chain-holding';
import { Loaded } from '@/ui/state/loaded';

const LABELS = { address: 'Linked wallet', onChain: 'FNX on the chain', worth: 'Everything in it' } as const;

const Waiting = () => <StatsToCome labels={Object.values(LABELS)} />;

/** The wallet that the account is linked to, and what the chain itself says it holds. */
export function LinkedWallet() {
  const query = useQuery(myWalletQuery);
  return (
    <Panel title="Your wallet" busy={query.isPending}>
      <Loaded query={query} loading={<Waiting />}>
        {({ walletAddress, totalFiat }) =>
          walletAddress ? (
            <Linked address={walletAddress} totalFiat={totalFiat} />
          ) : (
            <p>No wallet is linked to your account yet. Shares that you buy go to a linked wallet.</p>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Linked({ address, totalFiat }: { address: AddressText; totalFiat: string }) {
  const holding = useChainHolding(address);
  return (
    <Loaded query={holding} loading={<Waiting />}>
      {({ amount, chainName }) => (
        <StatGrid>
          <Stat label={LABELS.address}>
            <Address value={address} />
          </Stat>
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
