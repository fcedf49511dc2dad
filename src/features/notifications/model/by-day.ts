import type { Notice } from '@/api/contract';

export type Day = { day: string; notices: Notice[] };

/** Days are the reader's: what happened before their midnight belongs to the day before. */
export const localDay = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(iso),
  );

const UNDATED = '';

/** In the order in which they come. */
export function byDay(notices: readonly Notice[], timeZone?: string): Day[] {
  const days = new Map<string, Notice[]>();
  for (const notice of notices) {
    const day = notice.createdAt === null ? UNDATED : localDay(notice.createdAt, timeZone);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days].map(([day, ofDay]) => ({ day, notices: ofDay }));
}

const DAY_MS = 86_400_000;
/** By the calendar: a day on which clocks change is not as long as the others. */
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

export function dayWords(day: string, now: number | null, locale?: string, timeZone?: string): string {
  if (day === UNDATED) return 'Without a date';
  const today = now === null ? null : localDay(new Date(now).toISOString(), timeZone);
  if (day === today) return 'Today';
  if (today !== null && day === dayBefore(today)) return 'Yesterday';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
