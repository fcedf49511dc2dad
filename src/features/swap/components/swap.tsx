import { LazyView } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';
import type { SwapSteps } from '../model/kept-swap';

const load = async () => (await import('./swap-steps')).SwapSteps;

export const Swap = ({ steps }: { steps: SwapSteps }) => (
  <LazyView
    isWanted
    load={load}
    meanwhile={<LoadingPanel label="Loading the swap" lines={4} />}
    failed={missingCode}
    props={{ steps }}
  />
);
