import { useStore } from '@/utils/hooks/use-store';
import { endedHashesOf, journalStore } from '@/tx';

export function useEndedHashes(key: string): readonly string[] {
  useStore(journalStore);
  return endedHashesOf(key);
}
