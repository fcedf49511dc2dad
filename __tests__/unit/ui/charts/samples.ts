import type { Axis, ChartLine, Relief } from '@/ui/charts/drawing';

export const DAY = 86_400_000;
export const FIRST = Date.UTC(2025, 10, 20);

export const dollars: Axis = { format: (decimal) => `$${decimal}` };

export const lineOf = (values: readonly number[], name = 'Price'): ChartLine => ({
  name,
  points: values.map((value, index) => ({ at: FIRST + index * DAY, value, text: `$${value.toFixed(2)}` })),
});

export const reliefOf = (...values: number[]): Relief => ({ kind: 'relief', line: lineOf(values), axis: dollars });
