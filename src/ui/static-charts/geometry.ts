const tenth = (length: number) => Math.round(length * 10) / 10;

export function heightsOf(values: readonly string[]): number[] {
  const numbers = values.map(Number);
  const most = Math.max(0, ...numbers);
  return numbers.map((value) => (most === 0 ? 0 : tenth((Math.max(0, value) / most) * 100)));
}

export function percentOfWhole(part: string, whole: string): number {
  const all = Number(whole);
  return all > 0 ? tenth(Math.min(100, Math.max(0, (Number(part) / all) * 100))) : 0;
}

export type PlottedPoint = { x: number; y: number };
type Dated = { iso: string; value: string };
type PlotArea = { from: number; to: number; height: number };

export function plotPoints(points: readonly Dated[], { from, to, height }: PlotArea): PlottedPoint[] {
  const moments = points.map(({ iso }) => Date.parse(iso));
  const [first = 0, last = 0] = [moments[0], moments.at(-1)];
  const span = last - first || 1;
  return points.map(({ value }, index) => ({
    x: tenth((((moments[index] ?? first) - first) / span) * 100),
    y: tenth(height - ((Number(value) - from) / (to - from)) * height),
  }));
}

export const pathOf = (places: readonly PlottedPoint[], width: number): string =>
  places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${tenth((x * width) / 100)} ${y}`).join('');
