/** The palette as CSS variables, for styles outside of MUI's own parts. One name a role. */
const variable = (path: string) => `var(--fnx-palette-${path})`;

export const color = {
  ground: variable('background-default'),
  raised: variable('background-paper'),
  ink: variable('text-primary'),
  soft: variable('text-secondary'),
  faint: variable('text-disabled'),
  rule: variable('divider'),
  edge: variable('grey-500'),
  metal: variable('primary-main'),
  onMetal: variable('primary-contrastText'),
  gain: variable('success-main'),
  loss: variable('error-main'),
  caution: variable('warning-main'),
} as const;

export const from = {
  tablet: '@media (min-width: 768px)',
  desktop: '@media (min-width: 1080px)',
  /** Where the header has room for the whole navigation. */
  wide: '@media (min-width: 1200px)',
} as const;

export const STILL = '@media (prefers-reduced-motion: reduce)';

/** Seen by screen readers alone. */
export const UNSEEN = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
