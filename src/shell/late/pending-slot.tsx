import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';
import { BUY_SHARES, STAKING, SWAP, WALLET } from '@/config/routes';
import { LazyPart } from '@/ui/lazy-part';
import { localStore } from '@/utils/storage';

/** The journal's keys and its open states as they stand in storage, the release before's too: a look at the text, without what reads it. */
const JOURNALS = ['tx_journal', 'payment_journal'] as const;
const OPEN = /"status":"(?:awaiting-wallet|unanswered|pending|asked|sent)"|"report":"due"/;

const hasOpenPayment = () => JOURNALS.some((key) => OPEN.test(localStore.read(key) ?? ''));

const heedStorage = (onChange: () => void) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
};

/** Where one may be made. */
const MADE_ON: ReadonlySet<string> = new Set([BUY_SHARES, STAKING, SWAP, WALLET]);

const loadMark = async () => (await import('../header/pending-mark')).PendingMark;

/**
 * Comes in where a payment is open, or may be made: nobody else is sent any of it. Once here it stays and hears of the
 * journal itself, wherever one goes from the page where one pays.
 */
export function PendingSlot() {
  const { pathname } = useRouter();
  const isOpen = useSyncExternalStore(heedStorage, hasOpenPayment, () => false);
  return <LazyPart isWanted={isOpen || MADE_ON.has(pathname)} load={loadMark} />;
}
