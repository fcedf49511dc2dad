import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { from } from '@/theme/tokens';

const draw = keyframes({
  from: { strokeDasharray: 1, strokeDashoffset: 1 },
  to: { strokeDasharray: 1, strokeDashoffset: 0 },
});

/**
 * Lines of `pathLength` 1 are drawn slowly, once; afterwards nothing of it is left. Reduced motion shows them at once, and
 * so does a screen smaller than a desktop's: each frame is painted anew, which kept a phone busy for more than a second.
 */
export const DrawnLines = styled('g')({
  fill: 'none',
  stroke: 'currentColor',
  [from.desktop]: {
    animation: `${draw} 2.8s cubic-bezier(0.4, 0, 0.3, 1) backwards`,
    '&:nth-of-type(2)': { animationDelay: '0.25s' },
    '&:nth-of-type(3)': { animationDelay: '0.5s' },
    '&:nth-of-type(4)': { animationDelay: '0.75s' },
  },
});

/** Nothing is drawn, and nothing is begun, before it comes into view. */
export const WhenSeen = styled('span')({
  display: 'block',
  contentVisibility: 'auto',
  '@media print': { contentVisibility: 'visible' },
});
