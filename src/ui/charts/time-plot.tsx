import { type CSSProperties, useId } from 'react';
import { color } from '@/theme/tokens';
import { gutterOf, labelsOf, TimeMarks, ValueLines } from './axis';
import { Area, Drawing, Plot, plotHeight, type ChartSize } from './chart-style';
import { Crosshair } from './crosshair';
import { endOf, linesOf, type Size, type TimeDrawing, type Gap, type Marks } from './drawing';
import { linePath, gapPath, groundPath, pairsOf } from './paths';
import { ProjectionLabels, ProjectionLines } from './projection-lines';
import { Relief } from './relief';
import { momentScale, valueAxis, type MomentScale, type ValueAxis, type ValueScale } from './scales';
import { stopsOf } from './stops';
import { downsample } from './downsample';
import { timeMarks } from './time-marks';
import { useSize } from './use-size';

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

type HatchProps = { drawing: Gap; x: MomentScale; y: ValueScale; size: { width: number; height: number } };

function Hatch({ drawing: { line, base, marks }, x, y, size: { width, height } }: HatchProps) {
  const id = useId();
  const scales = { x, y };
  const upper = downsample(line.points, width);
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

const TOP_OF_LABELS = 26;

export const axisOf = (drawing: TimeDrawing, height: number): ValueAxis =>
  valueAxis(
    linesOf(drawing).flatMap(({ points }) => points.map(({ value }) => value)),
    { height, top: drawing.kind === 'projection' ? TOP_OF_LABELS : 0, fromZero: drawing.axis.fromZero },
  );

type Props = { name: string; drawing: TimeDrawing; chartSize: ChartSize; describedBy: string };

export function TimePlot({ name, drawing, chartSize, describedBy }: Props) {
  const [place, size] = useSize<HTMLDivElement>();
  const x = momentScale(drawing, size.width);
  const axis = axisOf(drawing, size.height);
  const labels = labelsOf(axis, drawing.axis.format);
  const gutter: CSSProperties & Record<'--gutter', string> = { '--gutter': gutterOf(labels) };
  const stops = stopsOf(drawing).map((stop) => ({ ...stop, x: x(stop.at), y: axis.scale(stop.value) }));
  const [line] = linesOf(drawing);
  const end = line && endOf(line);
  return (
    <Plot dir="ltr" style={gutter}>
      <Area ref={place} style={{ blockSize: plotHeight(chartSize) }}>
        <ValueLines axis={axis} labels={labels} />
        <Drawing aria-hidden="true">
          <Layers drawing={drawing} x={x} axis={axis} size={size} />
        </Drawing>
        {drawing.kind === 'projection' && <ProjectionLabels drawing={drawing} x={x} y={axis.scale} size={size} />}
        <Crosshair
          name={name}
          describedBy={describedBy}
          stops={stops}
          size={size}
          end={end === undefined ? undefined : x(end)}
          isHeld={line?.holdsUntil !== undefined}
        />
      </Area>
      <TimeMarks marks={timeMarks(x, size.width)} />
    </Plot>
  );
}

type LayersProps = { drawing: TimeDrawing; x: MomentScale; axis: ValueAxis; size: Size };

function Layers({ drawing, x, axis: { scale: y }, size }: LayersProps) {
  switch (drawing.kind) {
    case 'relief': {
      const points = downsample(drawing.line.points, size.width);
      return <Relief path={linePath(points, { x, y }, drawing.line.holdsUntil)} height={size.height} />;
    }
    case 'gap':
      return <Hatch drawing={drawing} x={x} y={y} size={size} />;
    case 'projection':
      return <ProjectionLines drawing={drawing} x={x} y={y} />;
  }
}
