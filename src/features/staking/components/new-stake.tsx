import type { ComponentProps } from 'react';
import { LazyView } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';

const load = async () => (await import('./stake-steps')).StakeSteps;

type Props = ComponentProps<Awaited<ReturnType<typeof load>>>;

export const NewStake = (props: Props) => (
  <LazyView
    isWanted
    load={load}
    meanwhile={<LoadingPanel label="Loading the form" lines={6} />}
    failed={missingCode}
    props={props}
  />
);
