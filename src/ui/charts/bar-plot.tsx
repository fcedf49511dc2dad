import styled from '@emotion/styled';
import { max } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { color } from '@/theme/tokens';
import { Area, Drawing, Marks, Plot, plotHeight, type ChartSize } from './chart-style';
import { Crosshair } from './crosshair';
import type { Bar, Bars } from './drawing';
import { stopsOf } from './stops';
import { useSize } from './use-size';

const FIGURE_ROOM = 30;
const PADDING = 0.34;
const WIDEST = 96;
const HATCH = { now: { step: 3, width: 1.5 }, before: { step: 4, width: 1 } };

const Figure = styled('span')({
  position: 'absolute',
  transform: 'translate(-50%, calc(-100% - 5px))',
  whiteSpace: 'nowrap',
  '&[data-is="newest"]': { color: color.ink, fontWeight: 600 },
  '&[data-is="nothing"]': { color: color.faint },
});
const Name = styled('span')({
  position: 'absolute',
  insetBlockStart: 8,
  transform: 'translateX(-50%)',
  display: 'grid',
  textAlign: 'center',
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
});

type PlottedBar = Bar & { x: number; center: number; y: number; width: number };

function placed({ bars }: Bars, width: number, height: number): PlottedBar[] {
  const x = scaleBand<string>()
    .domain(bars.map(({ key }) => key))
    .range([0, width])
    .paddingInner(PADDING)
    .paddingOuter(PADDING / 2);
  const most = max(bars, ({ value }) => value) ?? 0;
  const y = scaleLinear()
    .domain([0, most || 1])
    .range([height, FIGURE_ROOM]);
  const thick = Math.min(WIDEST, x.bandwidth());
  return bars.map((bar) => {
    const center = (x(bar.key) ?? 0) + x.bandwidth() / 2;
    return { ...bar, x: center - thick / 2, center, y: y(bar.value), width: thick };
  });
}

const BarFigure = ({ bar, isNewest }: { bar: PlottedBar; isNewest: boolean }) => (
  <Figure
    aria-hidden="true"
    data-is={bar.value === 0 ? 'nothing' : isNewest ? 'newest' : undefined}
    style={{ insetInlineStart: bar.center, insetBlockStart: bar.y }}
  >
    <bdi>{bar.short}</bdi>
  </Figure>
);

const BarNames = ({ bars }: { bars: readonly PlottedBar[] }) => (
  <Marks data-of="bars" aria-hidden="true">
    {bars.map(({ key, center, name, year }) => (
      <Name key={key} style={{ insetInlineStart: center }}>
        <bdi>{name}</bdi>
        {year && <bdi>{year}</bdi>}
      </Name>
    ))}
  </Marks>
);

type Props = { name: string; drawing: Bars; chartSize: ChartSize; describedBy: string };

export function BarPlot({ name, drawing, chartSize, describedBy }: Props) {
  const [place, size] = useSize<HTMLDivElement>();
  const bars = placed(drawing, size.width, size.height);
  const newest = bars.findLast(({ look }) => look !== 'outline');
  const stops = stopsOf(drawing).map((stop, index) => {
    const { center = 0, y = 0 } = bars[index] ?? {};
    return { ...stop, x: center, y };
  });
  return (
    <Plot dir="ltr">
      <Area ref={place} style={{ blockSize: plotHeight(chartSize) }}>
        <Drawing aria-hidden="true">
          {bars.map((bar) => (
            <Engraved key={bar.key} bar={bar} base={size.height} isNewest={bar === newest} />
          ))}
        </Drawing>
        {bars.map((bar) => (
          <BarFigure key={bar.key} bar={bar} isNewest={bar === newest} />
        ))}
        <Crosshair name={name} describedBy={describedBy} stops={stops} size={size} isMarked={false} />
      </Area>
      <BarNames bars={bars} />
    </Plot>
  );
}

function Engraved({ bar, base, isNewest }: { bar: PlottedBar; base: number; isNewest: boolean }) {
  const id = useId();
  const { step, width } = isNewest ? HATCH.now : HATCH.before;
  if (bar.value === 0) return null;
  const box = { x: bar.x, y: bar.y, width: bar.width, height: Math.max(0, base - bar.y) };
  if (bar.look === 'outline') return <rect {...box} stroke="currentColor" strokeWidth="1.5" strokeDasharray="6 4" />;
  return (
    <>
      <pattern id={id} width="8" height={step} patternUnits="userSpaceOnUse">
        <path d={`M0 ${width / 2}H8`} stroke="currentColor" strokeWidth={width} strokeOpacity="0.8" />
      </pattern>
      <rect {...box} fill={`url(#${id})`} />
      <line
        x1={bar.x}
        x2={bar.x + bar.width}
        y1={bar.y}
        y2={bar.y}
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray={bar.look === 'part' ? '5 3' : undefined}
      />
    </>
  );
}
