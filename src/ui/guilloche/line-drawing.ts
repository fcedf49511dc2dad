import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { from } from '@/theme/tokens';

const draw = keyframes({
  from: { strokeDasharray: 1, strokeDashoffset: 1 },
  to: { strokeDasharray: 1, strokeDashoffset: 0 },
});

/**
 * Animates lines of `pathLength` 1 once. Phones have no animation, because repainting each frame kept a phone busy for
 * more than a second.
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

/** Delays rendering, and so the animation, until the element is in view. */
export const DrawnWhenVisible = styled('span')({
  display: 'block',
  contentVisibility: 'auto',
  '@media print': { contentVisibility: 'visible' },
});
