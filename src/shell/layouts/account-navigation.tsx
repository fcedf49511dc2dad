import { styled } from '@mui/material/styles';
import { useRouter } from 'next/router';
import { menuOf } from '@/config/routes';
import { color, from } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { Wide } from '@/ui/layout/page';

const Bar = styled('nav')({
  display: 'none',
  borderBlockEnd: `1px solid ${color.rule}`,
  [from.desktop]: { display: 'block' },
  '@media print': { display: 'none' },
});
const List = styled('ul')({ display: 'flex', gap: 4, marginInline: -10 });
const Item = styled(AppLink)({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 48,
  paddingInline: 10,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: color.soft,
  '&:hover, &[aria-current]': { color: color.ink },
  '&[aria-current]': { boxShadow: `inset 0 -2px ${color.metal}` },
});

/** The private pages in a row; narrow screens have them in the account menu. */
export function AccountNavigation() {
  const { pathname } = useRouter();
  return (
    <Bar aria-label="Your account">
      <Wide>
        <List>
          {menuOf('account').map(({ path, name }) => (
            <li key={path}>
              <Item href={path} aria-current={path === pathname ? 'page' : undefined}>
                {name}
              </Item>
            </li>
          ))}
        </List>
      </Wide>
    </Bar>
  );
}
