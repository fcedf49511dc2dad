import { useRouter } from 'next/router';
import { BUY_SHARES, STAKING, SWAP, WALLET } from '@/config/routes';
import { useOpenInStorage } from '@/parts/transaction/use-open-in-storage';
import { LazyPart } from '@/ui/lazy-part';

/** Where one may be made. */
const MADE_ON: ReadonlySet<string> = new Set([BUY_SHARES, STAKING, SWAP, WALLET]);

const loadMark = async () => (await import('../header/pending-mark')).PendingMark;

/**
 * Comes in where a payment is open, or may be made: nobody else is sent any of it. Once here it stays and hears of the
 * journal itself, wherever one goes from the page where one pays.
 */
export function PendingSlot() {
  const { pathname } = useRouter();
  const isOpen = useOpenInStorage();
  return <LazyPart isWanted={isOpen || MADE_ON.has(pathname)} load={loadMark} />;
}
