import { formatDay } from '@/utils/dates';
import { linesOf, type Bars, type Drawing, type Line, type TimeDrawing } from './drawing';

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

const textsByMoment = ({ points }: Line) => new Map(points.map(({ at, text }) => [at, text]));

/** The first line has the days, each of them once; the others are told beside it where they know the day. */
function stopsOfLines(drawing: TimeDrawing): Stop[] {
  const lines = linesOf(drawing);
  const texts = lines.map((line) => ({ name: line.name, byMoment: textsByMoment(line) }));
  const values = new Map((lines[0]?.points ?? []).map(({ at, value }) => [at, value]));
  return [...values].map(([at, value]) => ({
    key: String(at),
    title: dayWords(at),
    rows: texts.flatMap(({ name, byMoment }) => {
      const text = byMoment.get(at);
      return text === undefined ? [] : [{ name, text }];
    }),
    at,
    value,
  }));
}

/** A day with all that is known of it, to be said or read. */
export const stopWords = ({ title, rows }: Stop): string =>
  [title, ...rows.map(({ name, text }) => `${name} ${text}`)].join(', ');
