import styled from '@emotion/styled';
import { menuOf } from '@/config/routes';
import { color } from '@/theme/tokens';
import { Button } from '@/ui/button';
import { DisclosureMenu, MenuSheet } from '@/ui/disclosure-menu';
import { MenuGlyph } from '@/ui/glyphs';
import { BankEntries } from './bank-entries';
import { footLook } from './foot-look';
import { MenuEntry, MenuHeading } from './menu-entry';
import { noteOf } from './notes';
import { ThemeEntry } from './theme-entry';

const Opener = styled(Button)({ ...footLook, border: 0, borderRadius: 0, fontWeight: 400 });

/** Over the page, from the bar up to the header at the most. */
const Sheet = styled(MenuSheet)({
  insetInline: 0,
  insetBlockStart: 'auto',
  insetBlockEnd: '100%',
  gap: 0,
  maxBlockSize: 'calc(100dvh - 72px - 100%)',
  paddingInline: 20,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInline: 0,
  boxShadow: `0 0 0 100vmax color-mix(in srgb, ${color.ground} 70%, transparent)`,
  clipPath: 'inset(-100vmax 0 0)',
});

/** What the bar has no room for. */
export const FootMenu = ({ isCurrent }: { isCurrent: boolean }) => (
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
        <MenuHeading>Yours</MenuHeading>
        {menuOf('yours').map(({ path, name }) => (
          <MenuEntry key={path} {...{ path, name }} note={noteOf(path)} onFollow={close} />
        ))}
        <ThemeEntry />
        <BankEntries onFollow={close} />
      </>
    )}
  </DisclosureMenu>
);
