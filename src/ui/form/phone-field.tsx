import styled from '@emotion/styled';
import { useLayoutEffect, useMemo, useReducer, useRef, type ChangeEvent, type Ref } from 'react';
import { namedCountries } from './country-names';
import { Field, useFieldIds, type FieldText } from './field';
import { Select } from './select-field';
import { Input } from './text-field';
import { askForPhoneNumbers, usePhoneNumbers } from './use-phone-numbers';

const counts = (sign: string) => /[\d+]/.test(sign);

const signsBefore = (text: string, caret: number): number => [...text.slice(0, caret)].filter(counts).length;

function caretAfter(text: string, signs: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === signs) return at;
    if (counts(text.charAt(at))) seen += 1;
  }
  return text.length;
}

const Line = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(7.5rem, 2fr) minmax(0, 3fr)', gap: 8 });

type Phone = { country: string; national: string };

type Props = FieldText & {
  value: Phone;
  onValue: (phone: Phone) => void;
  onBlur?: () => void;
  name?: string;
  locale?: string;
  ref?: Ref<HTMLInputElement>;
};

type DialCodeProps = { country: string; locale: string; onCountry: (country: string) => void };

function DialCode({ country, locale, onCountry }: DialCodeProps) {
  const options = useDialOptions(country, locale);
  return (
    <div dir="ltr">
      <Select
        aria-label="Dialling code"
        autoComplete="tel-country-code"
        options={options}
        value={country}
        onFocus={askForPhoneNumbers}
        onChange={({ target }) => onCountry(target.value)}
      />
    </div>
  );
}

export function PhoneField({ label, hint, error, value, onValue, onBlur, name, locale = 'en-GB', ref }: Props) {
  const ids = useFieldIds({ hint, error });
  const numbers = usePhoneNumbers();
  const keepCaret = usePreservedCaret(value.national);
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = { ...value, national: target.value.replace(/[^\d ()+-]/g, '') };
    keepCaret(target);
    onValue(numbers?.asTyped(typed) ?? typed);
  };
  return (
    <Field id={ids.id} label={label} hint={hint} error={error}>
      <Line>
        <DialCode country={value.country} locale={locale} onCountry={(country) => onValue({ ...value, country })} />
        <Input
          {...ids}
          ref={ref}
          type="tel"
          name={name}
          onBlur={onBlur}
          onFocus={askForPhoneNumbers}
          dir="ltr"
          autoComplete="tel-national"
          value={value.national}
          onChange={type}
        />
      </Line>
    </Field>
  );
}

function useDialOptions(chosen: string, locale: string) {
  const numbers = usePhoneNumbers();
  return useMemo(() => {
    if (!numbers) return [{ value: chosen, label: chosen }];
    return namedCountries(locale, numbers.countries).map(({ country, name }) => ({
      value: country,
      label: `${numbers.dialOf(country)} ${name}`,
    }));
  }, [numbers, chosen, locale]);
}

/** Puts the caret back after the same digit, because grouping moves the digits. */
function usePreservedCaret(text: string) {
  const saved = useRef<{ field: HTMLInputElement; signs: number } | null>(null);
  // Renders the field again after a deleted space, because the value does not change then.
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    if (!saved.current) return;
    const { field, signs } = saved.current;
    saved.current = null;
    const caret = caretAfter(text, signs);
    if (document.activeElement === field) field.setSelectionRange(caret, caret);
  });
  return (field: HTMLInputElement) => {
    saved.current = { field, signs: signsBefore(field.value, field.selectionStart ?? field.value.length) };
    redraw();
  };
}
