import { maxIndex, minIndex } from 'd3-array';

const MIN_PX_A_POINT = 2;
const POINTS_PER_GROUP = 2;

/**
 * Reduces the points to the number that a line of this width can show. Keeps the lowest and the highest point of each
 * section, so that no peak is lost.
 */
export function downsample<T extends { value: number }>(points: readonly T[], width: number): readonly T[] {
  const room = Math.floor(width / MIN_PX_A_POINT);
  if (points.length <= room || points.length <= 2) return points;
  const groups = Math.max(1, Math.floor((room - 2) / POINTS_PER_GROUP));
  const inner = points.slice(1, -1);
  const kept = Array.from({ length: groups }, (_unused, group) =>
    extremesOf(inner.slice(edge(group, groups, inner.length), edge(group + 1, groups, inner.length))),
  ).flat();
  return [...points.slice(0, 1), ...kept, ...points.slice(-1)];
}

const edge = (group: number, groups: number, length: number) => Math.floor((group * length) / groups);

function extremesOf<T extends { value: number }>(group: readonly T[]): T[] {
  const places = new Set([minIndex(group, ({ value }) => value), maxIndex(group, ({ value }) => value)]);
  return [...places].sort((one, other) => one - other).flatMap((place) => group[place] ?? []);
}
