import { DARK, LIGHT } from './palette';
import { color, REDUCED_MOTION, variablesOf } from './tokens';
import { DISPLAY_TYPE, OWN_DIRECTION, TEXT_FACE } from './typography';

export const globalStyles = {
  ':root': { colorScheme: 'dark', ...variablesOf(DARK) },
  ':root[data-theme="light"]': { colorScheme: 'light', ...variablesOf(LIGHT) },
  '@media print': { ':root': { colorScheme: 'light', ...variablesOf(LIGHT) } },
  // Every element needs this value, because content of `details` would inherit it from the browser's internal slot.
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    // Without this, Firefox draws the scrollbars of inner elements white on a dark page.
    scrollbarColor: `${color.soft} transparent`,
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    WebkitTextSizeAdjust: '100%',
    '&[data-text="responsive"]': { fontSize: 'clamp(1rem, 0.93rem + 0.3vw, 1.125rem)' },
  },
  'strong, b': { fontWeight: 700 },
  body: {
    margin: 0,
    paddingInline: 'max(env(safe-area-inset-left), env(safe-area-inset-right))',
    fontWeight: 400,
    fontFamily: TEXT_FACE,
    fontSize: '1rem',
    lineHeight: 1.55,
    backgroundColor: color.ground,
    color: color.ink,
    overflowWrap: 'break-word',
    '&::backdrop': { backgroundColor: color.ground },
    '@media print': { backgroundColor: '#fff' },
  },
  '#__next': { minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' },
  'h1, h2, h3, p, ol, ul, dl, dd, figure': { margin: 0 },
  'h1, h2, h3, h4, p, li, dt, dd, label, caption, [data-sonner-toast] [data-title]': OWN_DIRECTION,
  'h1, h2': DISPLAY_TYPE,
  'ol, ul': { padding: 0, listStyle: 'none' },
  a: { color: 'inherit' },
  ':focus-visible': { outline: `2px solid ${color.metal}`, outlineOffset: 2 },
  '[hidden]': { display: 'none !important' },
  'bdi[dir="ltr"]': { unicodeBidi: 'isolate' },
  [REDUCED_MOTION]: { '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' } },
} as const;
