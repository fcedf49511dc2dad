import { screen, within } from '@testing-library/react';
import { StakingScreen } from '@/features/staking';
import type { StoredStake } from '@/sandbox/service/domain/stored-payments';
import { addStake } from '../../support/add-stake';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { leave, startAs } from '../../support/start-as';
import { useServer, type Backend } from '../../support/service';

useServer();
withoutRetries();

let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
});
afterEach(leave);

const stakeFor = (days: number, change?: Partial<StoredStake>) => addStake(backend, days, change);

test('a running stake shows its earnings, its progress and the fee for leaving now', async () => {
  stakeFor(45.01);
  renderAt('/staking', <StakingScreen />);
  const mine = within(await screen.findByRole('region', { name: 'Your stakes' }));
  // 100 * 4.1 % * 45.01 / 365
  expect((await mine.findByText('Earned so far')).nextElementSibling).toHaveTextContent(/^0\.505\d{4} FNX$/);
  expect(mine.getByText(/Growing by/)).toHaveTextContent('Growing by 0.0112328 FNX a day.');
  expect(mine.getByRole('progressbar', { name: 'Term' })).toHaveAttribute('aria-valuenow', '25');
  expect(mine.getByText(/45 of 180 days passed, unlocks/)).toBeVisible();
  expect(mine.getByText('Cost of leaving now').closest('div')).toHaveTextContent(/0\.50\d* FNX/);
  expect(mine.getByText('Rewards paid if you leave now').closest('div')).toHaveTextContent('0.00 FNX');
});

test('a stake whose term has ended is shown as unlocked and offers no early exit', async () => {
  stakeFor(200, { status: 'MATURED' });
  renderAt('/staking', <StakingScreen />);
  const mine = within(await screen.findByRole('region', { name: 'Your stakes' }));
  expect(await mine.findByText(/180 of 180 days passed, unlocked/)).toBeVisible();
  expect(mine.queryByRole('button', { name: /Leave early/ })).not.toBeInTheDocument();
});

test('a stake that has ended earns no more', async () => {
  stakeFor(45, { status: 'EXITED_EARLY' });
  renderAt('/staking', <StakingScreen />);
  const mine = within(await screen.findByRole('region', { name: 'Your stakes' }));
  expect(await mine.findByText('Ended early')).toBeVisible();
  expect(mine.queryByText(/Earned so far|Growing by|[Ll]eaving now/)).not.toBeInTheDocument();
  expect(mine.queryByRole('progressbar')).not.toBeInTheDocument();
});
