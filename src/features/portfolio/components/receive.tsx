import { useQuery } from '@tanstack/react-query';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { CopyText } from '@/ui/copy-text';
import { Words } from '@/ui/layout/lead';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';

/** The whole address, never a short one: what is sent to a wrong one is gone. */
export function Receive() {
  const query = useQuery(myWalletQuery);
  return (
    <Panel title="Receive" busy={query.isPending}>
      <Loaded query={query} loading={<LoadingPanel label="Loading your address" lines={2} />}>
        {({ walletAddress }) =>
          walletAddress ? (
            <Words>
              <CopyText text={walletAddress} label="Copy address" />
              <p>
                Only tokens on BNB Smart Chain arrive here. What is sent on another network, or to an address that
                differs in one letter, cannot be brought back.
              </p>
            </Words>
          ) : (
            <p>An address to receive at appears here once a wallet is linked to your account.</p>
          )
        }
      </Loaded>
    </Panel>
  );
}
