import { useMemo, type Ref } from 'react';
import { namedCountries, type NamedCountry } from './country-names';
import { Field, useFieldIds } from './field';
import type { SearchedProps } from './list-search';
import { Searchable, type FocusHandlers } from './searchable';
import { Select } from './select-field';
import { askForPhoneNumbers, usePhoneNumbers } from './use-phone-numbers';

const load = async () => (await import('./country-search')).CountrySearch;

export function CountryField({ locale = 'en-GB', ...field }: SearchedProps) {
  const numbers = usePhoneNumbers();
  const countries = useMemo(() => (numbers ? namedCountries(locale, numbers.countries) : []), [numbers, locale]);
  return (
    <Searchable
      isListed={countries.length > 0}
      load={load}
      props={{ ...field, locale, countries }}
      native={(entering) => <CountrySelect {...field} countries={countries} entering={entering} />}
    />
  );
}

type SelectProps = Omit<SearchedProps, 'locale'> & { countries: readonly NamedCountry[]; entering: FocusHandlers };

const NOTHING = { value: '', label: 'Choose a country', isDisabled: true };

function CountrySelect({ label, hint, error, value, onValue, onBlur, entering, countries, name, ref }: SelectProps) {
  const ids = useFieldIds({ hint, error });
  const options = countries.map((one) => ({ value: one.country, label: one.name }));
  return (
    <Field id={ids.id} label={label} hint={hint} error={error}>
      <Select
        {...ids}
        ref={ref as Ref<HTMLSelectElement>}
        name={name}
        autoComplete="country"
        options={[NOTHING, ...options]}
        value={countries.some(({ country }) => country === value) ? value : ''}
        onChange={({ target }) => onValue(target.value)}
        onFocus={() => {
          askForPhoneNumbers();
          entering.onFocus();
        }}
        onBlur={() => {
          entering.onBlur();
          onBlur?.();
        }}
      />
    </Field>
  );
}
