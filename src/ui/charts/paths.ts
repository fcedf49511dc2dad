import { area, line } from 'd3-shape';
import type { Point } from './drawing';
import type { MomentScale, ValueScale } from './scales';

type Scales = { x: MomentScale; y: ValueScale };

const tenth = (length: number) => Math.round(length * 10) / 10;

/** A step that is narrower than this is seen as a slope, and many of them as a flicker. */
const LEAST_STEP_PX = 6;

/** The corners of a line whose values hold: until the next one where there is room for a step, and the last to the end. */
function heldPoints<T extends { at: number }>(points: readonly T[], x: MomentScale, holdsUntil: number): T[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    const end = next?.at ?? holdsUntil;
    const isStep = next ? x(end) - x(point.at) >= LEAST_STEP_PX : end > point.at;
    return isStep ? [point, { ...point, at: end }] : [point];
  });
}

/** A line through the points, or in steps to where the last one holds. A single moment has no line: it is a dot. */
export function linePath(points: readonly Point[], { x, y }: Scales, holdsUntil?: number): string {
  const drawn = holdsUntil === undefined ? points : heldPoints(points, x, holdsUntil);
  if (drawn.length < 2) return '';
  const draw = line<Point>(
    ({ at }) => tenth(x(at)),
    ({ value }) => tenth(y(value)),
  );
  return draw(drawn) ?? '';
}

/** A value over the base of the same moment. */
export type Pair = { at: number; value: number; base: number };

type Hold = { x: MomentScale; until: number };

/**
 * The pairs of two lines, with the corners of those that hold, and between them the moments where one crosses the other,
 * which no point tells.
 */
export function pairsOf(upper: readonly Point[], lower: readonly Point[], hold?: Hold): Pair[] {
  const bases = new Map(lower.map(({ at, value }) => [at, value]));
  const told = upper.flatMap(({ at, value }) => {
    const base = bases.get(at);
    return base === undefined ? [] : [{ at, value, base }];
  });
  const pairs = hold ? heldPoints(told, hold.x, hold.until) : told;
  return pairs.flatMap((pair, index) => {
    const crossing = crossingOf(pairs[index - 1], pair);
    return crossing ? [crossing, pair] : [pair];
  });
}

function crossingOf(one: Pair | undefined, other: Pair): Pair | null {
  if (!one) return null;
  const [before, after] = [one.value - one.base, other.value - other.base];
  if (before * after >= 0) return null;
  const share = before / (before - after);
  const between = (from: number, to: number) => from + (to - from) * share;
  const level = between(one.value, other.value);
  return { at: between(one.at, other.at), value: level, base: level };
}

/** What lies between the value and its base, on one side of the base alone. */
export function gapPath(pairs: readonly Pair[], { x, y }: Scales, side: 'over' | 'under'): string {
  const farther = side === 'over' ? Math.max : Math.min;
  const draw = area<Pair>()
    .x(({ at }) => tenth(x(at)))
    .y0(({ base }) => tenth(y(base)))
    .y1(({ value, base }) => tenth(y(farther(value, base))));
  return pairs.length < 2 ? '' : (draw(pairs) ?? '');
}

/** What lies below both lines, down to the base of the plot. */
export function groundPath(pairs: readonly Pair[], { x, y }: Scales, height: number): string {
  const draw = area<Pair>()
    .x(({ at }) => tenth(x(at)))
    .y0(height)
    .y1(({ value, base }) => tenth(y(Math.min(value, base))));
  return pairs.length < 2 ? '' : (draw(pairs) ?? '');
}
