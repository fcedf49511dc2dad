/** `value` is for drawing only and never used in calculations. `text` is the exact amount on screen. */
export type Point = { at: number; value: number; text: string };

export type ChartLine = {
  name: string;
  points: readonly Point[];
  /** The time until which the last value holds. It is set if each value holds until the next one. */
  holdsUntil?: number;
};

export const endOf = ({ points, holdsUntil = -Infinity }: ChartLine): number | undefined => {
  const last = points.at(-1);
  return last && Math.max(last.at, holdsUntil);
};

export type Axis = {
  format: (decimal: string) => string;
  /** An axis of amounts begins at zero. An axis of prices may begin above zero, which the caption then states. */
  fromZero?: boolean;
};

export type Relief = { kind: 'relief'; line: ChartLine; axis: Axis };

export type Marks = { name: string; days: ReadonlySet<number> };

export type Remarks = { name: string; texts: ReadonlyMap<number, string> };

/**
 * The gap between two lines, for example the value and the amount paid in. `base` has a point for each day of `line`.
 */
export type Gap = {
  kind: 'gap';
  line: ChartLine;
  base: ChartLine;
  marks?: Marks;
  remarks?: readonly Remarks[];
  axis: Axis;
  over: string;
  under: string;
};

export type ProjectedLine = ChartLine & { label: string; isBad?: boolean };

export type Projection = { kind: 'projection'; lines: readonly ProjectedLine[]; axis: Axis };

export type Bar = {
  key: string;
  name: string;
  year?: string;
  title: string;
  value: number;
  text: string;
  short: string;
  /** 'part' is an incomplete period, drawn with a dashed cap. 'outline' is a future period. */
  look?: 'part' | 'outline';
};

export type Bars = {
  kind: 'bars';
  name: string;
  unit: string;
  bars: readonly Bar[];
};

export const columnsOf = (drawing: TimeDrawing): readonly Remarks[] => [
  ...linesOf(drawing).map(({ name, points }) => ({ name, texts: new Map(points.map(({ at, text }) => [at, text])) })),
  ...(drawing.kind === 'gap' ? (drawing.remarks ?? []) : []),
];

export type TimeDrawing = Relief | Gap | Projection;
export type Drawing = TimeDrawing | Bars;

export type Size = { width: number; height: number };

export function linesOf(drawing: TimeDrawing): readonly ChartLine[] {
  switch (drawing.kind) {
    case 'relief':
      return [drawing.line];
    case 'gap':
      return [drawing.line, drawing.base];
    case 'projection':
      return drawing.lines;
  }
}
