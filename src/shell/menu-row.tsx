import styled from '@emotion/styled';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import type { MenuItem } from '@/config/routes';
import { color } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { currentOf } from './section';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

/** What leads somewhere in a row of it, the page that one is on underlined. */
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

/** A menu side by side, and what else belongs to it at its end. */
export function MenuRow({ items, children }: { items: readonly MenuItem[]; children?: ReactNode }) {
  const { pathname } = useRouter();
  // A section stands for those of its pages that have no line of their own here.
  const isListed = items.some(({ path }) => path === pathname);
  return (
    <List>
      {items.map(({ path, name }) => (
        <li key={path}>
          <Item href={path} aria-current={isListed && path !== pathname ? undefined : currentOf(path, pathname)}>
            {name}
          </Item>
        </li>
      ))}
      {children && <li>{children}</li>}
    </List>
  );
}
