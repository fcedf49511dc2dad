import styled from '@emotion/styled';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { useMemo, type Ref } from 'react';
import { color } from '@/theme/tokens';
import type { CountryProps } from './country-field';
import type { NamedCountry } from './country-names';
import { Field, useFieldIds } from './field';
import { Arrow, CHOSEN_FROM_LIST } from './select-field';
import { Input } from './text-field';

const Box = styled('span')({ position: 'relative', display: 'block', minInlineSize: 0 });
const Search = styled(Input)(CHOSEN_FROM_LIST);

/** Twice the class, since the library's own styles come after these. */
const LIST = {
  '&&': {
    marginBlock: 4,
    border: `1px solid ${color.edge}`,
    borderRadius: 3,
    background: color.raised,
    backgroundImage: 'none',
    color: color.ink,
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.28)',
    font: 'inherit',
    lineHeight: 1.4,
  },
  '&& .MuiAutocomplete-listbox': { paddingBlock: 4, maxBlockSize: 'min(40vh, 320px)' },
  '&& .MuiAutocomplete-option': { minBlockSize: 44, paddingBlock: 8, paddingInline: 14, color: color.ink },
  '&& .MuiAutocomplete-option.Mui-focused, && .MuiAutocomplete-option:hover': { background: color.rule },
  '&& .MuiAutocomplete-option[aria-selected="true"]': {
    background: 'none',
    fontWeight: 600,
    boxShadow: `inset 0 0 0 1px ${color.metal}`,
  },
  '&& .MuiAutocomplete-option[aria-selected="true"].Mui-focused': { background: color.rule },
  '&& .MuiAutocomplete-noOptions': { padding: 14, color: color.soft },
} as const;

const Paper = styled('div')(LIST);

type Props = Omit<CountryProps, 'locale'> & { locale: string; countries: readonly NamedCountry[] };

/** The list of countries that can be searched: by a name, what it is called for short, or its two letters. */
export function CountrySearch({ label, hint, error, value, onValue, onBlur, name, locale, countries, ref }: Props) {
  const { id, ...ids } = useFieldIds({ hint, error });
  const filterOptions = useMemo(() => filterIn(locale), [locale]);
  const chosen = countries.find(({ country }) => country === value) ?? null;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Autocomplete
        id={id}
        options={countries}
        value={chosen}
        onChange={(_event, picked) => onValue(picked?.country ?? '')}
        getOptionLabel={nameOf}
        isOptionEqualToValue={(one, other) => one.country === other.country}
        filterOptions={filterOptions}
        autoHighlight
        noOptionsText="No country has this name."
        slots={{ paper: Paper }}
        slotProps={{ listbox: { 'aria-label': 'Countries' } }}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <Box ref={input.ref}>
            <Search
              {...htmlInput}
              {...ids}
              ref={both(htmlInput.ref, ref as Ref<HTMLInputElement>)}
              type="text"
              name={name}
              placeholder="Type or choose a country"
              onBlur={(event) => {
                htmlInput.onBlur?.(event);
                onBlur?.();
              }}
            />
            <Arrow />
          </Box>
        )}
      />
    </Field>
  );
}

const nameOf = ({ name }: NamedCountry) => name;

function filterIn(locale: string) {
  const short = new Intl.DisplayNames(locale, { type: 'region', style: 'short' });
  const found = createFilterOptions<NamedCountry>({
    stringify: ({ country, name }) => `${name} ${short.of(country) ?? ''} ${country}`,
  });
  // A visitor who types 'uni' means United before Réunion.
  return (...search: Parameters<typeof found>) => {
    const typed = search[1].inputValue.trim().toLocaleLowerCase(locale);
    const begins = ({ name }: NamedCountry) => Number(name.toLocaleLowerCase(locale).startsWith(typed));
    return found(...search).toSorted((one, other) => begins(other) - begins(one));
  };
}

/** The library holds on to the field to open its list, the form to give it the focus. */
const both =
  (one: Ref<HTMLInputElement> | undefined, other: Ref<HTMLInputElement> | undefined) =>
  (field: HTMLInputElement | null) => {
    for (const ref of [one, other]) {
      if (typeof ref === 'function') ref(field);
      else if (ref) ref.current = field;
    }
  };
