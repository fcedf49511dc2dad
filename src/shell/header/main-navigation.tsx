import styled from '@emotion/styled';
import { menuOf } from '@/config/routes';
import { from } from '@/theme/tokens';
import { MenuRow } from '../menu-row';

const Bar = styled('nav')({
  display: 'none',
  marginInlineStart: 20,
  [from.wide]: { display: 'block' },
  // Who seems to be logged in waits for a row of their own.
  'html[data-member] &': { visibility: 'hidden' },
});

/** Of a visitor, on wide screens; narrow ones have it in the menu. */
export const MainNavigation = () => (
  <Bar aria-label="Main">
    <MenuRow items={menuOf('main')} />
  </Bar>
);
