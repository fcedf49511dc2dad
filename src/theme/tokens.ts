import { DARK, type Palette } from './palette';

type Role = keyof Palette;
const ROLES = Object.keys(DARK) as Role[];
const nameOf = (role: Role) => `--fnx-${role}`;

export const color = Object.fromEntries(ROLES.map((role) => [role, `var(${nameOf(role)})`])) as Record<Role, string>;

export const variablesOf = (palette: Palette): Record<string, string> =>
  Object.fromEntries(ROLES.map((role) => [nameOf(role), palette[role]]));

export const from = {
  tablet: '@media (min-width: 768px)',
  desktop: '@media (min-width: 1080px)',
  wide: '@media (min-width: 1200px)',
} as const;

export const REDUCED_MOTION = '@media (prefers-reduced-motion: reduce)';

export const VISUALLY_HIDDEN = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
