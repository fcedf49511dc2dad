import { LoadingPanel } from '@/ui/state/loading-panel';

export const TeamSkeleton = () => <LoadingPanel label="The names are on their way" lines={12} />;
