import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { SelectField, type Option } from '@/ui/form/select-field';
import { TextField } from '@/ui/form/text-field';
import type { UrlChange, UrlFields } from '@/utils/hooks/use-url-fields';
import { cleared, countOf, type FilterName } from '../model/list-url';
import { isSpanBackwards } from '../model/list-fields';
import { STATE_TEXT, TYPE_TEXT } from '@/parts/txn-text';
import { FilterBar } from './filter-bar';

const MIDDLE = '@media (min-width: 480px) and (max-width: 899.98px)';

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  alignItems: 'start',
  [MIDDLE]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span 2' },
    '& > :nth-of-type(n + 4)': { gridColumn: 'span 3' },
  },
  '@media (max-width: 479px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
  },
});

const ALL = { value: '', label: 'All' };

const KINDS: readonly Option[] = [ALL, ...Object.entries(TYPE_TEXT).map(([value, label]) => ({ value, label }))];
const STATES: readonly Option[] = [ALL, ...Object.entries(STATE_TEXT).map(([value, { label }]) => ({ value, label }))];
const CURRENCIES: readonly Option[] = [
  ALL,
  ...['FNX', 'USDT', 'BNB', 'WBNB'].map((value) => ({ value, label: value })),
];

type Props = {
  fields: UrlFields;
  onChange: (changes: UrlChange) => void;
  children: ReactNode;
};

export function Filters({ fields, onChange, children }: Props) {
  const bound = (name: FilterName) => ({
    value: fields[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value, page: '' }),
  });
  return (
    <FilterBar
      label="Transactions"
      searchLabel="Search by hash or note"
      searched={fields.search ?? ''}
      active={countOf(fields)}
      onSearch={(search) => onChange({ search, page: '' })}
      onClear={() => onChange(cleared)}
    >
      {children}
      <Row>
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
    </FilterBar>
  );
}
