import { useStore } from '@/utils/hooks/use-store';
import { endedHashesOf, journalStore } from '@/tx';

/** Hashes of this order's attempts that are proven to have failed. */
export function useEndedHashes(orderId: string): readonly string[] {
  useStore(journalStore);
  return endedHashesOf(orderId);
}
