import { LoadingPanel } from '@/ui/state/loading-panel';

export const ListToCome = () => <LoadingPanel label="The list of articles is on its way" lines={16} />;
