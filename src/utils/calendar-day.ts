/** Sets calendar and digits explicitly, because some JavaScript engines choose them by the reader's locale. */
const CALENDAR_DAY = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
} as const;

/**
 * Returns the calendar day in a time zone, as YYYY-MM-DD. Builds the text from parts, because engines format dates
 * differently even for the same locale.
 */
export function calendarDay(iso: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { ...CALENDAR_DAY, timeZone }).formatToParts(new Date(iso));
  const part = (type: 'year' | 'month' | 'day', length: number) =>
    (parts.find((one) => one.type === type)?.value ?? '').padStart(length, '0');
  return `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`;
}
