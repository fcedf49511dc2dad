import styled from '@emotion/styled';
import { menuOf, type Menu } from '@/config/routes';
import { color, from } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { Wide } from '@/ui/layout/page';

const Bar = styled('footer')({
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${color.rule}`,
  '@media print': { display: 'none' },
});
const Columns = styled(Wide)({
  display: 'grid',
  gap: 32,
  paddingBlock: 40,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
});
const Words = styled('div')({ gridColumn: '1 / -1', maxInlineSize: '38em', [from.tablet]: { gridColumn: 'auto' } });
const Title = styled('p')({ fontWeight: 550, marginBlockEnd: 8 });
const Item = styled(AppLink)({
  display: 'block',
  paddingBlock: 5,
  color: color.soft,
  textDecoration: 'none',
  '&:hover': { color: color.ink, textDecoration: 'underline' },
});

const MENUS: readonly [Menu, string][] = [
  ['learn', 'Learn'],
  ['bank', 'The bank'],
  ['legal', 'Legal'],
];
const CONSOLE = process.env.NEXT_PUBLIC_SANDBOX === '1' ? process.env.NEXT_PUBLIC_SANDBOX_CONSOLE : undefined;

export const Footer = () => (
  <Bar>
    <Columns>
      <Words>
        <p>Shares can lose value and may be hard to sell. Never invest money that you cannot afford to lose.</p>
        {CONSOLE && (
          <p>
            <a href={CONSOLE}>Sandbox console</a>
          </p>
        )}
      </Words>
      {MENUS.map(([menu, title]) => (
        <nav key={menu} aria-label={title}>
          <Title>{title}</Title>
          {menuOf(menu).map(({ path, name }) => (
            <Item key={path} href={path}>
              {name}
            </Item>
          ))}
        </nav>
      ))}
    </Columns>
  </Bar>
);
