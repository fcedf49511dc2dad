import type { MouseEvent } from 'react';
import { EntryButton } from '../desk/theme-entry';
import { openSearch } from './state';

/** The search gives the focus back to what had it. By then this entry is out of sight, and what opens its menu is not. */
function focusOpener({ currentTarget }: MouseEvent<HTMLElement>): void {
  const menu = currentTarget.closest('[id]');
  if (menu) document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`)?.focus();
}

/** In an investor's menus, for those without a keyboard. */
export const SearchEntry = ({ onOpen }: { onOpen: () => void }) => (
  <EntryButton
    type="button"
    aria-haspopup="dialog"
    onClick={(event) => {
      focusOpener(event);
      onOpen();
      openSearch();
    }}
  >
    Search
  </EntryButton>
);
