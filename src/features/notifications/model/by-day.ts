import type { Notice } from '@/api/contract';
import { calendarDay } from '@/utils/calendar-day';

export type Day = { day: string; notices: Notice[] };

const UNDATED = '';

export function byDay(notices: readonly Notice[], timeZone?: string): Day[] {
  const days = new Map<string, Notice[]>();
  for (const notice of notices) {
    const day = notice.createdAt === null ? UNDATED : calendarDay(notice.createdAt, timeZone);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days].map(([day, ofDay]) => ({ day, notices: ofDay }));
}

const DAY_MS = 86_400_000;
/** Calculates in UTC, because a local day on which the clocks change does not have 24 hours. */
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

export function dayText(day: string, now: number | null, locale?: string, timeZone?: string): string {
  if (day === UNDATED) return 'No date';
  const today = now === null ? null : calendarDay(new Date(now).toISOString(), timeZone);
  if (day === today) return 'Today';
  if (today !== null && day === dayBefore(today)) return 'Yesterday';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
