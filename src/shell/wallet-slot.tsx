import { useStore } from '@/utils/use-store';
import { hostStore } from '@/wallet/facade';
import { useLatePart } from './use-late-part';

const loadHost = async () => (await import('@/wallet/wallet-host')).WalletHost;

/** Beside the page, from the first intent on. */
export function WalletSlot() {
  const Host = useLatePart(useStore(hostStore).phase === 'ready', loadHost);
  return Host && <Host />;
}
