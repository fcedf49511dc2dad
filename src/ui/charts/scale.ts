/** Numbers are for drawing alone: amounts are never computed from them. */
export type Series = readonly number[];

export const CHART_WIDTH = 600;
const MARGIN = 0.08;

export type Extent = { low: number; high: number };

export function extentOf(series: Series): Extent {
  const low = Math.min(...series);
  const high = Math.max(...series);
  const margin = (high - low || Math.abs(high) || 1) * MARGIN;
  return { low: low - margin, high: high + margin };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A line through the series, from edge to edge, the highest value highest. One value is a level line. */
export function linePath(series: Series, height: number, { low, high }: Extent = extentOf(series)): string {
  const values = series.length === 1 ? [...series, ...series] : series;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * CHART_WIDTH;
    const y = height - ((value - low) / (high - low)) * height;
    return `${tenth(x)} ${tenth(y)}`;
  });
  return `M${points.join('L')}`;
}

/** What is between the line and the ground. */
export const areaPath = (series: Series, height: number, extent?: Extent): string =>
  `${linePath(series, height, extent)}L${CHART_WIDTH} ${height}L0 ${height}Z`;
