import { isFirstOpen, journalStore } from '@/tx';
import { useStore } from '@/utils/hooks/use-store';

/** True while an attempt that the investor declared unsent is still searched for, because it may be made after all. */
export function useFirstOpen(...keys: readonly string[]): boolean {
  useStore(journalStore);
  return isFirstOpen(...keys);
}
