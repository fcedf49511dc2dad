import { useCallback, useEffect, useMemo } from 'react';
import { useConnectors } from 'wagmi';
import { report } from '@/errors/report';
import { walletNote } from '../wallet-note';
import { unreachableWalletOf } from '../wallets/unreachable';
import { RAINBOWKIT_DIALOG, useDialogRepair } from './dialog-repair';

export const UNSUPPORTED_ROW = 'data-unsupported';
export const UNSUPPORTED_MARK = 'data-unsupported-mark';

const ROW_ID = 'rk-wallet-option-';
const walletIdOf = (row: Element) => row.getAttribute('data-testid')?.slice(ROW_ID.length) ?? '';
const ROWS = `button[data-testid^="${ROW_ID}"]`;

/**
 * Marks the rows of wallets that cannot be used here. They explain why when clicked. RainbowKit 2.2.11 would try to
 * connect and wait.
 */
export function useUnsupportedRows(isOpen: boolean): void {
  const connectors = useConnectors();
  const names = useMemo(() => new Map(connectors.flatMap(unreachableWalletOf)), [connectors]);
  const mark = useCallback(
    (dialog: Element) => {
      for (const row of dialog.querySelectorAll(ROWS)) if (names.has(walletIdOf(row))) markRow(row);
    },
    [names],
  );
  useDialogRepair(isOpen, mark);
  useEffect(() => {
    if (!isOpen) return;
    const explain = (event: MouseEvent) => {
      const row = event.target instanceof Element && event.target.closest(`${RAINBOWKIT_DIALOG} ${ROWS}`);
      const name = row && names.get(walletIdOf(row));
      if (!name) return;
      event.stopPropagation();
      walletNote.set({ kind: 'unsupported', name });
      report('connect dialog', new Error(`${name} needs a WalletConnect project id`));
    };
    document.addEventListener('click', explain, true);
    return () => document.removeEventListener('click', explain, true);
  }, [isOpen, names]);
}

/** The mark is a description and not part of the name, so that the wallet's accessible name does not change. */
function markRow(row: Element): void {
  if (row.hasAttribute(UNSUPPORTED_ROW)) return;
  const label = document.createElement('span');
  label.id = `fnx-unsupported-${walletIdOf(row)}`;
  label.setAttribute(UNSUPPORTED_MARK, '');
  label.setAttribute('aria-hidden', 'true');
  label.textContent = 'Unsupported';
  labelPlaceOf(row).append(label);
  row.setAttribute(UNSUPPORTED_ROW, '');
  row.setAttribute('aria-describedby', label.id);
}

const labelPlaceOf = (row: Element) => row.querySelector('h2')?.parentElement ?? nameBoxOf(row);
const nameBoxOf = (row: Element) => row.querySelector('[role="img"]')?.nextElementSibling ?? row;
