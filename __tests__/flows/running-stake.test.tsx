import { screen, within } from '@testing-library/react';
import { StakingScreen } from '@/features/staking';
import type { StoredStake } from '@/sandbox/service/domain/staking/stake';
import { renderAt } from '../support/render-at';
import { withoutRetries } from '../support/render';
import { leave, startAs } from '../support/start-as';
import { useServer, type Backend } from '../support/service';

useServer();
withoutRetries();

const DAY_MS = 86_400_000;
let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
});
afterEach(leave);

/** A stake of Amelia's that has earned for so many days. */
function stakeFor(days: number, change: Partial<StoredStake> = {}): void {
  const { state } = backend.service;
  const amelia = state.accounts.find(({ email }) => email.startsWith('amelia@'))!;
  const startAt = Date.now() - days * DAY_MS;
  state.stakes.push({
    _id: `stake-${state.stakes.length}`,
    planId: 'plan-180',
    accountId: amelia._id,
    wallet: amelia.walletAddress!,
    idempotencyKey: `key-${state.stakes.length}`,
    amount: '100',
    apr: '4.1',
    termDays: 180,
    openedAt: startAt,
    openedBlock: '1',
    expiresAt: startAt + DAY_MS,
    startAt,
    claimed: '0',
    status: 'ACTIVE',
    ...change,
  });
}

test('a running stake shows what it has earned, how far it is, and what leaving now would cost', async () => {
  stakeFor(45.01);
  renderAt('/staking', <StakingScreen />);
  const mine = within(await screen.findByRole('region', { name: 'Your stakes' }));
  // 100 * 4.1 % * 45.01 / 365
  expect((await mine.findByText('Earned so far')).nextElementSibling).toHaveTextContent(/^0\.505\d{4} FNX$/);
  // A day of it.
  expect(mine.getByText(/Growing by/)).toHaveTextContent('Growing by 0.0112 FNX a day.');
  expect(mine.getByRole('progressbar', { name: 'Term' })).toHaveAttribute('aria-valuenow', '25');
  expect(mine.getByText(/45 of 180 days passed/)).toBeVisible();
  expect(mine.getByText('Leaving now would cost').closest('div')).toHaveTextContent(/0\.50\d* FNX/);
  expect(mine.getByText('Leaving now would pay, in rewards').closest('div')).toHaveTextContent('0.00 FNX');
});

test('a stake that has ended earns no more', async () => {
  stakeFor(45, { status: 'EXITED_EARLY' });
  renderAt('/staking', <StakingScreen />);
  const mine = within(await screen.findByRole('region', { name: 'Your stakes' }));
  expect(await mine.findByText('Ended early')).toBeVisible();
  expect(mine.queryByText(/Earned so far|Growing by|Leaving now/)).not.toBeInTheDocument();
  expect(mine.queryByRole('progressbar')).not.toBeInTheDocument();
});
