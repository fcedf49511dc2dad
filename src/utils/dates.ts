import { dateFormat } from './intl';

/**
 * Documents and prerendered pages use these locales for everyone: one for amounts, and one for dates, which have the
 * order of the text (2 March 2026). A hydrated page uses the reader's locale.
 */
export const DOCUMENT_LOCALE = 'en-US';
const DOCUMENT_DATES = 'en-GB';

export const formatMoment = (iso: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

export const formatDay = (iso: string, locale?: string): string =>
  dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));

const UTC_MOMENT = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC', hourCycle: 'h23' } as const;

export const formatMomentByUtc = (iso: string, locale?: string): string =>
  dateFormat(locale, UTC_MOMENT).format(new Date(iso));

export const formatUtcMoment = (iso: string, locale?: string): string => `${formatMomentByUtc(iso, locale)} UTC`;

export const documentDay = (iso: string): string => formatDay(iso, DOCUMENT_DATES);
export const documentMoment = (iso: string): string => formatUtcMoment(iso, DOCUMENT_DATES);

export const blockTimeMs = (seconds: bigint): number => Number(seconds) * 1_000;

/** Calendar and digits are explicit, because an engine may otherwise choose them by the reader's locale. */
const CALENDAR_DAY = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
} as const;

/**
 * Returns the calendar day in a time zone, as YYYY-MM-DD. It is built from parts, because the format of a date differs
 * between engines even for the same locale.
 */
export function calendarDay(iso: string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { ...CALENDAR_DAY, timeZone }).formatToParts(new Date(iso));
  const part = (type: 'year' | 'month' | 'day', length: number) =>
    (parts.find((one) => one.type === type)?.value ?? '').padStart(length, '0');
  return `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`;
}

export const termWords = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
