import { EntryButton } from '../desk/theme-entry';
import { openFromMenu } from './open-from-menu';

/** In an investor's menus, for those without a keyboard. */
export const SearchEntry = ({ onOpen }: { onOpen: () => void }) => (
  <EntryButton type="button" aria-haspopup="dialog" onClick={(event) => openFromMenu(event, onOpen)}>
    Search
  </EntryButton>
);
