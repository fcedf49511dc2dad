import { useStore } from '@/utils/use-store';
import { hostStore } from '@/wallet/facade';
import { LatePart } from '@/ui/late-part';

const loadHost = async () => (await import('@/wallet/wallet-host')).WalletHost;

/** Beside the page, from the first intent on. */
export const WalletSlot = () => <LatePart isWanted={useStore(hostStore).phase === 'ready'} load={loadHost} />;
