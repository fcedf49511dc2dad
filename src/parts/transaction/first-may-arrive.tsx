import type { ReactNode } from 'react';
import { journalStore, type TxState } from '@/tx';
import { firstOpenOf, type FirstOpen, type RepeatedAction } from '@/tx/first-open';
import { engine } from '@/tx/app-engine';
import { useStore } from '@/utils/hooks/use-store';

export function useFirstOpen(action: RepeatedAction): FirstOpen {
  useStore(journalStore);
  return firstOpenOf(engine, action);
}

type Props = { first: FirstOpen; state?: TxState; children: ReactNode };

/**
 * A warning at every button that may ask the wallet while an earlier request may still be approved, even if later
 * requests have ended. An unsent attempt does not show this warning, because its panel already contains it.
 */
export const FirstMayArrive = ({ first, state, children }: Props) =>
  first && state?.step !== 'unsent' ? <div role="note">{children}</div> : null;
