import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@/errors/app-error';
import { Chart } from '@/ui/charts/chart';
import type { ChartRead } from '@/ui/charts/chart-read';
import type { Bars, Drawing } from '@/ui/charts/drawing';
import { ChartSkeleton } from '@/ui/charts/chart-skeleton';
import { Sparkline } from '@/ui/charts/sparkline';
import { DAY, dollars, FIRST, lineOf, reliefOf } from './samples';

const EMPTY = { title: 'No prices yet', until: 'The first fixing is tonight.' };

const show = (read: ChartRead, last?: string) => {
  const user = userEvent.setup();
  const view = render(<Chart name="Price of one share" read={read} empty={EMPTY} last={last} caption="One a day." />);
  return { user, ...view };
};
const showDrawing = (drawing: Drawing) => show({ state: 'known', drawing });
const plot = () => screen.getByRole('slider', { name: 'Price of one share' });

describe('the plot', () => {
  it('takes the focus, has a name, and describes the chart', async () => {
    const { user } = showDrawing(reliefOf(11, 10, 13, 12));
    await user.tab();
    await user.tab();
    await user.tab();
    expect(plot()).toHaveFocus();
    expect(plot()).toHaveAccessibleDescription(/From \$11\.00 on Nov 20, 2025 to \$12\.00 .* Lowest \$10\.00/);
  });

  it('shows the newest day until it is moved', () => {
    const { container } = showDrawing(reliefOf(11, 10, 13, 12));
    expect(plot()).toHaveAttribute('aria-valuetext', 'Nov 23, 2025, Price $12.00');
    expect(container.querySelector('[data-is="newest"]')).toBeInTheDocument();
  });

  it('reads each day aloud with the arrow keys, and stays at its last position', async () => {
    const { user, container } = showDrawing(reliefOf(11, 10, 13, 12));
    plot().focus();
    await user.keyboard('{ArrowLeft}');
    expect(plot()).toHaveAttribute('aria-valuetext', 'Nov 22, 2025, Price $13.00');
    await user.keyboard('{Home}');
    expect(plot()).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByText('Nov 20, 2025', { selector: 'strong' })).toBeVisible();
    await user.keyboard('{End}{ArrowRight}');
    expect(plot()).toHaveAttribute('aria-valuenow', '3');
    await user.keyboard('{ArrowLeft}');
    await user.tab();
    expect(plot()).toHaveAttribute('aria-valuenow', '2');
    expect(container.querySelector('[data-is="newest"]')).not.toBeInTheDocument();
  });

  it('moves past two points with the same time by the arrow keys', async () => {
    const [first, second, third] = lineOf([11, 12, 13]).points;
    const points = [first!, second!, { ...second!, value: 14, text: '$14.00' }, third!];
    const { user } = showDrawing({ kind: 'relief', line: { name: 'Price', points }, axis: dollars });
    plot().focus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(plot()).toHaveAttribute('aria-valuetext', 'Nov 21, 2025, Price $14.00');
    await user.keyboard('{ArrowRight}');
    expect(plot()).toHaveAttribute('aria-valuetext', 'Nov 22, 2025, Price $13.00');
  });

  it('has its newest dot at the time of the current price', () => {
    const line = { ...lineOf([11, 12]), holdsUntil: FIRST + 3 * DAY };
    const { container } = showDrawing({ kind: 'relief', line, axis: dollars });
    expect(container.querySelector('[data-is="newest"] circle')).toHaveAttribute('cx', '600');
  });

  it('leaves the browser’s own keys alone', async () => {
    const { user } = showDrawing(reliefOf(11, 10));
    plot().focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(plot()).toHaveAttribute('aria-valuenow', '1');
  });

  it('puts its label on the side with space', async () => {
    const { user, container } = showDrawing(reliefOf(11, 10, 13, 12));
    plot().focus();
    await user.keyboard('{ArrowLeft}');
    expect(container.querySelector('[data-side]')).toHaveAttribute('data-side', 'before');
    await user.keyboard('{Home}');
    expect(container.querySelector('[data-side]')).toHaveAttribute('data-side', 'after');
  });

  it('goes from left to right in every script', () => {
    render(
      <div dir="rtl">
        {<Chart name="Price of one share" read={{ state: 'known', drawing: reliefOf(1, 2) }} empty={EMPTY} />}
      </div>,
    );
    expect(plot().closest('[dir]')).toHaveAttribute('dir', 'ltr');
  });

  it('states the start of its axis when that is not zero', () => {
    const { unmount } = showDrawing(reliefOf(11, 12));
    expect(screen.getByText(/The axis starts at \$11/)).toBeVisible();
    unmount();
    showDrawing({ ...reliefOf(11, 12), axis: { ...dollars, fromZero: true } });
    expect(screen.queryByText(/The axis starts/)).not.toBeInTheDocument();
  });
});

