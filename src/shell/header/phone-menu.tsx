import styled from '@emotion/styled';
import { menuOf, SIGN_UP } from '@/config/routes';
import { color, from } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { DisclosureMenu } from '@/ui/disclosure-menu';
import { MenuGlyph } from '@/ui/glyphs';
import { openFromMenu } from '../palette/open-from-menu';

const OnNarrow = styled('div')({ [from.wide]: { display: 'none' } });
const Item = styled(AppLink)({
  display: 'block',
  paddingBlock: 11,
  paddingInline: 6,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});
const Action = styled('button')({
  font: 'inherit',
  inlineSize: '100%',
  paddingBlock: 11,
  paddingInline: 6,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
const Strong = styled(Item)({ color: color.metal, fontWeight: 550 });

export const PhoneMenu = () => (
  <OnNarrow>
    <DisclosureMenu label="Menu" glyph={<MenuGlyph />}>
      {(close) => (
        <nav aria-label="Main">
          <Strong href={SIGN_UP} onClick={close}>
            Open account
          </Strong>
          {menuOf('main').map(({ path, name }) => (
            <Item key={path} href={path} onClick={close}>
              {name}
            </Item>
          ))}
          <Action type="button" aria-haspopup="dialog" onClick={(event) => openFromMenu(event, close)}>
            Search
          </Action>
        </nav>
      )}
    </DisclosureMenu>
  </OnNarrow>
);
