import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { color } from '@/theme/tokens';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const Skeleton = styled('span')({
  display: 'inline-block',
  inlineSize: '8ch',
  maxInlineSize: '100%',
  blockSize: '0.8em',
  background: color.rule,
  borderRadius: 3,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
