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
    // With large text, a phone has space for only one of the two days.
    '@container (max-width: 13em)': { display: 'none' },
  },
  '&[data-place="last"]': { transform: 'translateX(-100%)', '&::before': { insetInlineStart: 'calc(100% - 1px)' } },
});

type DecimalFormat = (decimal: string) => string;

export const labelsOf = ({ base, lines }: ValueAxis, format: DecimalFormat) =>
  [base, ...lines].map((value) => ({ value, label: format(tickText(value, lines)) }));

export const gutterOf = (labels: readonly { label: string }[]): string =>
  `calc(${Math.max(0, ...labels.map(({ label }) => label.length))}ch + 12px)`;

type LinesProps = { axis: ValueAxis; labels: readonly { value: number; label: string }[] };

export const ValueLines = ({ axis, labels }: LinesProps) => (
  <div aria-hidden="true">
    {labels.map(({ value, label }) => (
      <Gridline
        key={value}
        data-is={value === axis.base ? 'base' : undefined}
        style={{ insetBlockStart: axis.scale(value) }}
      >
        <Value>{label}</Value>
      </Gridline>
    ))}
  </div>
);

export const TimeMarks = ({ marks }: { marks: readonly TimeMark[] }) => (
  <Marks aria-hidden="true">
    {marks.map(({ at, x, label, place }) => (
      <Mark key={at} data-place={place} style={{ insetInlineStart: x }}>
        <bdi>{label}</bdi>
      </Mark>
    ))}
  </Marks>
);
