import { EntryButton } from '../member-nav/theme-entry';
import { openFromMenu } from './open-from-menu';

export const SearchEntry = ({ onOpen }: { onOpen: () => void }) => (
  <EntryButton type="button" aria-haspopup="dialog" onClick={(event) => openFromMenu(event, onOpen)}>
    Search
  </EntryButton>
);
