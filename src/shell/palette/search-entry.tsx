import styled from '@emotion/styled';
import type { ComponentType, ComponentProps, MouseEvent } from 'react';
import { TextButton } from '@/ui/button';
import { openSearch } from './state';

const Entry = styled(TextButton)({ display: 'block', minBlockSize: 44, paddingInline: 6, textAlign: 'start' });

/** The search gives the focus back to what had it. By then this entry is out of sight, and what opens its menu is not. */
function focusOpener({ currentTarget }: MouseEvent<HTMLElement>): void {
  const menu = currentTarget.closest('[id]');
  if (menu) document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`)?.focus();
}

type Props = { onOpen: () => void; look?: ComponentType<ComponentProps<'button'>> };

/** In the menus, for those without a keyboard. */
export const SearchEntry = ({ onOpen, look: Look = Entry }: Props) => (
  <Look
    type="button"
    aria-haspopup="dialog"
    onClick={(event) => {
      focusOpener(event);
      onOpen();
      openSearch();
    }}
  >
    Search
  </Look>
);
