import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ExactAmount } from '@/ui/exact-amount';
import { AmountField } from '@/parts/amount-field/amount-field';
import { Checkbox } from '@/ui/form/checkbox';
import { PasswordField } from '@/ui/form/password-field';
import { PhoneField } from '@/ui/form/phone-field';
import { RadioCards } from '@/ui/form/radio-cards';
import { Stepper } from '@/ui/stepper';
import { Table } from '@/ui/table/table';
import type { Column, Sort } from '@/ui/table/table-style';
import { Tabs } from '@/ui/tabs';

describe('the amount field', () => {
  function Sample() {
    const [value, setValue] = useState('');
    return (
      <AmountField
        label="You pay"
        unit="USDT"
        places={2}
        value={value}
        onValue={setValue}
        onMax={() => setValue('90')}
        error="Too little"
      />
    );
  }
  const field = () => screen.getByRole('textbox', { name: 'You pay' });

  it('keeps an amount and drops other input', async () => {
    render(<Sample />);
    await userEvent.type(field(), '-1a2,34');
    expect(field()).toHaveValue('12.34');
    expect(field()).toHaveAttribute('inputmode', 'decimal');
    expect(field()).toHaveAccessibleDescription('Too little');
  });

  it('keeps its amount and says how many decimals it takes when one more is typed or pasted', async () => {
    render(<Sample />);
    await userEvent.type(field(), '12.345');
    expect(field()).toHaveValue('12.34');
    expect(field()).toHaveAccessibleDescription('Use at most 2 decimals.');
    await userEvent.type(field(), '{Backspace}');
    expect(field()).toHaveAccessibleDescription('Too little');
    await userEvent.clear(field());
    await userEvent.paste('1.234');
    expect(field()).toHaveValue('');
    expect(field()).toHaveAccessibleDescription('Use at most 2 decimals.');
  });

  it('stays empty and shows a message when a pasted amount is ambiguous', async () => {
    render(<Sample />);
    await userEvent.click(field());
    await userEvent.paste('1,234');
    expect(field()).toHaveValue('');
    expect(field()).toHaveAccessibleDescription(/ambiguous/);
    await userEvent.click(screen.getByRole('button', { name: 'Max amount' }));
    expect(field()).toHaveValue('90');
  });
});

it('a password can be shown by a button whose name differs from the field’s name', async () => {
  render(<PasswordField label="Password" defaultValue="secret" />);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show what is typed' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide what is typed' })).toHaveTextContent('Hide');
});

it('a phone number includes its country, which can be changed', async () => {
  const onValue = jest.fn();
  render(<PhoneField label="Phone" value={{ country: 'GB', national: '20 7946 095' }} onValue={onValue} />);
  await userEvent.type(screen.getByLabelText('Phone'), '8');
  expect(onValue).toHaveBeenLastCalledWith({ country: 'GB', national: '20 7946 0958' });
  await screen.findByRole('option', { name: '+41 Switzerland' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Dialling code' }), '+41 Switzerland');
  expect(onValue).toHaveBeenLastCalledWith({ country: 'CH', national: '20 7946 095' });
});

it('a check box and a radio card are named by their label, and their other text is the description', () => {
  render(
    <>
      <Checkbox label="I accept the terms" error="Tick the box to go on." />
      <RadioCards
        label="Plan"
        cards={[{ value: '90', name: '90 days', rest: '6.5% a year' }]}
        value={null}
        onValue={jest.fn()}
      />
    </>,
  );
  expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).toHaveAccessibleDescription(
    'Tick the box to go on.',
  );
  expect(
    within(screen.getByRole('group', { name: 'Plan' })).getByRole('radio', { name: '90 days' }),
  ).toHaveAccessibleDescription('6.5% a year');
});

describe('tabs', () => {
  const TABS = [
    { key: 'day', label: 'Day' },
    { key: 'month', label: 'Month' },
    { key: 'year', label: 'Year' },
  ] as const;
  function Sample() {
    const [active, setActive] = useState<(typeof TABS)[number]['key']>('day');
    return (
      <Tabs label="Range" tabs={TABS} active={active} onSelect={setActive}>
        Chart
      </Tabs>
    );
  }

  it.each([
    ['{ArrowRight}', 'Month'],
    ['{ArrowLeft}', 'Year'],
    ['{End}', 'Year'],
    ['{End}{Home}', 'Day'],
  ])('move with the keys %s to the tab %s', async (keys, name) => {
    render(<Sample />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name })).toBeInTheDocument();
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });
});

it('the current step is marked', () => {
  render(<Stepper label="Your order" steps={['Amount', 'Review', 'Pay']} current={1} />);
  expect(screen.getByText('Review').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Amount').closest('li')).toHaveTextContent('Done: Amount');
});

describe('the table', () => {
  type Entry = { id: string; amount: string };
  const COLUMNS: readonly Column<Entry, 'id' | 'amount'>[] = [
    { key: 'id', label: 'Number', cell: ({ id }) => id },
    { key: 'amount', label: 'Amount', cell: ({ amount }) => amount, isSortable: true, align: 'end' },
  ];

  it('shows a label beside each value on a card, and can be sorted in reverse', async () => {
    const onSort = jest.fn();
    const sort: Sort<'id' | 'amount'> = { key: 'amount', direction: 'descending' };
    render(
      <Table
        caption="Orders"
        columns={COLUMNS}
        entries={[{ id: '7', amount: '40' }]}
        entryKey={({ id }) => id}
        sort={sort}
        onSort={onSort}
      />,
    );
    const table = within(screen.getByRole('table', { name: 'Orders' }));
    expect(table.getByRole('cell', { name: '40' })).toHaveAttribute('data-label', 'Amount');
    expect(table.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(table.getByRole('button', { name: 'Amount' }));
    expect(onSort).toHaveBeenCalledWith({ key: 'amount', direction: 'ascending' });
    expect(table.queryByRole('button', { name: 'Number' })).not.toBeInTheDocument();
  });
});

it('an exact amount shows every decimal', () => {
  const { container } = render(<ExactAmount value="1234.123456789012345678" unit="FNX" locale="en-GB" />);
  expect(container).toHaveTextContent('1,234.123456789012345678 FNX');
});