describe('the table', () => {
  it('has the days of the chart, the newest first, and can be copied', async () => {
    const { user } = showDrawing(reliefOf(11, 10, 13));
    await user.click(screen.getByRole('button', { name: 'Table', pressed: false }));
    const table = screen.getByRole('table', { name: 'Price of one share' });
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(['DayPrice', 'Nov 22, 2025$13.00', 'Nov 21, 2025$10.00', 'Nov 20, 2025$11.00']);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy table' }));
    expect(copied).toHaveBeenCalledWith('Day\tPrice\nNov 22, 2025\t$13.00\nNov 21, 2025\t$10.00\nNov 20, 2025\t$11.00');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Chart', pressed: false }));
    expect(plot()).toBeInTheDocument();
  });

  it('has a column for each line, and an empty cell for a missing value', async () => {
    const lines = [lineOf([0, 1, 2], 'If you stay'), lineOf([0, 1], 'If you leave early')];
    const { user } = showDrawing({
      kind: 'projection',
      axis: dollars,
      lines: lines.map((line) => ({ ...line, label: line.name })),
    });
    await user.click(screen.getByRole('button', { name: 'Table' }));
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(0, 3)).toEqual([
      'DayIf you stayIf you leave early',
      'Nov 22, 2025$2.00',
      'Nov 21, 2025$1.00$1.00',
    ]);
  });
});

const BARS: Bars = {
  kind: 'bars',
  name: 'Claimed',
  unit: 'Month',
  bars: [
    { key: '9', name: 'Sep', year: '2026', title: 'September 2026', value: 0, text: '0 FNX', short: 'none' },
    { key: '10', name: 'Oct', title: 'October 2026', value: 1.25, text: '1.2512 FNX', short: '1.25' },
    { key: '11', name: 'Nov', title: 'November 2026', value: 0.5, text: '0.5 FNX', short: '0.50', look: 'part' },
  ],
};

describe('bars', () => {
  it('have their figures on them and no value axis, and can be read exactly', async () => {
    const { user, container } = showDrawing(BARS);
    expect(container).toHaveTextContent(/none1\.250\.50/);
    expect(plot()).toHaveAttribute('aria-valuetext', 'November 2026, Claimed 0.5 FNX');
    plot().focus();
    await user.keyboard('{ArrowLeft}');
    expect(plot()).toHaveAttribute('aria-valuetext', 'October 2026, Claimed 1.2512 FNX');
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('November 2026');
  });
});

describe('the chart', () => {
  it('says, while it is empty, when it will be filled', () => {
    showDrawing(reliefOf());
    expect(screen.getByText('No prices yet')).toBeVisible();
    expect(screen.getByText('The first fixing is tonight.')).toBeVisible();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('shows one point as a dot with its day, and draws nothing else', () => {
    const { container } = showDrawing(reliefOf(12));
    expect(container.querySelector('[data-is="newest"] circle')).toBeInTheDocument();
    expect(plot()).toHaveAttribute('aria-valuetext', 'Nov 20, 2025, Price $12.00');
    expect(plot()).toHaveAccessibleDescription('One value so far: $12.00 on Nov 20, 2025.');
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  });

  it('is busy in its final shape while loading', () => {
    const { container } = show({ state: 'loading' });
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    expect(container).toHaveTextContent('One a day.');
    const { container: skeleton } = render(<ChartSkeleton name="Price of one share" />);
    expect(within(skeleton).getByRole('status')).toHaveAttribute('aria-busy', 'true');
    expect(within(skeleton).queryByRole('button')).not.toBeInTheDocument();
  });

  it('keeps the last figure with its time after a failure, and offers a retry', async () => {
    const onRetry = jest.fn();
    const { user } = show(
      { state: 'failed', error: new AppError({ kind: 'offline' }), isRetrying: false, onRetry },
      '$12.48 on Nov 20, 2026',
    );
    expect(screen.getByText(/Last known: \$12\.48 on Nov 20, 2026/)).toBeVisible();
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

it('a sparkline is a picture with a description of its ends', () => {
  const { container } = render(<Sparkline name="Price over thirty days" line={lineOf([11, 12])} />);
  expect(screen.getByRole('img', { name: /^Price over thirty days\. From \$11\.00/ })).toBeInTheDocument();
  expect(container).toHaveTextContent('Nov 20, 2025, $11.00Nov 21, 2025, $12.00');
});
