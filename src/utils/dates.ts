/** Documents and prerendered pages are worded the same for everybody; a page that is alive speaks its reader's locale. */
export const DOCUMENT_LOCALE = 'en-US';

/** A moment as people read it where they are; the exact one stands in `<time dateTime>`. */
export const formatMoment = (iso: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** A day by the calendar of UTC, so that a document names the same one to everybody. */
export const formatDay = (iso: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));

const UTC_MOMENT = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC', hourCycle: 'h23' } as const;

/** A moment by the clock of UTC, where the words around it say that it is. */
export const formatMomentByUtc = (iso: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, UTC_MOMENT).format(new Date(iso));

/** The same, told as such: what happens at midnight there has one day for everybody. */
export const formatUtcMoment = (iso: string, locale?: string): string => `${formatMomentByUtc(iso, locale)} UTC`;
