import { area, line } from 'd3-shape';
import type { Point } from './drawing';
import type { MomentScale, ValueScale } from './scales';

type Scales = { x: MomentScale; y: ValueScale };

const tenth = (length: number) => Math.round(length * 10) / 10;

/** A narrower step is drawn as a slope, because many narrow steps would flicker. */
const MIN_STEP_PX = 6;

function heldPoints<T extends { at: number }>(points: readonly T[], x: MomentScale, holdsUntil: number): T[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    const end = next?.at ?? holdsUntil;
    const isStep = next ? x(end) - x(point.at) >= MIN_STEP_PX : end > point.at;
    return isStep ? [point, { ...point, at: end }] : [point];
  });
}

export function linePath(points: readonly Point[], { x, y }: Scales, holdsUntil?: number): string {
  const drawn = holdsUntil === undefined ? points : heldPoints(points, x, holdsUntil);
  if (drawn.length < 2) return '';
  const draw = line<Point>(
    ({ at }) => tenth(x(at)),
    ({ value }) => tenth(y(value)),
  );
  return draw(drawn) ?? '';
}

export type Pair = { at: number; value: number; base: number };

type Hold = { x: MomentScale; until: number };

/** Pairs the values of two lines. Adds the points where they cross, which are not in the data. */
export function pairsOf(upper: readonly Point[], lower: readonly Point[], hold?: Hold): Pair[] {
  const bases = new Map(lower.map(({ at, value }) => [at, value]));
  const steps = upper.flatMap(({ at, value }) => {
    const base = bases.get(at);
    return base === undefined ? [] : [{ at, value, base }];
  });
  const pairs = hold ? heldPoints(steps, hold.x, hold.until) : steps;
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

export function gapPath(pairs: readonly Pair[], { x, y }: Scales, side: 'over' | 'under'): string {
  const farther = side === 'over' ? Math.max : Math.min;
  const draw = area<Pair>()
    .x(({ at }) => tenth(x(at)))
    .y0(({ base }) => tenth(y(base)))
    .y1(({ value, base }) => tenth(y(farther(value, base))));
  return pairs.length < 2 ? '' : (draw(pairs) ?? '');
}

export function groundPath(pairs: readonly Pair[], { x, y }: Scales, height: number): string {
  const draw = area<Pair>()
    .x(({ at }) => tenth(x(at)))
    .y0(height)
    .y1(({ value, base }) => tenth(y(Math.min(value, base))));
  return pairs.length < 2 ? '' : (draw(pairs) ?? '');
}
