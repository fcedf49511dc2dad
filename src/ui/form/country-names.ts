/** Only the browser computes country names, because they differ between machines. */
const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region' });

export const countryNameIn = (locale: string, country: string): string => namesIn(locale).of(country) ?? country;

export type NamedCountry = { country: string; name: string };

export function namedCountries(locale: string, countries: readonly string[]): NamedCountry[] {
  const names = namesIn(locale);
  return countries
    .map((country) => ({ country, name: names.of(country) ?? country }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}
