/** A moment as people read it where they are; the exact one stands in `<time dateTime>`. */
export const formatMoment = (iso: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
