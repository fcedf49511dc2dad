import { journalStore } from '@/tx';
import { tx } from '@/tx/app-engine';
import { firstOpenOf, type FirstOpen, type RepeatedAction } from '@/tx/first-open';
import { useStore } from '@/utils/hooks/use-store';

export function useFirstOpen(action: RepeatedAction): FirstOpen {
  useStore(journalStore);
  return firstOpenOf(tx, action);
}
