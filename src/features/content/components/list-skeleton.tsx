import { LoadingPanel } from '@/ui/state/loading-panel';

export const ListSkeleton = () => <LoadingPanel label="Loading the articles" lines={16} />;
