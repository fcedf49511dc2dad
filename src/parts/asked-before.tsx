import { LazyView } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/missing-code';
import type { AskedBeforeProps } from './asked-before-panel';

const load = () => import('./asked-before-panel').then(({ AskedBeforePanel }) => AskedBeforePanel);

/** Loaded for the few orders and stakes whose wallet request was never answered. */
export const AskedBefore = (props: AskedBeforeProps) => (
  <LazyView
    isWanted
    load={load}
    props={props}
    meanwhile={<LoadingPanel label="Loading what your wallet was asked" />}
    failed={missingCode}
  />
);
