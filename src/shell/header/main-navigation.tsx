import styled from '@emotion/styled';
import { menuOf } from '@/config/routes';
import { from } from '@/theme/tokens';
import { MenuRow } from '../menu-row';

const Bar = styled('nav')({
  display: 'none',
  marginInlineStart: 20,
  [from.wide]: { display: 'block' },
  'html[data-member] &': { visibility: 'hidden' },
});

export const MainNavigation = () => (
  <Bar aria-label="Main">
    <MenuRow items={menuOf('main')} />
  </Bar>
);
