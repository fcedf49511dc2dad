import { useCallback } from 'react';
import { useStore } from '@/utils/hooks/use-store';
import { lastWallet } from '../last-wallet';
import { useDialogRepair } from './dialog-repair';
import { rowOf } from './new-attempt';

export const RECONNECT_ROW = 'data-reconnect';

/**
 * Adds a row for the last wallet. RainbowKit 2.2.11 only marks recent wallets. A click on the added row clicks that
 * wallet's usual row.
 */
export function useReconnectRow(isOpen: boolean): void {
  const last = useStore(lastWallet);
  const offer = useCallback(
    (dialog: Element) => {
      const shown = dialog.querySelector<HTMLElement>(`[${RECONNECT_ROW}]`);
      const row = last && dialog.querySelector<HTMLButtonElement>(rowOf(last.id));
      if (!row) return shown?.remove();
      const button = shown?.querySelector('button') ?? addRow(row);
      const label = `Reconnect ${last.name}`;
      if (button.textContent !== label) button.textContent = label;
      button.setAttribute('aria-disabled', String(row.disabled));
      button.onclick = () => row.click();
    },
    [last],
  );
  useDialogRepair(isOpen, offer);
}

/** The list with its headings is the third ancestor of a row, on desktop and on phones. */
function addRow(row: Element): HTMLButtonElement {
  const place = document.createElement('div');
  const button = document.createElement('button');
  button.type = 'button';
  place.setAttribute(RECONNECT_ROW, '');
  place.append(button);
  row.parentElement?.parentElement?.parentElement?.prepend(place);
  return button;
}
