import { useRouter } from 'next/router';
import { TRANSACTION_PAGES } from '@/config/transaction-kinds';
import { useOpenInStorage } from '@/parts/transaction/use-open-in-storage';
import { LazyPart } from '@/ui/lazy-part';

const loadMark = async () => (await import('../header/pending-mark')).PendingMark;

/** Loads only if a transaction is open or can be made on this page. Once loaded, the code runs on every page. */
export function PendingSlot() {
  const { pathname } = useRouter();
  const isOpen = useOpenInStorage();
  return <LazyPart isWanted={isOpen || TRANSACTION_PAGES.has(pathname)} load={loadMark} />;
}
