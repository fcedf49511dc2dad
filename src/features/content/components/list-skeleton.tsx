import { LoadingPanel } from '@/ui/state/loading-panel';

export const ListSkeleton = () => <LoadingPanel label="The list of articles is on its way" lines={16} />;
