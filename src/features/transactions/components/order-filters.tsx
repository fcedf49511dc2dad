import styled from '@emotion/styled';
import { ORDER_STATUSES } from '@/api/order-status';
import { labelOf } from '@/parts/order/order-words';
import { SelectField, type Option } from '@/ui/form/select-field';
import { TextField } from '@/ui/form/text-field';
import type { AddressChange, AddressFields } from '@/utils/hooks/use-address-fields';
import { isSpanBackwards } from '../model/list-fields';
import { cleared, countOf } from '../model/order-address';
import { FilterBar } from './filter-bar';

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  maxInlineSize: 720,
  '@media (max-width: 479px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const STATUSES: readonly Option[] = [
  { value: '', label: 'All' },
  ...ORDER_STATUSES.map((value) => ({ value, label: labelOf(value) })),
];

type Props = { fields: AddressFields; onChange: (changes: AddressChange) => void };

export function OrderFilters({ fields, onChange }: Props) {
  const bound = (name: 'status' | 'from' | 'to') => ({
    value: fields[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value, page: '' }),
  });
  return (
    <FilterBar
      label="Orders"
      searchLabel="Search by number or hash"
      searched={fields.search ?? ''}
      active={countOf(fields)}
      onSearch={(search) => onChange({ search, page: '' })}
      onClear={() => onChange(cleared)}
    >
      <Row>
        <SelectField label="Status" options={STATUSES} {...bound('status')} />
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
