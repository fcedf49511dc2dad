import type { MouseEvent } from 'react';
import { openSearch } from './state';

/**
 * Opens the search from a menu. The search later restores the focus to the previous element. The menu item is hidden by
 * then, so the menu's button gets the focus first.
 */
export function openFromMenu({ currentTarget }: MouseEvent<HTMLElement>, close: () => void): void {
  const menu = currentTarget.closest('[id]');
  if (menu) document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`)?.focus();
  close();
  openSearch();
}
