import { useCallback, useEffect, useMemo } from 'react';
import { useConnectors } from 'wagmi';
import { report } from '@/errors/report';
import { walletNote } from '../wallet-note';
import { unreachableWalletOf } from '../wallets/unreachable';
import { RAINBOWKIT_DIALOG, useDialogRepair } from './dialog-repair';

/** By it the styles of the dialog know a row that is marked, and its mark. */
export const UNSUPPORTED_ROW = 'data-unsupported';
export const UNSUPPORTED_MARK = 'data-unsupported-mark';

const ROW_ID = 'rk-wallet-option-';
const walletIdOf = (row: Element) => row.getAttribute('data-testid')?.slice(ROW_ID.length) ?? '';
const ROWS = `button[data-testid^="${ROW_ID}"]`;

/**
 * RainbowKit 2.2.11 has a mark for wallets that cannot be used, on phones alone, and leaves those wallets out there. Here
 * their rows stand, are marked, and say why when they are pressed; RainbowKit would try to connect, and wait.
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
      // What is missing only the operator of the site can set up, so the console says it.
      report('connect dialog', new Error(`${name} needs a WalletConnect project id`));
    };
    // Before React hears of it.
    document.addEventListener('click', explain, true);
    return () => document.removeEventListener('click', explain, true);
  }, [isOpen, names]);
}

/** A description and no part of the name: a wallet is found by the name that it has everywhere. */
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

/** Under the wallet's name, where RainbowKit writes 'Recent'. */
const labelPlaceOf = (row: Element) => row.querySelector('h2')?.parentElement ?? nameBoxOf(row);
const nameBoxOf = (row: Element) => row.querySelector('[role="img"]')?.nextElementSibling ?? row;
