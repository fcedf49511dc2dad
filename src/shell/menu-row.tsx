import styled from '@emotion/styled';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import type { MenuItem } from '@/config/routes';
import { color } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

export const rowLook = {
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
} as const;
const Item = styled(AppLink)(rowLook);

type Props = {
  items: readonly MenuItem[];
  currentOf?: (path: string, pathname: string) => 'page' | 'true' | undefined;
  children?: ReactNode;
};

const isPage = (path: string, pathname: string) => (path === pathname ? 'page' : undefined);

export function MenuRow({ items, currentOf = isPage, children }: Props) {
  const { pathname } = useRouter();
  return (
    <List>
      {items.map(({ path, name }) => (
        <li key={path}>
          <Item href={path} aria-current={currentOf(path, pathname)}>
            {name}
          </Item>
        </li>
      ))}
      {children && <li>{children}</li>}
    </List>
  );
}
