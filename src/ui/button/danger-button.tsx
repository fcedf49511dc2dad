import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { look } from './button';

/** Use this only for actions that cannot be undone or that remove a protection. */
export const DangerButton = styled('button')({
  ...look,
  borderColor: color.loss,
  color: color.loss,
  '&:hover:not(:disabled)': { borderColor: color.loss, boxShadow: `inset 0 0 0 1px ${color.loss}` },
});

export const FinalButton = styled('button')({
  ...look,
  background: color.loss,
  borderColor: color.loss,
  color: color.ground,
  '&:hover:not(:disabled)': { borderColor: color.loss, filter: 'brightness(1.08)' },
});
