import { styled } from '@mui/material/styles';
import { useRouter } from 'next/router';
import { menuOf } from '@/config/routes';
import { color, from } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';

const List = styled('ul')({ display: 'none', gap: 4, marginInlineStart: 20, [from.wide]: { display: 'flex' } });

const Item = styled(AppLink)({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 44,
  paddingInline: 9,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: color.soft,
  '&:hover, &[aria-current]': { color: color.ink },
  '&[aria-current]': { boxShadow: `inset 0 -2px ${color.metal}` },
});

/** On wide screens; narrow ones have it in the menu. */
export function MainNavigation() {
  const { pathname } = useRouter();
  return (
    <nav aria-label="Main">
      <List>
        {menuOf('main').map(({ path, name }) => (
          <li key={path}>
            <Item href={path} aria-current={path === pathname ? 'page' : undefined}>
              {name}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}
