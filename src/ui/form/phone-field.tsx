import styled from '@emotion/styled';
import { useMemo, type Ref } from 'react';
import { useHydrated } from '../use-hydrated';
import { dialCodes } from './dial-codes';
import { Field, useFieldIds, type FieldWords } from './field';
import { Select } from './select-field';
import { Input } from './text-field';

const Line = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(7.5rem, 2fr) minmax(0, 3fr)', gap: 8 });

type Phone = { country: string; national: string };

/** Names of countries differ from machine to machine, so until the page is alive only the chosen code stands there. */
const optionsBefore = (chosen: string) =>
  dialCodes
    .filter(({ country }) => country === chosen)
    .map(({ country, dial }) => ({ value: country, label: `${dial} ${country}` }));

const optionsIn = (locale: string) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return dialCodes
    .map(({ country, dial }) => ({ value: country, dial, name: names.of(country) ?? country }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
    .map(({ value, dial, name }) => ({ value, label: `${dial} ${name}` }));
};

type Props = FieldWords & {
  value: Phone;
  onValue: (phone: Phone) => void;
  onBlur?: () => void;
  name?: string;
  locale?: string;
  ref?: Ref<HTMLInputElement>;
};

/** The country is chosen, so that a number is never read in the wrong one; the number is typed as it is at home. */
export function PhoneField({ label, hint, error, value, onValue, onBlur, name, locale = 'en-GB', ref }: Props) {
  const ids = useFieldIds({ hint, error });
  const isHydrated = useHydrated();
  const options = useMemo(
    () => (isHydrated ? optionsIn(locale) : optionsBefore(value.country)),
    [isHydrated, locale, value.country],
  );
  return (
    <Field id={ids.id} label={label} hint={hint} error={error}>
      <Line>
        <div dir="ltr">
          <Select
            aria-label="Dialling code"
            autoComplete="tel-country-code"
            options={options}
            value={value.country}
            onChange={({ target }) => onValue({ ...value, country: target.value })}
          />
        </div>
        <Input
          {...ids}
          ref={ref}
          type="tel"
          name={name}
          onBlur={onBlur}
          dir="ltr"
          autoComplete="tel-national"
          value={value.national}
          onChange={({ target }) => onValue({ ...value, national: target.value.replace(/[^\d ()+-]/g, '') })}
        />
      </Line>
    </Field>
  );
}
