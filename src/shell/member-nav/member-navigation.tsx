import styled from '@emotion/styled';
import { useRouter } from 'next/router';
import { menuOf } from '@/config/routes';
import { from } from '@/theme/tokens';
import { Button, IconButton } from '@/ui/button/button';
import { DisclosureMenu, MenuSheet } from '@/ui/disclosure-menu';
import { singleTaskStore } from '@/ui/single-task';
import { useStore } from '@/utils/hooks/use-store';
import { Glyph } from '@/ui/glyphs';
import { MenuRow, rowLook } from '../menu-row';
import { currentOf, isBankPage } from '../section';
import { openSearch } from '../palette/state';
import { BankEntries } from './bank-entries';

const OnWide = styled(IconButton)({ '@media (max-width: 1199.98px)': { display: 'none' } });

const SearchButton = () => (
  <OnWide type="button" aria-label="Search" aria-haspopup="dialog" title="Search (Ctrl K)" onClick={openSearch}>
    <Glyph>
      <path d="M13 13l4 4M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0" />
    </Glyph>
  </OnWide>
);

const Bar = styled('nav')({
  display: 'none',
  marginInlineStart: 12,
  [from.desktop]: { display: 'block' },
  '& > ul > li > a, & > ul > li > div > button': { minBlockSize: 72, marginBlock: '-8px -9px' },
});

const RowButton = styled(Button)({
  ...rowLook,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 400,
  border: 0,
  borderRadius: 0,
  '&::after': {
    content: '""',
    inlineSize: 6,
    blockSize: 6,
    marginBlockStart: -4,
    borderInlineEnd: '1.4px solid',
    borderBlockEnd: '1.4px solid',
    transform: 'rotate(45deg)',
  },
  '[dir="rtl"] &::after': { transform: 'rotate(-45deg)' },
  '&[aria-expanded="true"]': { ...rowLook['&:hover, &[aria-current]'] },
  '&[aria-expanded="true"]::after': { marginBlockStart: 4, rotate: '180deg' },
});
const Sheet = styled(MenuSheet)({
  insetInlineStart: 0,
  insetInlineEnd: 'auto',
  insetBlockStart: 'calc(100% - 8px)',
  gap: 0,
  inlineSize: '18.75rem',
  maxInlineSize: '60vw',
  paddingInline: 20,
});

export function MemberNavigation() {
  const { pathname } = useRouter();
  if (useStore(singleTaskStore) !== null) return null;
  return (
    <>
      <Bar aria-label="Main">
        <MenuRow items={menuOf('desk')} currentOf={currentOf}>
          <DisclosureMenu label="The bank" opener={RowButton} sheet={Sheet} isCurrent={isBankPage(pathname)}>
            {(close) => <BankEntries onFollow={close} />}
          </DisclosureMenu>
        </MenuRow>
      </Bar>
      <SearchButton />
    </>
  );
}
