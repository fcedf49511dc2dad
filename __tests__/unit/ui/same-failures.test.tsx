import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@/errors/app-error';
import { Loaded } from '@/ui/state/loaded';

const failing = (kind: 'offline' | 'timeout') => ({
  ...{ data: undefined, error: new AppError({ kind }), failureReason: null },
  ...{ errorUpdateCount: 1, isFetching: false, refetch: jest.fn() },
});

const part = (query: ReturnType<typeof failing>) => (
  <Loaded query={query} loading="Loading">
    {() => 'Loaded'}
  </Loaded>
);

test('parts that fail for the same reason show one error, whose button retries them all', async () => {
  const [one, two, other] = [failing('offline'), failing('offline'), failing('timeout')];
  const { rerender } = render([one, two, other].map((query, index) => <div key={index}>{part(query)}</div>));
  expect(screen.getAllByRole('alert').map((alert) => alert.querySelector('strong')?.textContent)).toEqual([
    'No connection',
    'Request timed out',
  ]);
  expect(screen.getByText('Not available at the moment.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  expect([one, two, other].map(({ refetch }) => refetch.mock.calls.length)).toEqual([1, 1, 0]);
  rerender(<div key={1}>{part(two)}</div>);
  expect(screen.getByRole('alert')).toHaveTextContent('No connection');
});

test('a failed part of a collapsed section never hides the error of the page, whose button also retries that part', async () => {
  const [folded, visible] = [failing('offline'), failing('offline')];
  render(
    <>
      <details>
        <summary>More</summary>
        {part(folded)}
      </details>
      <section aria-label="Form">{part(visible)}</section>
    </>,
  );
  const form = within(screen.getByRole('region', { name: 'Form' }));
  expect(form.getByRole('alert')).toHaveTextContent('No connection');
  await userEvent.click(form.getByRole('button', { name: 'Try again' }));
  expect([folded, visible].map(({ refetch }) => refetch.mock.calls.length)).toEqual([1, 1]);
});

test('a failed part of a dialog shows its own error', () => {
  render(
    <>
      {part(failing('offline'))}
      <div role="dialog" aria-label="Wallet">
        {part(failing('offline'))}
      </div>
    </>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});
