import type { ComponentType, ReactNode } from 'react';
import { LazyPart } from '@/ui/lazy-part';
import { missingCode } from '@/ui/state/missing-code';

type Props = {
  id: string;
  load: () => Promise<ComponentType>;
  meanwhile: ReactNode;
  /** For readers without scripts. */
  unscripted: ReactNode;
  /** What surrounds the words if not even the code can be fetched. */
  frame?: (panel: ReactNode) => ReactNode;
};

/** What the service tells, inside a page that is plain HTML. Without scripts its place is taken by words. */
export const LivePart = ({ id, load, meanwhile, unscripted, frame = (panel) => panel }: Props) => (
  <>
    <div id={id}>
      <LazyPart isWanted load={load} meanwhile={meanwhile} failed={(...retry) => frame(missingCode(...retry))} />
    </div>
    <noscript>
      <style>{`#${id} [aria-busy]{display:none}`}</style>
      {unscripted}
    </noscript>
  </>
);
