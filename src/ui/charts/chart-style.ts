import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { FIGURES, OWN_DIRECTION } from '@/theme/typography';

export type ChartSize = 'lead' | 'small';

const HEIGHTS: Record<ChartSize, string> = { lead: 'clamp(260px, 28vw, 400px)', small: '220px' };
/** Days stand in one line under the base, the names of bars in two. */
const MARKS = { time: 30, bars: 48 } as const;
export type MarksOf = keyof typeof MARKS;

/** Drawn and on its way alike, so that nothing on the page moves when a chart comes. */
export const plotHeight = (size: ChartSize): string => HEIGHTS[size];
export const bodyHeight = (size: ChartSize, marks: MarksOf): string => `calc(${HEIGHTS[size]} + ${MARKS[marks]}px)`;

export const Figure = styled('figure')({ ...FIGURES, fontSize: '0.875rem', color: color.soft, minInlineSize: 0 });

export const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 20px',
  minBlockSize: 44,
  marginBlockEnd: 18,
});

/** Time runs from left to right in every script: everything in here is laid out in that direction. */
export const Plot = styled('div')({ minInlineSize: 0 });

export const Area = styled('div')({
  position: 'relative',
  marginInlineEnd: 'var(--gutter, 0px)',
  borderBlockEnd: `1px solid ${color.soft}`,
});

export const Drawing = styled('svg')({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  color: color.metal,
  fill: 'none',
  '& path, & line, & rect': { vectorEffect: 'non-scaling-stroke' },
});

export const Marks = styled('div')({
  position: 'relative',
  marginInlineEnd: 'var(--gutter, 0px)',
  blockSize: MARKS.time,
  '&[data-of="bars"]': { blockSize: MARKS.bars },
  color: color.faint,
});

/** Where marks need a key, its place is held before it is known and beside the table: nothing under it moves. */
export const KeyPlace = styled('div')({
  '&[data-is="held"]': { minBlockSize: 96, [from.tablet]: { minBlockSize: 64 }, [from.desktop]: { minBlockSize: 36 } },
});

export const Caption = styled('figcaption')({
  ...OWN_DIRECTION,
  marginBlockStart: 10,
  color: color.faint,
  maxInlineSize: '60em',
  textWrap: 'pretty',
  // Where the axis begins is known with the figures: on a phone those words may take a line of their own.
  '&[data-size="lead"]': { minBlockSize: '4.65em', [from.tablet]: { minBlockSize: '1.55em' } },
});
