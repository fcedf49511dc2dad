/** The number is for drawing alone, and nothing is ever worked out from it; what is read is the exact text. */
export type Point = { at: number; value: number; text: string };

/** Points in order of time, one a moment. */
export type Line = {
  name: string;
  points: readonly Point[];
  /** Of a figure that is fixed at times: each value holds until the next, and the last one until this moment. */
  holdsUntil?: number;
};

/** Where a line ends: at its last point, or as long as that holds. */
export const endOf = ({ points, holdsUntil = -Infinity }: Line): number | undefined => {
  const last = points.at(-1);
  return last && Math.max(last.at, holdsUntil);
};

export type Axis = {
  /** A round value of the axis, in the unit and the language of the reader. */
  words: (decimal: string) => string;
  /** Money held begins at zero; a price may begin above, and then the caption says where. */
  fromZero?: boolean;
};

/** What has happened to one figure: a line in relief. */
export type Relief = { kind: 'relief'; line: Line; axis: Axis };

/** Rings on the base of the plot, each at a day of the line. */
export type Marks = { name: string; days: ReadonlySet<number> };

/** What is told of a day beside its values, and not drawn; not of every day. */
export type Remarks = { name: string; texts: ReadonlyMap<number, string> };

/** One line over another, as value over what was paid in; the base is given for the same days. */
export type Gap = {
  kind: 'gap';
  line: Line;
  base: Line;
  marks?: Marks;
  remarks?: readonly Remarks[];
  axis: Axis;
  /** What lies between them, where the line is the higher one and where it is the lower one. */
  over: string;
  under: string;
};

/** Every assumption stands in the label: 'price −50 %'. */
export type ProjectedLine = Line & { label: string; isBad?: boolean };

/** What may happen is only outlined, and one of the lines is a bad case. */
export type Projection = { kind: 'projection'; lines: readonly ProjectedLine[]; axis: Axis };

export type Bar = {
  key: string;
  /** Under the bar, in two short lines at the most: 'Nov', '2026'. */
  name: string;
  year?: string;
  /** The whole of it: 'November 2026'. */
  title: string;
  value: number;
  text: string;
  /** What stands on the bar, where the exact text has no room. */
  short: string;
  /** A part of a time has a dashed cap; what has not happened yet is an outline. */
  look?: 'part' | 'outline';
};

export type Bars = {
  kind: 'bars';
  name: string;
  /** What one bar stands for: 'Month'. */
  unit: string;
  bars: readonly Bar[];
};

/** Every column that a day has: those of the lines, and what is told beside them. */
export const columnsOf = (drawing: TimeDrawing): readonly Remarks[] => [
  ...linesOf(drawing).map(({ name, points }) => ({ name, texts: new Map(points.map(({ at, text }) => [at, text])) })),
  ...(drawing.kind === 'gap' ? (drawing.remarks ?? []) : []),
];

export type TimeDrawing = Relief | Gap | Projection;
export type Drawing = TimeDrawing | Bars;

export type Size = { width: number; height: number };

export function linesOf(drawing: TimeDrawing): readonly Line[] {
  switch (drawing.kind) {
    case 'relief':
      return [drawing.line];
    case 'gap':
      return [drawing.line, drawing.base];
    case 'projection':
      return drawing.lines;
  }
}
