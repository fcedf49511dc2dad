import type { CSSObject } from '@emotion/react';
import { color } from '@/theme/tokens';
import { OWN_DIRECTION } from '@/theme/typography';
import { isPhone } from '../wallets/phone';
import { TITLED } from './accessible-dialog';
import { OVER_LIST, RAINBOWKIT_DIALOG, SHEET } from './dialog-repair';
import { INTRODUCTION, PICTURED } from './introduction';
import { UNSUPPORTED_MARK, UNSUPPORTED_ROW } from './unsupported-rows';

/** What the dialog leaves free of the window on both sides together, its border counted. */
const AROUND = 18;
/** Those of RainbowKit's classes that centre a text, or leave it to what is around it; library-constants.test.ts knows. */
export const ALIGNED = { center: 'ju367v2u', inherit: 'ju367v2v' } as const;
const UNALIGNED = `:not(.${ALIGNED.center}, .${ALIGNED.inherit})`;
/** RainbowKit's phone sheet reaches this far below the window, so that it can be drawn up. */
const BELOW = 200;

/**
 * RainbowKit 2.2.11 gives the narrow form of its dialog 368 px and no limit of height: at 360 px its edge and its way out
 * leave the window, and on a phone on its side the top does.
 */
const whole = (): CSSObject => {
  const room = isPhone() ? `100dvh + ${BELOW}px` : `100dvh - ${AROUND}px`;
  return {
    [SHEET]: {
      maxBlockSize: `calc(${room})`,
      overflow: 'hidden auto',
      // Its wide form begins at 768 px, and holds its width by a minimum.
      ...(isPhone()
        ? {}
        : { '@media (max-width: 767px)': { minInlineSize: 0, maxInlineSize: `calc(100vw - ${AROUND}px)` } }),
    },
    [`${SHEET}:has(> [${OVER_LIST}]) > :not([${OVER_LIST}], [role="alert"])`]: { display: 'none' },
    // A code to scan keeps its shape where there is less room for it.
    [`${SHEET} > div > div > div:has(svg[${TITLED}="QR Code"])`]: { minInlineSize: 0 },
    [`${RAINBOWKIT_DIALOG} :has(> div > svg[${TITLED}="QR Code"])`]: { maxInlineSize: '100%' },
    [`${RAINBOWKIT_DIALOG} div:has(> svg[${TITLED}="QR Code"])`]: {
      maxInlineSize: '100%',
      blockSize: 'auto !important',
      '& > svg': { maxInlineSize: '100%', blockSize: 'auto' },
    },
  };
};

/** It knows no right-to-left: texts and pictures keep to the left, and the way back points forward. */
const ANY_DIRECTION: CSSObject = {
  [`${RAINBOWKIT_DIALOG} [role="img"] > img`]: { inset: 0 },
  [`[dir="rtl"] ${RAINBOWKIT_DIALOG}`]: {
    textAlign: 'start',
    [`& ${UNALIGNED}`]: OWN_DIRECTION,
    [`& .${ALIGNED.center}, & .${ALIGNED.inherit}`]: { unicodeBidi: OWN_DIRECTION.unicodeBidi },
    [`& svg[${TITLED}="Back"]`]: { transform: 'scaleX(-1)' },
    // On a phone the ways back and out are held to the left and the right of the title.
    [`& :has(> div > h1) > div:not(:has(h1))`]: {
      '&:first-of-type': { insetInline: '0 auto !important' },
      '&:last-child': { insetInline: 'auto 0', paddingInline: '0 14px' },
    },
  },
};

/** Lights behind a card, which RainbowKit lets scroll and nobody can reach. */
const LIGHTS: CSSObject = { [`${RAINBOWKIT_DIALOG} [style*="blur"]`]: { overflow: 'hidden !important' } };

const MARKED: CSSObject = {
  [`[${UNSUPPORTED_ROW}] [role="img"]`]: { opacity: 0.5 },
  [`[${UNSUPPORTED_MARK}]`]: { display: 'block', color: color.soft, fontSize: 12, fontWeight: 500, lineHeight: 1.1 },
};

/** In place of RainbowKit's pictures, one of which shows collectible tokens. */
const PICTURES: CSSObject = Object.fromEntries(
  INTRODUCTION.map(({ picture, drawing }) => [
    `[${PICTURED}="${picture}"]`,
    {
      background: `${color.metal} !important`,
      mask: `url("data:image/svg+xml,${encodeURIComponent(drawing)}") center / contain no-repeat`,
      '& > img': { display: 'none' },
    },
  ]),
);

/** As a function: what a phone is, only a browser knows. */
export const dialogStyles = (): CSSObject => ({ ...whole(), ...ANY_DIRECTION, ...LIGHTS, ...MARKED, ...PICTURES });
