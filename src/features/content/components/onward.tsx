import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';

const Nav = styled('nav')({
  borderBlockStart: `1px solid ${color.ink}`,
  paddingBlockStart: 24,
  marginBlockStart: 8,
  [from.desktop]: {
    display: 'grid',
    gridTemplateColumns: '260px minmax(0, 1fr)',
    columnGap: 64,
    alignItems: 'baseline',
  },
  '@media print': { display: 'none' },
});
const Title = styled('p')({ color: color.soft, marginBlockEnd: 8 });
const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', columnGap: 32 });
const Way = styled(AppLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  fontWeight: 550,
  textDecorationColor: color.metal,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
  '&:hover': { color: color.metal },
});

export type Link = { href: string; label: string };

/** Where a reader may want to go from here. */
export const Onward = ({ links }: { links: readonly Link[] }) => (
  <Nav aria-label="Read on">
    <Title aria-hidden="true">Read on</Title>
    <List>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Way href={href}>{label}</Way>
        </li>
      ))}
    </List>
  </Nav>
);
