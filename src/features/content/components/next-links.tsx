import styled from '@emotion/styled';
import { AFTER_LOGIN, BUY_SHARES, LOGIN, SIGN_UP } from '@/config/routes';
import { useSession } from '@/session/use-session';
import { color, from } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { ownValue } from '@/utils/own-value';

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
const NextLink = styled(AppLink)({
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

const OWN: Readonly<Record<string, Link>> = {
  [SIGN_UP]: { href: BUY_SHARES, label: 'Buy shares' },
  [LOGIN]: { href: AFTER_LOGIN, label: 'Go to your overview' },
};

export function NextLinks({ links }: { links: readonly Link[] }) {
  const isInvestor = useSession().state === 'authenticated';
  const own = isInvestor ? links.map((link) => ownValue(OWN, link.href) ?? link) : links;
  return (
    <Nav aria-label="Read on">
      <Title aria-hidden="true">Read on</Title>
      <List>
        {own.map(({ href, label }) => (
          <li key={href}>
            <NextLink href={href}>{label}</NextLink>
          </li>
        ))}
      </List>
    </Nav>
  );
}
