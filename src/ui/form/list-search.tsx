import styled from '@emotion/styled';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { useMemo, useState, type ChangeEvent, type Ref } from 'react';
import { color } from '@/theme/tokens';
import { Field, useFieldIds, type FieldText } from './field';
import { Arrow, CHOSEN_FROM_LIST } from './select-field';
import { Input } from './text-field';

type OptionLine = { value: string; label: string; also?: readonly string[] };

/** Whether the browser or a password manager filled the field. Typing, pasting and dropping set another `inputType`. */
function wasFilled({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  const how = 'inputType' in nativeEvent ? nativeEvent.inputType : undefined;
  return !how || how === 'insertReplacementText';
}

function filledIn(lines: readonly OptionLine[], text: string, locale: string): OptionLine | undefined {
  const plain = (word: string) => word.trim().toLocaleLowerCase(locale);
  const filled = plain(text);
  const isMeant = (word: string) => plain(word) === filled;
  return (
    lines.find(({ label, value }) => isMeant(label) || isMeant(value)) ??
    lines.find(({ also = [] }) => also.some(isMeant))
  );
}

const Box = styled('span')({ position: 'relative', display: 'block', minInlineSize: 0 });
const Search = styled(Input)(CHOSEN_FROM_LIST);

/** The doubled class outweighs the library's styles, which come later in the document. */
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

export type SearchedProps = FieldText & {
  value: string;
  onValue: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  locale?: string;
  ref?: Ref<HTMLElement>;
};

type Props = SearchedProps & {
  options: readonly OptionLine[];
  isNeverEmpty?: boolean;
  autoComplete?: string;
  texts: { list: string; placeholder: string; nothing: string };
};

export function ListSearch({ label, hint, error, locale = 'en-GB', options, texts, ref, ...field }: Props) {
  const { id, ...ids } = useFieldIds({ hint, error });
  const filterOptions = useMemo(() => filterIn(locale), [locale]);
  const chosen = useStableOption(options.find(({ value }) => value === field.value) ?? null);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Autocomplete
        id={id}
        options={options}
        value={chosen}
        onChange={(_event, picked) => field.onValue(picked?.value ?? '')}
        disableClearable={field.isNeverEmpty}
        isOptionEqualToValue={(one, other) => one.value === other.value}
        filterOptions={filterOptions}
        autoHighlight
        disablePortal
        noOptionsText={texts.nothing}
        slots={{ paper: Paper }}
        slotProps={{ listbox: { 'aria-label': texts.list } }}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <Box ref={input.ref}>
            <Search
              {...htmlInput}
              {...ids}
              ref={both(htmlInput.ref, ref as Ref<HTMLInputElement>)}
              type="text"
              name={field.name}
              autoComplete={field.autoComplete ?? 'off'}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                const isFilled = wasFilled(event);
                const line = isFilled && filledIn(options, event.target.value, locale);
                if (line) field.onValue(line.value);
                // Autofill without focus must not open the list, because it would never close.
                else if (!isFilled || document.activeElement === event.target) htmlInput.onChange?.(event);
              }}
              placeholder={texts.placeholder}
              onBlur={(event) => {
                htmlInput.onBlur?.(event);
                field.onBlur?.();
              }}
            />
            <Arrow />
          </Box>
        )}
      />
    </Field>
  );
}

/**
 * Keeps the same option object while value and label are the same. Autocomplete compares values by identity, so a new
 * object would replace the text that the user is typing.
 */
function useStableOption(line: OptionLine | null): OptionLine | null {
  const [kept, keep] = useState(line);
  if (line?.value === kept?.value && line?.label === kept?.label) return kept;
  keep(line);
  return line;
}

function filterIn(locale: string) {
  const found = createFilterOptions<OptionLine>({ stringify: ({ label, also = [] }) => [label, ...also].join(' ') });
  // Sorts matches at the start first: 'uni' lists United Kingdom before Réunion.
  return (...search: Parameters<typeof found>) => {
    const typed = search[1].inputValue.trim().toLocaleLowerCase(locale);
    const begins = ({ label }: OptionLine) => Number(label.toLocaleLowerCase(locale).startsWith(typed));
    return found(...search).toSorted((one, other) => begins(other) - begins(one));
  };
}

const both =
  (one: Ref<HTMLInputElement> | undefined, other: Ref<HTMLInputElement> | undefined) =>
  (field: HTMLInputElement | null) => {
    for (const ref of [one, other]) {
      if (typeof ref === 'function') ref(field);
      else if (ref) ref.current = field;
    }
  };
