import { LoadingPanel } from '@/ui/state/loading-panel';

export const TeamSkeleton = () => <LoadingPanel label="Loading the names" lines={12} />;
