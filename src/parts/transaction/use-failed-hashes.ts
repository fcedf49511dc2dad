import { useStore } from '@/utils/hooks/use-store';
import { failedHashesOf, journalStore } from '@/tx';

export function useFailedHashes(key: string): readonly string[] {
  useStore(journalStore);
  return failedHashesOf(key);
}
