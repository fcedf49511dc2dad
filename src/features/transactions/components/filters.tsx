import styled from '@emotion/styled';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button, TextButton } from '@/ui/button/button';
import { SelectField, type Option } from '@/ui/form/select-field';
import { TextField } from '@/ui/form/text-field';
import type { AddressChange, AddressFields } from '@/utils/hooks/use-address-fields';
import { FILTERS, isNarrowed, isSpanBackwards, type FilterName } from '../model/list-address';
import { STATE_WORDS, TYPE_WORDS } from '@/parts/txn-words';

const NARROW = '@media (max-width: 479px)';
const MIDDLE = '@media (min-width: 480px) and (max-width: 899.98px)';

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  alignItems: 'start',
  // Keep the two dates together: three selects in one row, the dates below them.
  [MIDDLE]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 2' },
    '& > :nth-of-type(n + 4)': { gridColumn: 'span 3' },
  },
  [NARROW]: {
    marginBlockStart: 12,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
    '&:not([data-open])': { display: 'none' },
  },
});
const Toggle = styled(Button)({ display: 'none', [NARROW]: { display: 'inline-flex' } });
const SearchRow = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'end',
  marginBlockStart: 16,
  '& > div': { flex: '1 1 240px', maxInlineSize: 560 },
  '& > button': { minBlockSize: 48 },
});

const ALL = { value: '', label: 'All' };

const KINDS: readonly Option[] = [ALL, ...Object.entries(TYPE_WORDS).map(([value, label]) => ({ value, label }))];
const STATES: readonly Option[] = [ALL, ...Object.entries(STATE_WORDS).map(([value, { label }]) => ({ value, label }))];
const CURRENCIES: readonly Option[] = [
  ALL,
  ...['FNX', 'USDT', 'BNB', 'WBNB'].map((value) => ({ value, label: value })),
];

type Props = { fields: AddressFields; onChange: (changes: AddressChange) => void };

export function Filters({ fields, onChange }: Props) {
  // Until the user opens or closes them, the filters are open if one of them is active.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isNarrowed(fields);
  const id = useId();
  const bound = (name: FilterName) => ({
    value: fields[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value, page: '' }),
  });
  const clear = () => onChange({ ...Object.fromEntries(FILTERS.map((name) => [name, ''])), page: '' });
  return (
    <div role="search" aria-label="Transactions">
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setChosen(!isOpen)}>
        {isOpen ? 'Hide filters' : 'Filters'}
      </Toggle>
      <Row id={id} data-open={isOpen || undefined}>
        <SelectField label="Kind" options={KINDS} {...bound('type')} />
        <SelectField label="Status" options={STATES} {...bound('status')} />
        <SelectField label="Currency" options={CURRENCIES} {...bound('symbol')} />
        <TextField label="From" type="date" {...bound('from')} />
        <TextField
          label="To"
          type="date"
          {...bound('to')}
          error={isSpanBackwards(fields) ? 'The end date is before the start date.' : undefined}
        />
      </Row>
      <Search
        key={fields.search ?? ''}
        searched={fields.search ?? ''}
        onSearch={(search) => onChange({ search, page: '' })}
      >
        {isNarrowed(fields) && (
          <TextButton type="button" onClick={clear}>
            Clear filters
          </TextButton>
        )}
      </Search>
    </div>
  );
}

type SearchProps = { searched: string; onSearch: (search: string) => void; children: ReactNode };

function Search({ searched, onSearch, children }: SearchProps) {
  const [text, setText] = useState(searched);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <SearchRow onSubmit={onSubmit}>
      <TextField
        label="Search by hash or note"
        type="search"
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">Search</Button>
      {children}
    </SearchRow>
  );
}
