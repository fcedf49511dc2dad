import styled from '@emotion/styled';
import { from } from '@/theme/tokens';
import { MenuRow } from '../menu-row';

const Bar = styled('nav')({ display: 'none', marginInlineStart: 20, [from.wide]: { display: 'block' } });

/** On wide screens; narrow ones have it in the menu. */
export const MainNavigation = () => (
  <Bar aria-label="Main">
    <MenuRow menu="main" />
  </Bar>
);
