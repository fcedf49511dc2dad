import { useQuery } from '@tanstack/react-query';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { WALLET } from '@/config/routes';
import { Loaded } from '@/ui/state/loaded';
import { ChainHolding, HoldingSkeleton } from './chain-holding';
import { Section } from './section';
import { ShareSplit } from './dashboard/share-split';

export function LinkedWallet() {
  const query = useQuery(myWalletQuery);
  return (
    <Section title="Your wallet" way={{ href: WALLET, words: 'Open wallet' }} busy={query.isPending}>
      <ShareSplit />
      <Loaded query={query} loading={<HoldingSkeleton isNamed />}>
        {({ walletAddress, totalFiat }) =>
          walletAddress ? (
            <ChainHolding address={walletAddress} totalFiat={totalFiat} isNamed />
          ) : (
            <p>You haven’t linked a wallet yet. Shares that you buy go to your linked wallet.</p>
          )
        }
      </Loaded>
    </Section>
  );
}
