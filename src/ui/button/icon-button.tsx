import styled from '@emotion/styled';
import { Button } from './button';

export const IconButton = styled(Button)({
  inlineSize: 40,
  minInlineSize: 40,
  paddingInline: 0,
  display: 'inline-grid',
  placeItems: 'center',
  borderColor: 'transparent',
});
