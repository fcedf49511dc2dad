import { useUnsettled } from '@/tx/hooks';
import { LazyPart } from '@/ui/lazy-part';
import { Panel } from '@/ui/layout/panel';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/missing-code';
import { useHydrated } from '@/ui/use-hydrated';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';
import { keptSending } from '../../model/kept-sending';
import { SendGate } from './send-gate';

const load = async () => (await import('./send-steps')).SendSteps;

/** Sending requires a connected wallet but no identity check, because the tokens belong to the investor. */
export function Send() {
  const wallet = useStore(walletStore);
  const isReady = wallet.status === 'connected' && wallet.isSupported;
  const isUnderWay = useUnsettled().some(({ kind }) => kind === 'send');
  const isReviewed = useHydrated() && keptSending.read().review !== null;
  return (
    <Panel title="Send">
      {isReady || isUnderWay || isReviewed ? (
        <LazyPart
          isWanted
          load={load}
          meanwhile={<LoadingPanel label="Loading what you can send" lines={4} />}
          failed={missingCode}
        />
      ) : (
        <SendGate />
      )}
    </Panel>
  );
}
