import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { Marks } from './chart-style';
import { tickText, type ValueAxis } from './scales';
import type { TimeMark } from './time-marks';

const Gridline = styled('span')({
  position: 'absolute',
  insetInline: 0,
  blockSize: 0,
  borderBlockStart: `1px dotted ${color.rule}`,
  '&[data-is="base"]': { border: 0 },
});
const Value = styled('span')({
  position: 'absolute',
  insetInlineStart: 'calc(100% + 10px)',
  insetBlockStart: '-0.78em',
  color: color.faint,
  whiteSpace: 'nowrap',
});
const Mark = styled('span')({
  position: 'absolute',
  insetBlockStart: 8,
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: -8,
    insetInlineStart: '50%',
    blockSize: 5,
    borderInlineStart: `1px solid ${color.soft}`,
  },
  '&[data-place="first"]': {
    transform: 'none',
    '&::before': { insetInlineStart: 0 },
    // With large text, a phone has space for one of the two days.
    '@container (max-width: 13em)': { display: 'none' },
  },
  '&[data-place="last"]': { transform: 'translateX(-100%)', '&::before': { insetInlineStart: 'calc(100% - 1px)' } },
});

type DecimalFormat = (decimal: string) => string;

export const labelsOf = ({ base, lines }: ValueAxis, words: DecimalFormat) =>
  [base, ...lines].map((value) => ({ value, words: words(tickText(value, lines)) }));

export const gutterOf = (labels: readonly { words: string }[]): string =>
  `calc(${Math.max(0, ...labels.map(({ words }) => words.length))}ch + 12px)`;

type LinesProps = { axis: ValueAxis; labels: readonly { value: number; words: string }[] };

export const ValueLines = ({ axis, labels }: LinesProps) => (
  <div aria-hidden="true">
    {labels.map(({ value, words }) => (
      <Gridline
        key={value}
        data-is={value === axis.base ? 'base' : undefined}
        style={{ insetBlockStart: axis.scale(value) }}
      >
        <Value>{words}</Value>
      </Gridline>
    ))}
  </div>
);

export const TimeMarks = ({ marks }: { marks: readonly TimeMark[] }) => (
  <Marks aria-hidden="true">
    {marks.map(({ at, x, words, place }) => (
      <Mark key={at} data-place={place} style={{ insetInlineStart: x }}>
        <bdi>{words}</bdi>
      </Mark>
    ))}
  </Marks>
);
