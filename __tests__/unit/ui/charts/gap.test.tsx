import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chart } from '@/ui/charts/chart';
import type { ChartRead } from '@/ui/charts/chart-read';
import { ChartSkeleton } from '@/ui/charts/chart-skeleton';
import type { Gap } from '@/ui/charts/drawing';
import { DAY, dollars, FIRST, lineOf } from './samples';

const EMPTY = { title: 'Nothing yet', until: 'It begins with the first purchase.' };

const chart = (read: ChartRead) => <Chart name="Price of one share" read={read} empty={EMPTY} hasKey />;
const show = (drawing: Gap) => ({ user: userEvent.setup(), ...render(chart({ state: 'known', drawing })) });
const plot = () => screen.getByRole('slider', { name: 'Price of one share' });

const GAP: Gap = {
  kind: 'gap',
  line: lineOf([10, 14, 9], 'Value'),
  base: lineOf([10, 10, 12], 'Paid in'),
  marks: { name: 'A purchase', days: new Set([FIRST, FIRST + 2 * DAY]) },
  remarks: [
    { name: 'Gain', texts: new Map([[FIRST + DAY, '+$4.00']]) },
    { name: 'Bought', texts: new Map([[FIRST, '5 FNX']]) },
  ],
  axis: { ...dollars, fromZero: true },
  over: 'Gained',
  under: 'Lost',
};

describe('the chart of the gap between two lines', () => {
  it('shows each day’s values with the other known figures', async () => {
    const { user } = show(GAP);
    expect(plot()).toHaveAttribute('aria-valuetext', 'Nov 22, 2025, Value $9.00, Paid in $12.00');
    plot().focus();
    await user.keyboard('{ArrowLeft}');
    expect(plot()).toHaveAttribute('aria-valuetext', 'Nov 21, 2025, Value $14.00, Paid in $10.00, Gain +$4.00');
    await user.keyboard('{Home}');
    expect(plot()).toHaveAttribute('aria-valuetext', 'Nov 20, 2025, Value $10.00, Paid in $10.00, Bought 5 FNX');
  });

  it('has a ring on its base for each mark, and a legend', () => {
    const { container } = show(GAP);
    expect(container.querySelectorAll('circle[stroke]')).toHaveLength(2);
    const key = within(screen.getByRole('list'));
    expect(key.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Value',
      'Paid in',
      'Gained',
      'Lost',
      'A purchase',
    ]);
  });

  it('keeps the space of its legend while the data loads and while the table is shown', async () => {
    const read = { state: 'known', drawing: GAP } as const;
    const { container, rerender } = render(chart({ state: 'loading' }));
    const place = () => container.querySelector('[data-is="held"]');
    expect(place()).toBeEmptyDOMElement();
    rerender(chart(read));
    expect(place()).toHaveTextContent('A purchase');
    await userEvent.click(screen.getByRole('button', { name: 'Table' }));
    expect(place()).toBeEmptyDOMElement();
    const { container: skeleton } = render(<ChartSkeleton name="Price of one share" hasKey />);
    expect(skeleton.querySelector('[data-is="held"]')).toBeInTheDocument();
  });

  it('has neither rings nor a legend without marks', () => {
    const { container } = show({ ...GAP, marks: { name: 'A purchase', days: new Set() }, remarks: undefined });
    expect(container.querySelectorAll('circle[stroke]')).toHaveLength(0);
    expect(screen.queryByText('A purchase')).not.toBeInTheDocument();
  });

  it('has a table with the same columns, and an empty cell for each missing value', async () => {
    const { user } = show(GAP);
    await user.click(screen.getByRole('button', { name: 'Table' }));
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Day', 'Value', 'Paid in', 'Gain', 'Bought'],
      ['Nov 22, 2025', '$9.00', '$12.00', '', ''],
      ['Nov 21, 2025', '$14.00', '$10.00', '+$4.00', ''],
      ['Nov 20, 2025', '$10.00', '$10.00', '', '5 FNX'],
    ]);
  });
});
