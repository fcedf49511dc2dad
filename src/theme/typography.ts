import type { CSSObject } from '@emotion/react';

export const TEXT_FACE = "'Hanken Grotesk Variable', 'Hanken Fallback', 'Hanken Fallback Wide', system-ui, sans-serif";
const DISPLAY_FACE = "'Bodoni Moda Variable', 'Bodoni Fallback', 'Bodoni Fallback Wide', 'Times New Roman', serif";

/**
 * To save 20 KiB, the font file has only the optical size for small text. At larger optical sizes, the hairlines
 * disappear and a 4 looks like a 1. Set this after any `font` shorthand.
 */
export const DISPLAY_TYPE = {
  fontFamily: DISPLAY_FACE,
  fontWeight: 430,
  lineHeight: 1.08,
  letterSpacing: '-0.012em',
} as const;

export const FIGURES = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

/** A text follows the direction of its language, but is aligned with the start of the page. */
export const OWN_DIRECTION = {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies CSSObject;
