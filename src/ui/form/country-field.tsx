import { useMemo, useState, type Ref } from 'react';
import { LazyView } from '../lazy-part';
import { namedCountries, type NamedCountry } from './country-names';
import { Field, useFieldIds, type FieldWords } from './field';
import { Select } from './select-field';
import { askForPhoneNumbers, usePhoneNumbers } from './use-phone-numbers';

export type CountryProps = FieldWords & {
  value: string;
  onValue: (country: string) => void;
  onBlur?: () => void;
  name?: string;
  locale?: string;
  ref?: Ref<HTMLElement>;
};

const load = async () => (await import('./country-search')).CountrySearch;

/**
 * Every country, by its name. The browser's own list serves until the one that can be searched has arrived, and where
 * it does not arrive; nobody loses the list that is open.
 */
export function CountryField({ locale = 'en-GB', ...field }: CountryProps) {
  const [isEntered, setEntered] = useState(false);
  const numbers = usePhoneNumbers();
  const countries = useMemo(() => (numbers ? namedCountries(locale, numbers.countries) : []), [numbers, locale]);
  return (
    <LazyView
      isWanted={countries.length > 0 && !isEntered}
      load={load}
      props={{ ...field, locale, countries }}
      meanwhile={
        <CountrySelect
          {...field}
          countries={countries}
          onEnter={() => {
            askForPhoneNumbers();
            setEntered(true);
          }}
          onBlur={() => {
            setEntered(false);
            field.onBlur?.();
          }}
        />
      }
    />
  );
}

type SelectProps = Omit<CountryProps, 'locale'> & { countries: readonly NamedCountry[]; onEnter: () => void };

const NOTHING = { value: '', label: 'Choose a country', isDisabled: true };

function CountrySelect({ label, hint, error, value, onValue, onBlur, onEnter, countries, name, ref }: SelectProps) {
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
        onFocus={onEnter}
        onBlur={onBlur}
      />
    </Field>
  );
}
