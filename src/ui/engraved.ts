import type { CSSObject } from '@emotion/react';
import { ENGRAVINGS } from '@/config/engravings';

type Name = keyof typeof ENGRAVINGS;

/**
 * An engraving that is a file: it masks the colour of the text around it, so that it follows theme and paper. For an
 * empty element that no reader is told of. The colour lies in a layer of its own: what judges contrast knows nothing of
 * masks, and would take it for the ground of the text above.
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

/** The band, repeated along its element from the middle on. */
export const engravedBand: CSSObject = masked('band', 'center / auto 100% repeat-x');
export const engravedUpright: CSSObject = masked('band-upright', 'center / 100% auto repeat-y');
