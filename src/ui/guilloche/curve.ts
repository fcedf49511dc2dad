type Point = readonly [x: number, y: number];
export type Curve = (t: number) => Point;

type Span = { from?: number; to: number; steps: number };

const NUDGE = 1e-4;

const toTenth = (value: number): string => String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');

const toCoordinates = (points: readonly Point[]): string =>
  points
    .flat()
    .map(toTenth)
    .reduce((text, number) => (number.startsWith('-') ? text + number : `${text} ${number}`));

function handleOf(curve: Curve, t: number, step: number): Point {
  const [x0, y0] = curve(t - NUDGE);
  const [x1, y1] = curve(t + NUDGE);
  const scale = step / (6 * NUDGE);
  return [(x1 - x0) * scale, (y1 - y0) * scale];
}

/**
 * Draws each step as a cubic Bézier with the tangents of the curve. All steps have the same length, so the path command
 * `S` can mirror the right handle. The path needs a quarter of a polyline's points.
 */
export function curvePath(curve: Curve, { from = 0, to, steps }: Span): string {
  const step = (to - from) / steps;
  const start = curve(from);
  const [dx, dy] = handleOf(curve, from, step);
  const segments = Array.from({ length: steps }, (_unused, index) => {
    const t = from + (index + 1) * step;
    const [x, y] = curve(t);
    const [hx, hy] = handleOf(curve, t, step);
    const arrival: Point[] = [
      [x - hx, y - hy],
      [x, y],
    ];
    return index === 0
      ? `C${toCoordinates([[start[0] + dx, start[1] + dy], ...arrival])}`
      : `S${toCoordinates(arrival)}`;
  });
  return `M${toCoordinates([start])}${segments.join('')}`;
}
