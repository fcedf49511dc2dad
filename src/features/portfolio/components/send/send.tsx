import { LazyPart } from '@/ui/lazy-part';
import { Panel } from '@/ui/layout/panel';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';

const load = async () => (await import('./send-steps')).SendSteps;

export const Send = () => (
  <Panel title="Send">
    <LazyPart
      isWanted
      load={load}
      meanwhile={<LoadingPanel label="Loading what you can send" lines={4} />}
      failed={missingCode}
    />
  </Panel>
);
