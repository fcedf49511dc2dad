import { formatDay } from '@/utils/dates';
import { columnsOf, linesOf, type Bars, type Drawing, type TimeDrawing } from './drawing';

export type Stop = {
  key: string;
  title: string;
  rows: readonly { name: string; text: string }[];
  at: number;
  value: number;
};

export const dayText = (at: number): string => formatDay(new Date(at).toISOString());

export const stopsOf = (drawing: Drawing): Stop[] =>
  drawing.kind === 'bars' ? stopsOfBars(drawing) : stopsOfLines(drawing);

const stopsOfBars = ({ name, bars }: Bars): Stop[] =>
  bars.map(({ key, title, text, value }, index) => ({ key, title, rows: [{ name, text }], at: index, value }));

/** The first line defines the days. Other lines add their values on these days. */
function stopsOfLines(drawing: TimeDrawing): Stop[] {
  const columns = columnsOf(drawing);
  const values = new Map((linesOf(drawing)[0]?.points ?? []).map(({ at, value }) => [at, value]));
  return [...values].map(([at, value]) => ({
    key: String(at),
    title: dayText(at),
    rows: columns.flatMap(({ name, texts }) => {
      const text = texts.get(at);
      return text === undefined ? [] : [{ name, text }];
    }),
    at,
    value,
  }));
}

export const stopText = ({ title, rows }: Stop): string =>
  [title, ...rows.map(({ name, text }) => `${name} ${text}`)].join(', ');
