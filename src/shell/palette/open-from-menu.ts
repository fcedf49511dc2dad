import type { MouseEvent } from 'react';
import { openSearch } from './state';

/**
 * The search restores the focus to the element that had it. The menu item is hidden by then, so the menu's button takes
 * the focus first.
 */
export function openFromMenu({ currentTarget }: MouseEvent<HTMLElement>, close: () => void): void {
  const menu = currentTarget.closest('[id]');
  if (menu) document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`)?.focus();
  close();
  openSearch();
}
