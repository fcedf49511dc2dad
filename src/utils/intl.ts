const MOST_KEPT = 200;

/** Making a formatter takes longer than a hundred uses of it. Currencies come from the service, so only so many are kept. */
function keptFormats<Options, Format>(make: (locale: string | undefined, options: Options) => Format) {
  const kept = new Map<string, Format>();
  return (locale: string | undefined, options: Options): Format => {
    const key = JSON.stringify([locale, options]);
    const known = kept.get(key);
    if (known) return known;
    const made = make(locale, options);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, made);
    return made;
  };
}

export const numberFormat = keptFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Of a named time zone: the reader's own may change while the page is open. */
export const dateFormat = keptFormats(
  (locale, options: Intl.DateTimeFormatOptions & { timeZone: string }) => new Intl.DateTimeFormat(locale, options),
);
