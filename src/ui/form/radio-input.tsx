import styled from '@emotion/styled';
import { color } from '@/theme/tokens';

export const RadioInput = styled('input')({
  appearance: 'none',
  margin: 0,
  marginBlockStart: 3,
  inlineSize: 18,
  blockSize: 18,
  borderRadius: '50%',
  border: `1px solid ${color.edge}`,
  '&:checked': { border: `5px solid ${color.metal}` },
  '&:focus-visible': { outline: 'none' },
  '@media (forced-colors: active)': { appearance: 'auto' },
});
