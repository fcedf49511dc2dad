import styled from '@emotion/styled';
import { from } from '@/theme/tokens';
import { Button } from '@/ui/button/button';

export const HeaderButton = styled(Button)({
  paddingInline: 8,
  fontSize: '0.875rem',
  [from.tablet]: { paddingInline: 16, fontSize: '0.9375rem' },
});
