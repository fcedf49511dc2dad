import { max, min } from 'd3-array';
import { scaleLinear, scaleUtc, type ScaleLinear, type ScaleTime } from 'd3-scale';
import { endOf, linesOf, type TimeDrawing } from './drawing';

export type ValueScale = ScaleLinear<number, number>;
export type MomentScale = ScaleTime<number, number>;

/** Counts to ask for, the best first: what comes of each is never exactly what was asked for. */
const COUNTS = [3, 4, 5, 2, 6];
const FEWEST_LINES = 2;
const MOST_LINES = 5;
const LEVEL_MARGIN = 0.02;

/** What differs by less than this share of itself has no round values between that a number could tell apart. */
const LEAST_DIFFERENCE = 1e-9;

/** A level line stands in the middle of a small room of its own. */
function roomFor(low: number, high: number): [number, number] {
  if (high - low > Math.max(Math.abs(low), Math.abs(high)) * LEAST_DIFFERENCE) return [low, high];
  const margin = Math.abs(low) * LEVEL_MARGIN || 1;
  return [low - margin, high + margin];
}

export type ValueAxis = {
  scale: ValueScale;
  /** Where the base is, and the dotted lines above it. */
  base: number;
  lines: readonly number[];
};

/** Round values at both ends, two to five lines between. Bars and money held begin at zero; a line may begin above. */
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
  const isRight = ({ lines }: ValueAxis) => lines.length >= FEWEST_LINES && lines.length <= MOST_LINES;
  const found = tried.find(isRight) ?? tried[0];
  if (!found) throw new Error('No axis was tried');
  return found;
}

/** A round value of the axis as a decimal string, which the caller words in its unit and the reader's language. */
export function tickText(tick: number, lines: readonly number[]): string {
  const [first = tick, second] = lines;
  const step = second === undefined ? Math.abs(first) || 1 : second - first;
  const places = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return tick.toFixed(places);
}

/** From the first moment to the end of the longest line; a single moment stands in the middle. */
export function momentScale(drawing: TimeDrawing, width: number): MomentScale {
  const moments = linesOf(drawing).flatMap((line) => {
    const end = endOf(line);
    return end === undefined ? [] : [...line.points.map(({ at }) => at), end];
  });
  return scaleUtc()
    .domain([min(moments) ?? 0, max(moments) ?? 0])
    .range([0, width]);
}
