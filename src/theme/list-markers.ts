import type { CSSObject } from '@emotion/react';
import { color } from './tokens';

/** Lists that have a style, and so a class, draw what they need. */
const LISTS = '[dir="rtl"] & > :is(ul, ol):not([class])';

/**
 * WebKit puts the marker of an item on the side where its text begins. For a text from left to right on a page from right
 * to left, that is the far side: on a phone the marker of a numbered list is past the edge, and the page scrolls sideways.
 * Here the marker is drawn instead, in WebKit alone, which alone knows hanging punctuation.
 */
export const LIST_MARKERS = {
  '@supports (hanging-punctuation: first)': {
    [LISTS]: { listStyle: 'none', counterReset: 'item' },
    [`${LISTS} > li`]: { position: 'relative', counterIncrement: 'item' },
    [`${LISTS} > li::before`]: {
      content: '"•"',
      position: 'absolute',
      insetInlineEnd: '100%',
      marginInlineEnd: '0.45em',
      whiteSpace: 'nowrap',
      color: color.faint,
    },
    '[dir="rtl"] & > ol:not([class]) > li::before': { content: 'counter(item) "."' },
  },
} satisfies CSSObject;
