import { journalStore } from '@/tx';
import { tx } from '@/tx/app-engine';
import { firstOpenOf, type FirstOpen, type RepeatedAction } from '@/tx/first-open';
import { useStore } from '@/utils/hooks/use-store';

/** Set while an attempt that the investor declared unsent is still searched for, because it may be made after all. */
export function useFirstOpen(action: RepeatedAction): FirstOpen {
  useStore(journalStore);
  return firstOpenOf(tx, action);
}
