import styled from '@emotion/styled';
import { IconButton } from '@/ui/button/button';
import { Glyph } from '@/ui/glyphs';
import { openSearch } from '../palette/state';

const OnWide = styled(IconButton)({ '@media (max-width: 1199.98px)': { display: 'none' } });

export const SearchButton = () => (
  <OnWide type="button" aria-label="Search" aria-haspopup="dialog" title="Search (Ctrl K)" onClick={openSearch}>
    <Glyph>
      <path d="M13 13l4 4M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0" />
    </Glyph>
  </OnWide>
);
