import type { CSSProperties } from 'react';
import { gutterOf, labelsOf, TimeMarks, ValueLines } from './axis';
import { Area, Drawing, Plot, plotHeight, type ChartSize } from './chart-style';
import { Crosshair } from './crosshair';
import { endOf, linesOf, type Size, type TimeDrawing } from './drawing';
import { Hatch } from './hatch';
import { linePath } from './paths';
import { ProjectionLabels, ProjectionLines } from './projection-lines';
import { Relief } from './relief';
import { momentScale, valueAxis, type MomentScale, type ValueAxis } from './scales';
import { stopsOf } from './stops';
import { thin } from './thin';
import { timeMarks } from './time-marks';
import { useSize } from './use-size';

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
  const labels = labelsOf(axis, drawing.axis.words);
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
      const points = thin(drawing.line.points, size.width);
      return <Relief path={linePath(points, { x, y }, drawing.line.holdsUntil)} height={size.height} />;
    }
    case 'gap':
      return <Hatch drawing={drawing} x={x} y={y} size={size} />;
    case 'projection':
      return <ProjectionLines drawing={drawing} x={x} y={y} />;
  }
}
