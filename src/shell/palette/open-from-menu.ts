import type { MouseEvent } from 'react';
import { openSearch } from './state';

/**
 * From a line of a menu, which closes with it. The search gives the focus back to what had it: by then that line is out of
 * sight, and what opens its menu is not.
 */
export function openFromMenu({ currentTarget }: MouseEvent<HTMLElement>, close: () => void): void {
  const menu = currentTarget.closest('[id]');
  if (menu) document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`)?.focus();
  close();
  openSearch();
}
