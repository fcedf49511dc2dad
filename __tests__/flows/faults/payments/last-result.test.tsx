import { act, screen, within } from '@testing-library/react';
import { SwapScreen } from '@/features/swap';
import { txKeyOf } from '@/tx';
import { engine } from '@/tx/app-engine';
import type { Entry } from '@/tx/journal/entry';
import { addEntry } from '@/tx/journal/journal';
import { AMELIA, LONG_WAIT } from '../../../support/buying';
import { OURS, asked } from '../../../support/money/attempt';
import { withoutRetries } from '../../../support/render';
import { renderAt } from '../../../support/render-at';
import { useServer } from '../../../support/service';
import { exchange, kept, openReview, useSwapper, whole } from '../../../support/swapping';

useServer();
withoutRetries();
useSwapper();

const HOUR_MS = 3_600_000;

type Ended = Partial<Pick<Entry, 'status' | 'failure'>>;

async function endedSwap(ended: Ended) {
  exchange.allowances = { FNX: whole(100n) };
  const view = await openReview();
  const entry = asked({
    key: txKeyOf('swap', kept().id),
    kind: 'swap',
    serviceRecord: undefined,
    from: AMELIA,
    hash: OURS,
    at: Date.now(),
    closesAt: Date.now() + HOUR_MS,
    ...ended,
  });
  await act(() => addEntry(engine, entry));
  view.unmount();
  return renderAt('/swap', <SwapScreen />);
}

test('the page hides its other sections while a swap is reviewed', async () => {
  await openReview();
  expect(screen.queryByText('How swaps work')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your recent swaps' })).not.toBeInTheDocument();
});

test('a finished swap is replaced by an empty form at the next visit, and its result can be closed', async () => {
  const { user, unmount } = await endedSwap({ status: 'succeeded' });
  const result = within(await screen.findByRole('note', { name: 'Your last swap' }, LONG_WAIT));
  expect(result.getByText(/Swapped\./).closest('p')).toHaveTextContent(/100\.00 FNX for about 1,244\.56 USDT/);
  expect(result.getByRole('link', { name: 'Your transactions' })).toBeVisible();
  const form = within(await screen.findByRole('form', { name: 'Swap' }, LONG_WAIT));
  expect(form.getByLabelText('You pay')).toHaveValue('');
  await user.click(result.getByRole('button', { name: 'Close this result' }));
  expect(screen.queryByRole('note', { name: 'Your last swap' })).not.toBeInTheDocument();
  unmount();
  renderAt('/swap', <SwapScreen />);
  await screen.findByRole('form', { name: 'Swap' }, LONG_WAIT);
  expect(screen.queryByRole('note', { name: 'Your last swap' })).not.toBeInTheDocument();
});

test.each<[string, Ended]>([
  ['was dropped', { status: 'failed', failure: 'dropped' }],
  ['differs from the review', { status: 'altered' }],
])('a swap that %s may have arrived, so it stays instead of an empty form', async (_how, ended) => {
  await endedSwap(ended);
  expect(await screen.findByRole('region', { name: 'Your swap' }, LONG_WAIT)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Swap' })).not.toBeInTheDocument();
});

test('the result of a rejected swap says what happened', async () => {
  await endedSwap({ status: 'failed', failure: 'reverted' });
  const result = await screen.findByRole('note', { name: 'Your last swap' }, LONG_WAIT);
  expect(result).toHaveTextContent(/The network rejected the swap\..*Nothing was moved/);
});
