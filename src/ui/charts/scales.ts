import { max, min } from 'd3-array';
import { scaleLinear, scaleUtc, type ScaleLinear, type ScaleTime } from 'd3-scale';
import { endOf, linesOf, type TimeDrawing } from './drawing';

export type ValueScale = ScaleLinear<number, number>;
export type MomentScale = ScaleTime<number, number>;

/** The tick counts to try, in order of preference. d3 treats a count only as a hint. */
const COUNTS = [3, 4, 5, 2, 6];
const MIN_LINES = 2;
const MAX_LINES = 5;
const LEVEL_MARGIN = 0.02;

/** There are no distinct round numbers between values that differ by a smaller fraction than this. */
const MIN_DIFFERENCE = 1e-9;

function roomFor(low: number, high: number): [number, number] {
  if (high - low > Math.max(Math.abs(low), Math.abs(high)) * MIN_DIFFERENCE) return [low, high];
  const margin = Math.abs(low) * LEVEL_MARGIN || 1;
  return [low - margin, high + margin];
}

export type ValueAxis = {
  scale: ValueScale;
  base: number;
  lines: readonly number[];
};

export function valueAxis(
  values: readonly number[],
  { height, top = 0, fromZero = false }: { height: number; top?: number; fromZero?: boolean },
): ValueAxis {
  const high = max(values) ?? 1;
  const low = min(values) ?? 0;
  const room = fromZero ? [Math.min(0, low), high > 0 ? high : 1] : roomFor(low, high);
  const tried = COUNTS.map((count) => {
    const scale = scaleLinear().domain(room).nice(count).range([height, top]);
    const [base = 0] = scale.domain();
    return { scale, base, lines: scale.ticks(count).filter((tick) => tick > base) };
  });
  const isRight = ({ lines }: ValueAxis) => lines.length >= MIN_LINES && lines.length <= MAX_LINES;
  const found = tried.find(isRight) ?? tried[0];
  if (!found) throw new Error('No axis was tried');
  return found;
}

export function tickText(tick: number, lines: readonly number[]): string {
  const [first = tick, second] = lines;
  const step = second === undefined ? Math.abs(first) || 1 : second - first;
  const places = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return tick.toFixed(places);
}

export function momentScale(drawing: TimeDrawing, width: number): MomentScale {
  const moments = linesOf(drawing).flatMap((line) => {
    const end = endOf(line);
    return end === undefined ? [] : [...line.points.map(({ at }) => at), end];
  });
  return scaleUtc()
    .domain([min(moments) ?? 0, max(moments) ?? 0])
    .range([0, width]);
}
