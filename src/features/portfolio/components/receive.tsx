import { useQuery } from '@tanstack/react-query';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { LazyView } from '@/ui/lazy-part';
import { Words } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';

const load = async () => (await import('./receive-here')).ReceiveHere;

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
                  Send only tokens on BNB Smart Chain to this address. Anything sent on another network, or to an
                  address with one character wrong, can’t be recovered.
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
            <p>Your address for receiving tokens appears here once you link a wallet.</p>
          )
        }
      </Loaded>
    </Panel>
  );
}
