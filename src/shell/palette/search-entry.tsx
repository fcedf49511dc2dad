import styled from '@emotion/styled';
import { TextButton } from '@/ui/button';
import { openSearch } from './state';

const Entry = styled(TextButton)({ display: 'block', textAlign: 'start' });

/** In the menus, for those without a keyboard. */
export const SearchEntry = ({ onOpen }: { onOpen: () => void }) => (
  <Entry
    type="button"
    aria-haspopup="dialog"
    onClick={() => {
      onOpen();
      openSearch();
    }}
  >
    Search
  </Entry>
);
