import { useQuery } from '@tanstack/react-query';
import type { Address } from '@/api/contract';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { LazyView } from '@/ui/lazy-part';
import { Prose } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';

const load = async () => (await import('./receive-here')).ReceiveHere;

const WAITING = <LoadingPanel label="Loading your address" lines={4} />;

const OwnAddress = ({ address }: { address: Address }) => (
  <Stack>
    <Prose>
      <p>
        Send only tokens on BNB Smart Chain to this address. Anything sent on another network, or to an address with one
        character wrong, can’t be recovered.
      </p>
    </Prose>
    <LazyView isWanted load={load} meanwhile={WAITING} failed={missingCode} props={{ address }} />
  </Stack>
);

export function Receive() {
  const query = useQuery(myWalletQuery);
  return (
    <Panel title="Receive" busy={query.isPending}>
      <Loaded query={query} loading={WAITING}>
        {({ walletAddress }) =>
          walletAddress ? (
            <OwnAddress address={walletAddress} />
          ) : (
            <p>Your address for receiving tokens appears here once you link a wallet.</p>
          )
        }
      </Loaded>
    </Panel>
  );
}
