import { useStore } from '@/utils/hooks/use-store';
import { hostStore } from '@/wallet/facade';
import { LazyPart } from '@/ui/lazy-part';

const loadIsland = async () => (await import('./wallet-island')).WalletIsland;

export const WalletSlot = () => <LazyPart isWanted={useStore(hostStore).phase === 'ready'} load={loadIsland} />;
