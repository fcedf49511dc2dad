import { useMemo } from 'react';
import type { NamedCountry } from './country-names';
import { ListSearch, type SearchedProps } from './list-search';

type Props = SearchedProps & { locale: string; countries: readonly NamedCountry[] };

const TEXTS = {
  list: 'Countries',
  placeholder: 'Type or choose a country',
  nothing: 'No country found.',
};

export function CountrySearch({ countries, ...field }: Props) {
  const { locale } = field;
  const options = useMemo(() => {
    const short = new Intl.DisplayNames(locale, { type: 'region', style: 'short' });
    // Autofill uses the country's name in the browser's language.
    const own = new Intl.DisplayNames(undefined, { type: 'region' });
    return countries.map(({ country, name }) => ({
      value: country,
      label: name,
      also: [short.of(country), own.of(country), country].filter((word) => word !== undefined),
    }));
  }, [locale, countries]);
  return <ListSearch {...field} options={options} texts={TEXTS} autoComplete="country-name" />;
}
