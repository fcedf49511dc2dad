import styled from '@emotion/styled';
import { menuOf } from '@/config/routes';
import { color, from } from '@/theme/tokens';
import { Button } from '@/ui/button/button';
import { DisclosureMenu, MenuSheet } from '@/ui/disclosure-menu';
import { MenuGlyph } from '@/ui/glyphs';
import { BankEntries } from './bank-entries';
import { bottomBarStyle } from './bottom-bar-style';
import { MenuEntry, MenuHeading } from './menu-entry';
import { menuBadgeOf } from './menu-badges';
import { SearchEntry } from '../palette/search-entry';
import { ThemeEntry } from './theme-entry';

const Opener = styled(Button)({ ...bottomBarStyle, border: 0, borderRadius: 0, fontWeight: 400 });

const Sheet = styled(MenuSheet)({
  insetInline: 0,
  insetBlockStart: 'auto',
  insetBlockEnd: '100%',
  gap: '0 48px',
  alignItems: 'start',
  maxBlockSize: 'calc(100dvh - 72px - 100%)',
  paddingInline: 20,
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingInline: 32 },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInline: 0,
  boxShadow: `0 0 0 100vmax color-mix(in srgb, ${color.ground} 70%, transparent)`,
  clipPath: 'inset(-100vmax 0 0)',
});

const Bank = styled('div')({ paddingBlockStart: 12, [from.tablet]: { paddingBlockStart: 0 } });

const YourEntries = ({ onFollow }: { onFollow: () => void }) => (
  <div>
    <MenuHeading>Yours</MenuHeading>
    {menuOf('yours').map(({ path, name }) => (
      <MenuEntry key={path} {...{ path, name }} note={menuBadgeOf(path)} onFollow={onFollow} />
    ))}
    <SearchEntry onOpen={onFollow} />
    <ThemeEntry />
  </div>
);

export const BottomBarMenu = ({ isCurrent }: { isCurrent: boolean }) => (
  <DisclosureMenu
    label="Menu"
    glyph={
      <>
        <MenuGlyph />
        Menu
      </>
    }
    opener={Opener}
    sheet={Sheet}
    isCurrent={isCurrent}
  >
    {(close) => (
      <>
        <YourEntries onFollow={close} />
        <Bank>
          <BankEntries onFollow={close} />
          <MenuHeading>Legal</MenuHeading>
          {menuOf('legal').map(({ path, name }) => (
            <MenuEntry key={path} {...{ path, name }} onFollow={close} />
          ))}
        </Bank>
      </>
    )}
  </DisclosureMenu>
);
