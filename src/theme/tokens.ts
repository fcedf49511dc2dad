import type { Palette } from './palette';

/** The palette as CSS variables, by the role of each colour. */
const ROLES = [
  'ground',
  'raised',
  'ink',
  'soft',
  'faint',
  'rule',
  'edge',
  'metal',
  'onMetal',
  'gain',
  'loss',
  'caution',
] as const satisfies readonly (keyof Palette)[];
const nameOf = (role: keyof Palette) => `--fnx-${role}`;

export const color = Object.fromEntries(ROLES.map((role) => [role, `var(${nameOf(role)})`])) as Record<
  keyof Palette,
  string
>;

/** What a theme gives the variables. */
export const variablesOf = (palette: Palette): Record<string, string> =>
  Object.fromEntries(ROLES.map((role) => [nameOf(role), palette[role]]));

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
