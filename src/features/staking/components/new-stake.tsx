import type { Plan, Stake } from '@/api/contract';
import { LazyView } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/missing-code';
import type { NewStakeSteps } from '../model/kept-stake';

const load = async () => (await import('./stake-steps')).StakeSteps;

type Props = { plans: readonly Plan[]; positions: readonly Stake[]; steps: NewStakeSteps };

export const NewStake = (props: Props) => (
  <LazyView
    isWanted
    load={load}
    meanwhile={<LoadingPanel label="Loading the form" lines={6} />}
    failed={missingCode}
    props={props}
  />
);
