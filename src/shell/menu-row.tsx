import styled from '@emotion/styled';
import { useRouter } from 'next/router';
import { menuOf } from '@/config/routes';
import { color } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

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

/** A menu side by side, the page that one is on underlined. */
export function MenuRow({ menu }: { menu: 'main' | 'account' }) {
  const { pathname } = useRouter();
  return (
    <List>
      {menuOf(menu).map(({ path, name }) => (
        <li key={path}>
          <Item href={path} aria-current={path === pathname ? 'page' : undefined}>
            {name}
          </Item>
        </li>
      ))}
    </List>
  );
}
