import { useRouter } from 'next/router';
import { BUY_SHARES, STAKING, SWAP, WALLET } from '@/config/routes';
import { useOpenInStorage } from '@/parts/transaction/use-open-in-storage';
import { LazyPart } from '@/ui/lazy-part';

const MADE_ON: ReadonlySet<string> = new Set([BUY_SHARES, STAKING, SWAP, WALLET]);

const loadMark = async () => (await import('../header/pending-mark')).PendingMark;

/** Loads only if a payment is open or can be made on this page. Once loaded, it stays on every page. */
export function PendingSlot() {
  const { pathname } = useRouter();
  const isOpen = useOpenInStorage();
  return <LazyPart isWanted={isOpen || MADE_ON.has(pathname)} load={loadMark} />;
}
