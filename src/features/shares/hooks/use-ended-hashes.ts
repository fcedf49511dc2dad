import { useStore } from '@/utils/use-store';
import { endedHashesOf, journalStore } from '@/tx';

export function useEndedHashes(orderId: string): readonly string[] {
  useStore(journalStore);
  return endedHashesOf(orderId);
}
