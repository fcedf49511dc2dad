import type { CSSObject } from '@emotion/react';
import { color } from '@/theme/tokens';
import { primaryLook } from '@/ui/button/button';
import { OWN_DIRECTION } from '@/theme/typography';
import { isPhone } from '../wallets/phone';
import { TITLED } from './accessible-dialog';
import { OVER_LIST, RAINBOWKIT_DIALOG, SHEET } from './dialog-repair';
import { INTRODUCTION, PICTURED } from './introduction';
import { RECONNECT_ROW } from './reconnect-row';
import { UNSUPPORTED_MARK, UNSUPPORTED_ROW } from './unsupported-rows';

const AROUND = 18;
/** RainbowKit's classes for centred and inherited text alignment. library-constants.test.ts checks them. */
export const ALIGNED = { center: 'ju367v2u', inherit: 'ju367v2v' } as const;
const UNALIGNED = `:not(.${ALIGNED.center}, .${ALIGNED.inherit})`;
const BELOW = 200;

/**
 * Keeps RainbowKit's narrow dialog inside the window. RainbowKit 2.2.11 sets a width of 368 px and no maximum height.
 * In a window of 360 px, the dialog's edge and close button are outside. On a phone in landscape, its top is outside.
 */
const whole = (): CSSObject => {
  const room = isPhone() ? `100dvh + ${BELOW}px` : `100dvh - ${AROUND}px`;
  return {
    [SHEET]: {
      maxBlockSize: `calc(${room})`,
      overflow: 'hidden auto',
      ...(isPhone()
        ? {}
        : { '@media (max-width: 767px)': { minInlineSize: 0, maxInlineSize: `calc(100vw - ${AROUND}px)` } }),
    },
    [`${SHEET}:has(> [${OVER_LIST}]) > :not([${OVER_LIST}], [role="alert"])`]: { display: 'none' },
    [`${SHEET} > div > div > div:has(svg[${TITLED}="QR Code"])`]: { minInlineSize: 0 },
    [`${RAINBOWKIT_DIALOG} :has(> div > svg[${TITLED}="QR Code"])`]: { maxInlineSize: '100%' },
    [`${RAINBOWKIT_DIALOG} div:has(> svg[${TITLED}="QR Code"])`]: {
      maxInlineSize: '100%',
      blockSize: 'auto !important',
      '& > svg': { maxInlineSize: '100%', blockSize: 'auto' },
    },
  };
};

/**
 * Mirrors the dialog, because RainbowKit does not support right-to-left: text and pictures stay at the left, and the
 * back arrow points forward.
 */
const ANY_DIRECTION: CSSObject = {
  [`${RAINBOWKIT_DIALOG} [role="img"] > img`]: { inset: 0 },
  [`[dir="rtl"] ${RAINBOWKIT_DIALOG}`]: {
    textAlign: 'start',
    [`& ${UNALIGNED}`]: OWN_DIRECTION,
    [`& .${ALIGNED.center}, & .${ALIGNED.inherit}`]: { unicodeBidi: OWN_DIRECTION.unicodeBidi },
    [`& svg[${TITLED}="Back"]`]: { transform: 'scaleX(-1)' },
    [`& :has(> div > h1) > div:not(:has(h1))`]: {
      '&:first-of-type': { insetInline: '0 auto !important' },
      '&:last-child': { insetInline: 'auto 0', paddingInline: '0 14px' },
    },
  },
};

/** Hides the overflow of the glow behind a card, which RainbowKit makes scrollable by mistake. */
const LIGHTS: CSSObject = { [`${RAINBOWKIT_DIALOG} [style*="blur"]`]: { overflow: 'hidden !important' } };

const MARKED: CSSObject = {
  [`[${UNSUPPORTED_ROW}] [role="img"]`]: { opacity: 0.5 },
  [`[${UNSUPPORTED_MARK}]`]: { display: 'block', color: color.soft, fontSize: 12, fontWeight: 500, lineHeight: 1.1 },
};

const reconnecting = (): CSSObject => ({
  [`[${RECONNECT_ROW}]`]: isPhone()
    ? { background: color.ground, paddingBlock: '6px 10px', paddingInline: 20 }
    : { paddingBlockStart: 12 },
  [`[${RECONNECT_ROW}] button`]: { ...primaryLook, whiteSpace: 'normal', inlineSize: '100%' },
});

/** Replacements for RainbowKit's pictures, one of which shows NFTs. */
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

export const dialogStyles = (): CSSObject => ({
  ...whole(),
  ...ANY_DIRECTION,
  ...LIGHTS,
  ...MARKED,
  ...reconnecting(),
  ...PICTURES,
});
