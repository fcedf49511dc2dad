import styled from '@emotion/styled';
import { IMPRINT } from '@/config/imprint';
import { IMPRINT_ID } from '@/config/imprint-id';
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
  paddingBlock: 'clamp(28px, 5vw, 40px)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7em, 1fr))',
  '& > nav:first-of-type': { gridRow: 'span 2' },
  [from.tablet]: {
    gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
    '& > nav:first-of-type': { gridRow: 'auto' },
  },
});
const Text = styled('div')({
  gridColumn: '1 / -1',
  maxInlineSize: '38em',
  [from.tablet]: { gridColumn: 'auto' },
});
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

const imprint = (): string =>
  typeof window === 'undefined' ? IMPRINT : (document.getElementById(IMPRINT_ID)?.innerHTML ?? '');

export const Footer = () => (
  <Bar>
    <Columns>
      <Text>
        <div dangerouslySetInnerHTML={{ __html: imprint() }} />
        {CONSOLE && (
          <p>
            <a href={CONSOLE}>Sandbox console</a>
          </p>
        )}
      </Text>
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
