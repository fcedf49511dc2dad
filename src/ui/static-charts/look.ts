import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';

const lines = (angle: number, width: number, step: number) =>
  `repeating-linear-gradient(${angle}deg, currentColor 0 ${width}px, transparent ${width}px ${step}px)`;

/** Parts of a whole are told apart by direction and density of their lines, never by hue. */
const HATCHES = [
  lines(90, 1.5, 3),
  lines(90, 1, 7),
  lines(180, 1, 4),
  'linear-gradient(currentColor, currentColor)',
  lines(45, 1, 5),
] as const;

export const hatchOf = (index: number): string => HATCHES[index % HATCHES.length] ?? HATCHES[0];

/** What has happened is engraved, on paper too. */
export const ENGRAVED = { color: color.metal, printColorAdjust: 'exact' } as const;

export const Figure = styled('figure')({ ...FIGURES, minInlineSize: 0, lineHeight: 1.4, breakInside: 'avoid' });

export const Caption = styled('figcaption')({
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: color.soft,
  maxInlineSize: '34em',
  marginBlockStart: 14,
});
