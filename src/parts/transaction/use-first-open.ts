import { isFirstOpen, journalStore } from '@/tx';
import { useStore } from '@/utils/use-store';

/** Whether an attempt that the investor has said not to be sent is still looked for: it may be made after all. */
export function useFirstOpen(...keys: readonly string[]): boolean {
  useStore(journalStore);
  return isFirstOpen(...keys);
}
