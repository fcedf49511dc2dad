import { useUnsettled } from '@/tx/hooks';
import { Panel } from '@/ui/layout/panel';
import { LazyPart } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';

const load = async () => (await import('./open-approvals')).OpenApprovals;

export function Approvals() {
  const wallet = useStore(walletStore);
  const isReady = wallet.status === 'connected' && wallet.isSupported;
  const isPending = useUnsettled().some(({ kind }) => kind === 'approve');
  return (
    <Panel title="Approvals">
      {isReady || isPending ? (
        <LazyPart
          isWanted
          load={load}
          meanwhile={<LoadingPanel label="Loading your approvals" />}
          failed={missingCode}
        />
      ) : (
        <p>
          An approval lets the exchange move a token from your wallet for a swap. Connect your wallet to see its
          approvals and revoke them.
        </p>
      )}
    </Panel>
  );
}
