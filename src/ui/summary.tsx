import styled from '@emotion/styled';
import { color } from '@/theme/tokens';

export const Summary = styled('summary')({
  display: 'flex',
  gap: 14,
  alignItems: 'baseline',
  paddingBlock: 13,
  fontWeight: 550,
  lineHeight: 1.4,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::before': { content: "'+'", color: color.metal, inlineSize: '0.8em', flex: 'none' },
  'details[open] > &::before': { content: "'\u2212'" },
  'details[open] > &, &:hover': { color: color.metal },
});
