import styled from '@emotion/styled';
import { across, along, slanted } from '@/theme/hatch';
import { color } from '@/theme/tokens';
import { FIGURES, OWN_DIRECTION } from '@/theme/typography';

export const HATCH = {
  bar: along(1, 4),
  newestBar: along(1, 2),
  row: across(1, 4),
  newRow: across(1, 2),
  lost: along(1, 3),
} as const;

/** The parts differ by direction and density of their lines, never by hue. */
const PARTS = [
  across(1, 3),
  across(1, 7),
  along(1, 4),
  { backgroundImage: 'linear-gradient(currentColor, currentColor)' },
  slanted(45, 7),
] as const;

export const hatchOf = (index: number) => PARTS[index % PARTS.length] ?? PARTS[0];

export const ENGRAVED = { color: color.metal, printColorAdjust: 'exact' } as const;

export const Figure = styled('figure')({ ...FIGURES, minInlineSize: 0, lineHeight: 1.4, breakInside: 'avoid' });

export const Caption = styled('figcaption')({
  ...OWN_DIRECTION,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: color.soft,
  maxInlineSize: '34em',
  marginBlockStart: 14,
});
