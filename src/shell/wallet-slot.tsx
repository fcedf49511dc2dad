import { useStore } from '@/utils/use-store';
import { hostStore } from '@/wallet/facade';
import { LazyPart } from '@/ui/lazy-part';

const loadIsland = async () => (await import('./wallet-island')).WalletIsland;

/** Beside the page, from the first intent on. */
export const WalletSlot = () => <LazyPart isWanted={useStore(hostStore).phase === 'ready'} load={loadIsland} />;
