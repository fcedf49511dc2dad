import { useId } from 'react';
import { color } from '@/theme/tokens';
import type { Gap, Marks } from './drawing';
import { gapPath, groundPath, linePath, pairsOf } from './paths';
import type { MomentScale, ValueScale } from './scales';
import { thin } from './thin';

type RingProps = { marks: Marks; x: MomentScale; height: number };

const AxisRings = ({ marks: { days }, x, height }: RingProps) =>
  [...days].map((at) => (
    <circle key={at} cx={x(at)} cy={height} r="4" fill={color.ground} stroke={color.ink} strokeWidth="1.5" />
  ));

const DENSE = 3.5;
const SPARSE = 10;

const Lines = ({ id, step, stroke, opacity = 1 }: { id: string; step: number; stroke: string; opacity?: number }) => (
  <pattern id={id} width="8" height={step} patternUnits="userSpaceOnUse">
    <path d="M0 0.5H8" stroke={stroke} strokeOpacity={opacity} />
  </pattern>
);

type Props = { drawing: Gap; x: MomentScale; y: ValueScale; size: { width: number; height: number } };

export function Hatch({ drawing: { line, base, marks }, x, y, size: { width, height } }: Props) {
  const id = useId();
  const scales = { x, y };
  const upper = thin(line.points, width);
  const kept = new Set(upper.map(({ at }) => at));
  const lower = base.points.filter(({ at }) => kept.has(at));
  const until = line.holdsUntil;
  const pairs = pairsOf(upper, lower, until === undefined ? undefined : { x, until });
  return (
    <>
      <Lines id={`${id}over`} step={DENSE} stroke="currentColor" opacity={0.75} />
      <Lines id={`${id}under`} step={DENSE} stroke={color.loss} opacity={0.8} />
      <Lines id={`${id}ground`} step={SPARSE} stroke="currentColor" opacity={0.4} />
      <path d={groundPath(pairs, scales, height)} fill={`url(#${id}ground)`} />
      <path d={gapPath(pairs, scales, 'over')} fill={`url(#${id}over)`} />
      <path d={gapPath(pairs, scales, 'under')} fill={`url(#${id}under)`} />
      <path d={linePath(lower, scales, until)} stroke={color.soft} strokeWidth="1.25" strokeDasharray="5 4" />
      <path d={linePath(upper, scales, until)} stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      {marks && <AxisRings marks={marks} x={x} height={height} />}
    </>
  );
}
