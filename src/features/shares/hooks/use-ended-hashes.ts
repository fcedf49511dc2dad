import { useStore } from '@/utils/use-store';
import { endedHashesOf, journalStore } from '@/tx';

/** The hashes of this order's attempts that a proof has ended. */
export function useEndedHashes(orderId: string): readonly string[] {
  useStore(journalStore);
  return endedHashesOf(orderId);
}
