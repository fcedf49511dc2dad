import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import type { ProjectedLine, Projection, Size } from './drawing';
import { linePath } from './paths';
import type { MomentScale, ValueScale } from './scales';

const Label = styled('span')({
  position: 'absolute',
  insetInlineEnd: 0,
  maxInlineSize: '100%',
  color: color.ink,
  fontWeight: 550,
  textAlign: 'end',
  '&[data-is="bad"]': { color: color.soft, fontWeight: 400 },
});

type Props = { drawing: Projection; x: MomentScale; y: ValueScale };

export const ProjectionLines = ({ drawing: { lines }, x, y }: Props) =>
  lines.map(({ name, points, isBad }) => (
    <path
      key={name}
      d={linePath(points, { x, y })}
      stroke={isBad ? color.soft : 'currentColor'}
      strokeWidth={isBad ? 1.5 : 2}
      strokeDasharray={isBad ? '1.5 4' : '7 5'}
    />
  ));

const LINE = 20;
const CLEAR = 6;
const CHARACTER = 7.6;

type Scales = { x: MomentScale; y: ValueScale };

export function labelTop({ label, points, isBad }: ProjectedLine, { x, y }: Scales, { width, height }: Size): number {
  const start = width - label.length * CHARACTER;
  const spanned = points.filter(({ at }) => x(at) >= start).map(({ value }) => y(value));
  const below = Math.max(0, ...spanned) + CLEAR;
  if (isBad && below + LINE <= height) return below;
  return Math.max(0, Math.min(height, ...spanned) - LINE - CLEAR);
}

type LabelProps = { drawing: Projection; x: MomentScale; y: ValueScale; size: Size };

export const ProjectionLabels = ({ drawing: { lines }, x, y, size }: LabelProps) =>
  lines.map((line) => (
    <Label
      key={line.name}
      aria-hidden="true"
      data-is={line.isBad ? 'bad' : undefined}
      style={{ insetBlockStart: labelTop(line, { x, y }, size) }}
    >
      {line.label}
    </Label>
  ));
