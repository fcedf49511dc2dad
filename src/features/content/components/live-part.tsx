import type { ComponentType, ReactNode } from 'react';
import { LazyPart } from '@/ui/lazy-part';
import { missingCode } from '@/ui/state/error-panel';

type Props = {
  id: string;
  load: () => Promise<ComponentType>;
  meanwhile: ReactNode;
  unscripted: ReactNode;
  frame?: (panel: ReactNode) => ReactNode;
};

/** A part of a static page that renders only in the browser. Readers without JavaScript see `unscripted`. */
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
