import { least, greatest } from 'd3-array';
import { linesOf, type Drawing, type ChartLine } from './drawing';
import { dayText, stopsOf } from './stops';

type ChartPoint = { title: string; text: string; value: number };

const pointsOfLine = ({ points }: ChartLine): ChartPoint[] =>
  points.map(({ at, text, value }) => ({ title: dayText(at), text, value }));

function lineSummary(points: readonly ChartPoint[], change?: string): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  if (points.length === 1) return `One value so far: ${first.text} on ${first.title}.`;
  const low = least(points, ({ value }) => value) ?? first;
  const high = greatest(points, ({ value }) => value) ?? last;
  return [
    `From ${first.text} on ${first.title} to ${last.text} on ${last.title}${change ? `, ${change}` : ''}.`,
    `Lowest ${low.text} on ${low.title}, highest ${high.text} on ${high.title}.`,
  ].join(' ');
}

export function summaryOf(drawing: Drawing, change?: string): string {
  switch (drawing.kind) {
    case 'relief':
      return lineSummary(pointsOfLine(drawing.line), change);
    case 'gap': {
      const paid = drawing.base.points.at(-1);
      const lineText = lineSummary(pointsOfLine(drawing.line), change);
      return paid ? `${lineText} ${drawing.base.name} ${paid.text}.` : lineText;
    }
    case 'projection':
      return linesOf(drawing)
        .map((line) => `${line.name}: ${lineSummary(pointsOfLine(line))}`)
        .join(' ');
    case 'bars':
      return barsText(stopsOf(drawing).map(({ title, rows, value }) => ({ title, text: rows[0]?.text ?? '', value })));
  }
}

const barsText = (points: readonly ChartPoint[]): string =>
  points.map(({ title, text }) => `${title}: ${text}.`).join(' ');
