import type { CSSObject } from '@emotion/react';
import { ENGRAVINGS } from '@/config/engravings';

type Name = keyof typeof ENGRAVINGS;

/**
 * Masks the colour of the surrounding text with an engraving file, so that the engraving follows the theme and print.
 * The colour is on `::before`, because contrast checkers ignore masks and would treat the colour as the background of
 * the text.
 */
const masked = (name: Name, how: string): CSSObject => ({
  display: 'block',
  position: 'relative',
  mask: `url(${ENGRAVINGS[name]}) ${how}`,
  WebkitMask: `url(${ENGRAVINGS[name]}) ${how}`,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  '&::before': { content: '""', position: 'absolute', inset: 0, background: 'currentColor' },
});

export const engraved = (name: Name): CSSObject => masked(name, 'center / contain no-repeat');

export const engravedBand: CSSObject = masked('band', 'center / auto 100% repeat-x');
export const engravedUpright: CSSObject = masked('band-upright', 'center / 100% auto repeat-y');
