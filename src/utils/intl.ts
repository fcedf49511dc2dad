const MAX_CACHED = 200;
const cached = new Map<string, unknown>();

/**
 * Caches formatters, because creating one takes longer than using it a hundred times. The cache has a limit, because
 * the service may send any number of currencies.
 */
function keep<Format>(key: string, make: () => Format): Format {
  if (!cached.has(key)) {
    if (cached.size >= MAX_CACHED) cached.clear();
    cached.set(key, make());
  }
  return cached.get(key) as Format;
}

export const numberFormat = (locale: string | undefined, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  keep(`n${locale}${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

/** The time zone is required, because the reader's time zone may change while the page is open. */
export const dateFormat = (
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat => keep(`d${locale}${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));
