import { least, greatest } from 'd3-array';
import { linesOf, type Drawing, type Line } from './drawing';
import { dayWords, stopsOf } from './stops';

type Told = { title: string; text: string; value: number };

const toldOfLine = ({ points }: Line): Told[] =>
  points.map(({ at, text, value }) => ({ title: dayWords(at), text, value }));

function courseWords(told: readonly Told[], change?: string): string {
  const [first] = told;
  const last = told.at(-1);
  if (!first || !last) return '';
  if (told.length === 1) return `One figure so far: ${first.text} on ${first.title}.`;
  const low = least(told, ({ value }) => value) ?? first;
  const high = greatest(told, ({ value }) => value) ?? last;
  return [
    `From ${first.text} on ${first.title} to ${last.text} on ${last.title}${change ? `, ${change}` : ''}.`,
    `Lowest ${low.text} on ${low.title}, highest ${high.text} on ${high.title}.`,
  ].join(' ');
}

/** Text alternative of the chart. The caller passes `change`, because the numbers of a drawing are not exact. */
export function summaryOf(drawing: Drawing, change?: string): string {
  switch (drawing.kind) {
    case 'relief':
      return courseWords(toldOfLine(drawing.line), change);
    case 'gap': {
      const paid = drawing.base.points.at(-1);
      const course = courseWords(toldOfLine(drawing.line), change);
      return paid ? `${course} ${drawing.base.name} ${paid.text}.` : course;
    }
    case 'projection':
      return linesOf(drawing)
        .map((line) => `${line.name}: ${courseWords(toldOfLine(line))}`)
        .join(' ');
    case 'bars':
      return barsWords(stopsOf(drawing).map(({ title, rows, value }) => ({ title, text: rows[0]?.text ?? '', value })));
  }
}

const barsWords = (told: readonly Told[]): string => told.map(({ title, text }) => `${title}: ${text}.`).join(' ');
