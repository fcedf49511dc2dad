import { useStore } from '@/utils/use-store';
import { isFirstOpen, journalStore } from '@/tx';

/** Whether a payment of this order that the investor has said not to be sent is still looked for. */
export function useFirstOpen(orderId: string): boolean {
  useStore(journalStore);
  return isFirstOpen(orderId);
}
