import { LoadingPanel } from '@/ui/state/loading-panel';

export const WaitingForFrame = () => <LoadingPanel label="Waiting for the check" lines={4} />;
