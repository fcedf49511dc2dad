import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { stakingQuery } from '@/api/endpoints/user/staking';
import { queryClient } from '@/api/query-client';
import { RewardsScreen, StakingScreen } from '@/features/staking';
import { VAULT } from '@/sandbox/chain/accounts';
import type { StoredStake } from '@/sandbox/service/domain/stored-payments';
import { addStake } from '../../support/add-stake';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';

import { leave, startAs } from '../../support/start-as';
import { server, useServer, type Backend } from '../../support/service';

useServer();
withoutRetries();

const DAY_MS = 86_400_000;
let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
  backend.service.chain.set('FNX', VAULT, 10n ** 24n);
});
afterEach(leave);

const stakeFor = (days: number, change?: Partial<StoredStake>) => addStake(backend, days, change);
/** The service processes the claim, but its answer is lost. */
const loseNextAnswer = () =>
  server.use(
    http.post(
      '*/api/v1/user/stakingClaim',
      async ({ request }) => {
        await backend.service.fetch(request);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
const claims = () => backend.service.state.claims;
const status = async (words: RegExp) => expect(await screen.findByText(words)).toBeVisible();

test('the rewards of a stake are claimed once, and the screen shows their destination', async () => {
  stakeFor(90);
  server.use(
    http.post('*/api/v1/user/stakingClaim', async ({ request }) => {
      await delay(100);
      return backend.service.fetch(request);
    }),
  );
  const { user } = renderAt('/staking', <StakingScreen />);
  await user.dblClick(await screen.findByRole('button', { name: 'Claim, Half-year' }));
  await status(/The bank will send it to your linked wallet/);
  expect(screen.queryByText(/You can claim once rewards reach/)).not.toBeInTheDocument();
  expect(claims().map(({ stakeId }) => stakeId)).toEqual(['stake-0']);
});

const FAILED = { _id: 'claim-1', stakeId: 'stake-0', amount: '1', symbol: 'FNX', status: 'FAILED' };

test.each([
  ['returns no claim', []],
  ['returns a claim that has failed meanwhile', [{ ...FAILED, createdAt: '2026-01-01T00:00:00.000Z' }]],
])('nothing is shown as claimed if the bank %s', async (_how, data) => {
  stakeFor(90);
  server.use(
    http.post('*/api/v1/user/stakingClaim', () => HttpResponse.json({ status: 200, message: 'Success', data })),
  );
  const { user } = renderAt('/staking', <StakingScreen />);
  await user.click(await screen.findByRole('button', { name: 'Claim, Half-year' }));
  await status(/The bank could not pay all of it/);
  expect(screen.queryByText(/^Claimed/)).not.toBeInTheDocument();
});

test('the page says that the answer to a claim was lost, and the claim is not made twice', async () => {
  stakeFor(90);
  const { user } = renderAt('/staking', <StakingScreen />);
  const button = await screen.findByRole('button', { name: 'Claim, Half-year' });
  loseNextAnswer();
  await user.click(button);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('If your claim has reached us, trying again won’t claim twice.');
  expect(alert).not.toHaveTextContent('typed');
  expect(claims()).toHaveLength(1);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  await user.click(button);
  expect(claims()).toHaveLength(1);
});

test('rewards earned after a claim with a lost answer can be claimed with another claim', async () => {
  stakeFor(90);
  const { user, unmount } = renderAt('/staking', <StakingScreen />);
  loseNextAnswer();
  await user.click(await screen.findByRole('button', { name: 'Claim, Half-year' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  unmount();
  queryClient.clear();
  const [stake] = backend.service.state.stakes;
  stake!.startAt! -= 30 * DAY_MS;

  const again = renderAt('/staking', <StakingScreen />);
  const button = await screen.findByRole('button', { name: 'Claim, Half-year' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await again.user.click(button);
  await status(/The bank will send it to your linked wallet/);
  expect(claims()).toHaveLength(2);
});

test('rewards below the minimum cannot be claimed, and the minimum is shown', async () => {
  stakeFor(0);
  const { user } = renderAt('/staking', <StakingScreen />);
  const button = await screen.findByRole('button', { name: 'Claim, Half-year' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/You can claim once rewards reach/)).toHaveTextContent('0.001 FNX');
  await user.click(button);
  expect(claims()).toEqual([]);
});

test('leaving early shows its fee, and ends the stake for exactly this fee', async () => {
  stakeFor(90);
  const { user } = renderAt('/staking', <StakingScreen />);
  await user.click(await screen.findByRole('button', { name: 'Leave early, Half-year' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave early' });
  expect(within(dialog).getByText('Shares you get back').closest('div')).toHaveTextContent('100.00 FNX');
  await user.click(within(dialog).getByRole('button', { name: 'Leave early' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(backend.service.state.stakes[0]).toMatchObject({ status: 'EXITED_EARLY', leftEarly: true });
});

test('an increased fee for leaving is shown and must be confirmed again', async () => {
  stakeFor(59.9999);
  const { user } = renderAt('/staking', <StakingScreen />);
  await user.click(await screen.findByRole('button', { name: 'Leave early, Half-year' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave early' });
  const [stake] = backend.service.state.stakes;
  // The bank has recorded another claim meanwhile, so fewer shares are paid back.
  stake!.claimed = '0.5';
  await user.click(within(dialog).getByRole('button', { name: 'Leave early' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Please confirm/);
  expect(stake!.status).toBe('ACTIVE');
  await waitFor(() => expect(within(dialog).getByText('Shares you get back').closest('div')).toHaveTextContent('99.5'));
  await user.click(within(dialog).getByRole('button', { name: 'Leave early' }));
  await waitFor(() => expect(stake!.status).toBe('EXITED_EARLY'));
});

test('an exit fee that was updated just before a click is not confirmed by that click', async () => {
  stakeFor(90);
  const { user } = renderAt('/staking', <StakingScreen />);
  await user.click(await screen.findByRole('button', { name: 'Leave early, Half-year' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave early' });
  const [stake] = backend.service.state.stakes;
  // Another tab claims this amount, and this tab reads the stake again before the click.
  stake!.claimed = '0.9';
  await act(() => queryClient.refetchQueries({ queryKey: stakingQuery.queryKey }));
  await user.click(within(dialog).getByRole('button', { name: 'Leave early' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Please confirm/);
  expect(stake!.status).toBe('ACTIVE');
  await waitFor(() => expect(within(dialog).getByText('Shares you get back').closest('div')).toHaveTextContent('99.6'));
  await user.click(within(dialog).getByRole('button', { name: 'Leave early' }));
  await waitFor(() => expect(stake!.status).toBe('EXITED_EARLY'));
});

test('a stake that was ended early without rewards pays none, and its claim does not wait for a payment', async () => {
  stakeFor(10);
  const { user, unmount } = renderAt('/staking', <StakingScreen />);
  await user.click(await screen.findByRole('button', { name: 'Leave early, Half-year' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave early' });
  await user.click(within(dialog).getByRole('button', { name: 'Leave early' }));
  await waitFor(() => expect(backend.service.state.stakes[0]!.status).toBe('EXITED_EARLY'));
  unmount();
  renderAt('/rewards', <RewardsScreen />);
  const table = await screen.findByRole('table', { name: 'Reward claims' });
  expect(within(table).getByText('Paid')).toBeVisible();
  expect(within(table).queryByText('Not sent yet')).not.toBeInTheDocument();
});

test('an early exit whose answer was lost is found again although another claim was answered meanwhile', async () => {
  stakeFor(90, { planId: 'plan-365', termDays: 365 });
  stakeFor(90);
  const { user } = renderAt('/staking', <StakingScreen />);
  const slow = await screen.findByRole('button', { name: 'Claim, Year' });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post(
      '*/api/v1/user/stakingClaim',
      async ({ request }) => {
        const answered = await backend.service.fetch(request);
        await held;
        return answered;
      },
      { once: true },
    ),
  );
  await user.click(slow);
  await waitFor(() => expect(claims()).toHaveLength(1));
  loseNextAnswer();
  server.use(http.get('*/api/v1/user/staking', () => HttpResponse.error()));
  await user.click(screen.getByRole('button', { name: 'Leave early, Half-year' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave early' });
  await user.click(within(dialog).getByRole('button', { name: 'Leave early' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  answer();
  await waitFor(() => expect(slow).not.toHaveAttribute('aria-busy'));
  await user.click(within(dialog).getByRole('button', { name: 'Leave early' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(claims().map(({ stakeId }) => stakeId)).toEqual(['stake-0', 'stake-1']);
});

test('all rewards are claimed with one click, and shown stake by stake', async () => {
  stakeFor(90);
  stakeFor(200, { status: 'MATURED' });
  stakeFor(0);
  const { user } = renderAt('/rewards', <RewardsScreen />);
  const table = await screen.findByRole('table', { name: 'Rewards per stake' });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Claim all' }));
  await status(/Each claim is listed below/);
  expect(claims().map(({ stakeId }) => stakeId)).toEqual(['stake-0', 'stake-1']);
});

test('an investor without a stake has nothing to claim, and a link to the plans', async () => {
  renderAt('/rewards', <RewardsScreen />);
  expect(await screen.findByText(/You have no stakes yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Claim all' })).not.toBeInTheDocument();
});
