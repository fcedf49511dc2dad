import { formatDay } from '@/utils/dates';
import { columnsOf, linesOf, type Bars, type Drawing, type TimeDrawing } from './drawing';

/** One place that the crosshair stops at, and one row of the table. */
export type Stop = {
  key: string;
  title: string;
  rows: readonly { name: string; text: string }[];
  /** For drawing: where in time (or which bar), and how high. */
  at: number;
  value: number;
};

export const dayWords = (at: number): string => formatDay(new Date(at).toISOString());

export const stopsOf = (drawing: Drawing): Stop[] =>
  drawing.kind === 'bars' ? stopsOfBars(drawing) : stopsOfLines(drawing);

const stopsOfBars = ({ name, bars }: Bars): Stop[] =>
  bars.map(({ key, title, text, value }, index) => ({ key, title, rows: [{ name, text }], at: index, value }));

/** The first line has the days, each of them once; the others are told beside it where they know the day. */
function stopsOfLines(drawing: TimeDrawing): Stop[] {
  const columns = columnsOf(drawing);
  const values = new Map((linesOf(drawing)[0]?.points ?? []).map(({ at, value }) => [at, value]));
  return [...values].map(([at, value]) => ({
    key: String(at),
    title: dayWords(at),
    rows: columns.flatMap(({ name, texts }) => {
      const text = texts.get(at);
      return text === undefined ? [] : [{ name, text }];
    }),
    at,
    value,
  }));
}

/** A day with all that is known of it, to be said or read. */
export const stopWords = ({ title, rows }: Stop): string =>
  [title, ...rows.map(({ name, text }) => `${name} ${text}`)].join(', ');
