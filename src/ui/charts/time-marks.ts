import type { MomentScale } from './scales';
import { dayText } from './stops';

export type TimeMark = { at: number; x: number; label: string; place: 'first' | 'inner' | 'last' | 'only' };

const DAY = 86_400_000;
const SHORT_SPAN = 3 * DAY;
/** In a longer span, a day without its year is ambiguous. */
const LONG_SPAN = 400 * DAY;
const ROOM_OF_ONE = 120;
/** On a narrow plot, all round dates may be too close to the ends. Finer dates are tried then. */
const FINER = [1, 2, 4];
const WIDEST_CHARACTER = 7.6;
const GAP = 14;

const DAY_OF_YEAR = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const TIME_OF_DAY = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;
const MONTH_OF_YEAR = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

const widthOf = (label: string) => label.length * WIDEST_CHARACTER;

const formOf = (form: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat(undefined, form);
  return (at: number) => format(at);
};

const isByHours = (span: number): boolean => span <= SHORT_SPAN;

const endLabel = (span: number): ((at: number) => string) =>
  isByHours(span) ? formOf({ ...DAY_OF_YEAR, ...TIME_OF_DAY }) : dayText;

function innerLabel(span: number): (at: number) => string {
  if (span > LONG_SPAN) return formOf(MONTH_OF_YEAR);
  const dayOf = formOf(DAY_OF_YEAR);
  if (!isByHours(span)) return dayOf;
  const timeOf = formOf(TIME_OF_DAY);
  return (at) => (at % DAY === 0 ? dayOf(at) : timeOf(at));
}

export function timeMarks(scale: MomentScale, width: number): TimeMark[] {
  const [start = new Date(0), end = start] = scale.domain();
  const [first, last] = [start.getTime(), end.getTime()];
  if (first === last) return [{ at: first, x: scale(first), label: dayText(first), place: 'only' }];
  const nameOf = endLabel(last - first);
  const ends: readonly [TimeMark, TimeMark] = [
    { at: first, x: 0, label: nameOf(first), place: 'first' },
    { at: last, x: width, label: `${nameOf(last)}${isByHours(last - first) ? ' UTC' : ''}`, place: 'last' },
  ];
  const count = Math.max(2, Math.floor(width / ROOM_OF_ONE));
  const tried = FINER.map((times) => innerMarks(scale, ends, width, count * times));
  return [ends[0], ...(tried.find(({ length }) => length > 0) ?? []), ends[1]];
}

function innerMarks(
  scale: MomentScale,
  [first, last]: readonly [TimeMark, TimeMark],
  width: number,
  count: number,
): TimeMark[] {
  const span = last.at - first.at;
  const nameOf = innerLabel(span);
  const until = width - widthOf(last.label) - GAP;
  let taken = widthOf(first.label) + GAP;
  const marks: TimeMark[] = [];
  for (const tick of scale.ticks(count)) {
    if (!isByHours(span) && tick.getTime() % DAY !== 0) continue;
    const x = scale(tick);
    const label = nameOf(tick.getTime());
    const half = widthOf(label) / 2;
    if (x - half < taken || x + half > until) continue;
    marks.push({ at: tick.getTime(), x, label, place: 'inner' });
    taken = x + half + GAP;
  }
  return marks;
}
