import { useMemo } from 'react';
import { useHydrated } from '../use-hydrated';
import { dialCodes } from './dial-codes';
import { SelectField, type SelectFieldProps } from './select-field';

const NOTHING = { value: '', label: 'Choose a country', isDisabled: true };

const optionsIn = (locale: string) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return dialCodes
    .map(({ country }) => ({ value: country, label: names.of(country) ?? country }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
};

/** Every country where people live, by its name. Names differ from machine to machine, so the list stands once the page is alive. */
export function CountryField({ locale = 'en-GB', ...select }: SelectFieldProps & { locale?: string }) {
  const isHydrated = useHydrated();
  const options = useMemo(() => [NOTHING, ...(isHydrated ? optionsIn(locale) : [])], [isHydrated, locale]);
  return <SelectField autoComplete="country" {...select} options={options} />;
}
