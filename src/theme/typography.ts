import type { CSSObject } from '@emotion/react';

export const TEXT_FACE = "'Hanken Grotesk Variable', 'Hanken Fallback', 'Hanken Fallback Wide', system-ui, sans-serif";
const DISPLAY_FACE = "'Bodoni Moda Variable', 'Bodoni Fallback', 'Bodoni Fallback Wide', 'Times New Roman', serif";

/**
 * Its file has one optical size, that of small text, and is 20 KiB smaller for it. At larger optical sizes the display face
 * loses its hairlines: a 4 reads as a 1. Set after any `font` shorthand.
 */
export const DISPLAY_TYPE = {
  fontFamily: DISPLAY_FACE,
  fontWeight: 430,
  lineHeight: 1.08,
  letterSpacing: '-0.012em',
} as const;

/** Every amount: figures of one width, never in the display face. */
export const FIGURES = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

/** A text reads in the direction of its own language, and stands on the side where the page begins. */
export const OWN_DIRECTION = {
  unicodeBidi: 'plaintext',
  // Chromium knows it by the prefixed name alone.
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies CSSObject;
