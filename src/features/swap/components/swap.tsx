import { useUnsettled } from '@/tx/hooks';
import { GatePassedOnce } from '@/parts/gate/gate-passed-once';
import { LazyPart } from '@/ui/lazy-part';
import { Panel } from '@/ui/layout/panel';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/missing-code';
import { useHydrated } from '@/ui/use-hydrated';
import { kindOfSwap } from '../model/swap-words';
import { keptSwap } from '../model/kept-swap';

const load = async () => (await import('./swap-steps')).SwapSteps;

const Steps = () => (
  <LazyPart isWanted load={load} meanwhile={<LoadingPanel label="Loading the swap" lines={4} />} failed={missingCode} />
);

/** An existing review stays available even if a requirement is no longer met. A new swap starts behind the gate. */
export function Swap() {
  const isReviewed = useHydrated() && keptSwap.read().review !== null;
  const isUnderWay = useUnsettled().some((transaction) => kindOfSwap(transaction) !== null);
  return (
    <Panel title="Swap">
      <GatePassedOnce isOpen={isReviewed || isUnderWay}>
        <Steps />
      </GatePassedOnce>
    </Panel>
  );
}
