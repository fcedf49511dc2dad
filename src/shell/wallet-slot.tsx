import { useStore } from '@/utils/use-store';
import { hostStore } from '@/wallet/facade';
import { LazyPart } from '@/ui/lazy-part';

const loadHost = async () => (await import('@/wallet/wallet-host')).WalletHost;

/** Beside the page, from the first intent on. */
export const WalletSlot = () => <LazyPart isWanted={useStore(hostStore).phase === 'ready'} load={loadHost} />;
