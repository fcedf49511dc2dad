import { dateFormat } from './intl';

/** Documents and prerendered pages are worded the same for everybody; a page that is alive speaks its reader's locale. */
export const DOCUMENT_LOCALE = 'en-US';

/** A moment as people read it where they are; the exact one stands in `<time dateTime>`. */
export const formatMoment = (iso: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** A day by the calendar of UTC, so that a document names the same one to everybody. */
export const formatDay = (iso: string, locale?: string): string =>
  dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));

const UTC_MOMENT = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC', hourCycle: 'h23' } as const;

/** A moment by the clock of UTC, where the words around it say that it is. */
export const formatMomentByUtc = (iso: string, locale?: string): string =>
  dateFormat(locale, UTC_MOMENT).format(new Date(iso));

/** The same, told as such: what happens at midnight there has one day for everybody. */
export const formatUtcMoment = (iso: string, locale?: string): string => `${formatMomentByUtc(iso, locale)} UTC`;

/** A block's time is in seconds; a clock's is in milliseconds. */
export const blockTimeMs = (seconds: bigint): number => Number(seconds) * 1_000;

/** Own calendar and digits: without them an engine may take those of the reader's locale. */
const CALENDAR_DAY = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
} as const;

/**
 * The calendar day of a moment in a time zone, as YYYY-MM-DD. It is built from parts: the order and the separators of a
 * formatted date differ between engines, even for the same locale.
 */
export function calendarDay(iso: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { ...CALENDAR_DAY, timeZone }).formatToParts(new Date(iso));
  const part = (type: 'year' | 'month' | 'day', length: number) =>
    (parts.find((one) => one.type === type)?.value ?? '').padStart(length, '0');
  return `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`;
}
