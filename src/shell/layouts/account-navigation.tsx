import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { Wide } from '@/ui/layout/page';
import { MenuRow } from '../menu-row';

const Bar = styled('nav')({
  display: 'none',
  borderBlockEnd: `1px solid ${color.rule}`,
  [from.desktop]: { display: 'block' },
  '@media print': { display: 'none' },
});
/** The first word stands where the page's text begins. */
const Outdented = styled('div')({ marginInline: -9 });

/** The private pages in a row; narrow screens have them in the account menu. */
export const AccountNavigation = () => (
  <Bar aria-label="Your account">
    <Wide>
      <Outdented>
        <MenuRow menu="account" />
      </Outdented>
    </Wide>
  </Bar>
);
