import { useQuery } from '@tanstack/react-query';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { ChainHolding, HoldingSkeleton } from './chain-holding';

/** The wallet that the account is linked to, and what the chain itself says it holds. */
export function LinkedWallet() {
  const query = useQuery(myWalletQuery);
  return (
    <Panel title="Your wallet" busy={query.isPending}>
      <Loaded query={query} loading={<HoldingSkeleton isNamed />}>
        {({ walletAddress, totalFiat }) =>
          walletAddress ? (
            <ChainHolding address={walletAddress} totalFiat={totalFiat} isNamed />
          ) : (
            <p>No wallet is linked to your account yet. Shares that you buy go to a linked wallet.</p>
          )
        }
      </Loaded>
    </Panel>
  );
}
