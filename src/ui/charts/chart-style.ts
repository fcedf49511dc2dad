import styled from '@emotion/styled';
import { color, from } from '@/theme/tokens';
import { FIGURES, OWN_DIRECTION } from '@/theme/typography';

export type ChartSize = 'lead' | 'small';

const HEIGHTS: Record<ChartSize, string> = { lead: 'clamp(260px, 28vw, 400px)', small: '220px' };
const MARKS = { time: 30, bars: 48 } as const;
export type MarksOf = keyof typeof MARKS;

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

const EDGE = 8;

/**
 * The plot always has `dir="ltr"`, because time runs from left to right in every script. When the window shrinks, the
 * lines keep their old width for a moment. Clipping them keeps the page from scrolling sideways.
 */
export const Plot = styled('div')({
  minInlineSize: 0,
  marginInline: -EDGE,
  paddingInline: EDGE,
  overflowX: 'clip',
});

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
  containerType: 'inline-size',
  marginInlineEnd: 'var(--gutter, 0px)',
  blockSize: MARKS.time,
  '&[data-of="bars"]': { blockSize: MARKS.bars },
  color: color.faint,
});

/**
 * Reserves the height of the legend while the data loads and while the table is shown, so that the layout does not
 * shift.
 */
export const LegendSlot = styled('div')({
  '&[data-is="held"]': { minBlockSize: 96, [from.tablet]: { minBlockSize: 64 }, [from.desktop]: { minBlockSize: 36 } },
});

export const Caption = styled('figcaption')({
  ...OWN_DIRECTION,
  marginBlockStart: 10,
  color: color.faint,
  maxInlineSize: '60em',
  textWrap: 'pretty',
  '&[data-size="lead"]': { minBlockSize: '4.65em', [from.tablet]: { minBlockSize: '1.55em' } },
});
