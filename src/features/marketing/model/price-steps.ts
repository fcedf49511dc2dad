import type { ChartLine } from '@/ui/charts/drawing';

type Room = { width: number; height: number };

/** The free space below the lowest value, as a fraction of the range. The axis does not start at zero. */
const FOOT = 0.35;
const HEAD = 4;

const tenth = (length: number) => Math.round(length * 10) / 10;

/** Returns an SVG path in steps, because each value holds until the next one. */
export function stepsOf({ points, holdsUntil }: ChartLine, { width, height }: Room): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const bottom = low - (high - low) * FOOT;
  const end = Math.max(holdsUntil ?? last.at, last.at);
  const x = (at: number) => tenth(((at - first.at) / (end - first.at || 1)) * width);
  const y = (value: number) =>
    tenth(high === low ? height / 2 : HEAD + ((high - value) / (high - bottom)) * (height - HEAD));
  const corners = points.slice(1).map(({ at, value }) => `H${x(at)}V${y(value)}`);
  return `M0 ${y(first.value)}${corners.join('')}H${width}`;
}
