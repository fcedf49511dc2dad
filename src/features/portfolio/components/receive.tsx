import { useQuery } from '@tanstack/react-query';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { LazyView } from '@/ui/lazy-part';
import { Words } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/missing-code';

const load = async () => (await import('./receive-here')).ReceiveHere;

/** Shows the full address, and the warning before it, because tokens sent to a wrong address are lost. */
export function Receive() {
  const query = useQuery(myWalletQuery);
  const waiting = <LoadingPanel label="Loading your address" lines={4} />;
  return (
    <Panel title="Receive" busy={query.isPending}>
      <Loaded query={query} loading={waiting}>
        {({ walletAddress }) =>
          walletAddress ? (
            <Stack>
              <Words>
                <p>
                  Only tokens on BNB Smart Chain arrive here. What is sent on another network, or to an address that
                  differs in one letter, cannot be brought back.
                </p>
              </Words>
              <LazyView
                isWanted
                load={load}
                meanwhile={waiting}
                failed={missingCode}
                props={{ address: walletAddress }}
              />
            </Stack>
          ) : (
            <p>An address to receive at appears here once a wallet is linked to your account.</p>
          )
        }
      </Loaded>
    </Panel>
  );
}
