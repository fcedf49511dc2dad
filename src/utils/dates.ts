import { dateFormat } from './intl';

/**
 * Documents and prerendered pages use these locales for everyone: one for amounts and one for dates, which begin with
 * the day (2 March 2026). A hydrated page uses the reader's locale.
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

export const termText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
