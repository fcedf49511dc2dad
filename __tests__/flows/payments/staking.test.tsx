import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { StakingScreen } from '@/features/staking';
import { setPlanOpen } from '@/sandbox/service/domain/staking/plan-state';
import { VAULT } from '@/sandbox/chain/accounts';
import { AMELIA, LONG_WAIT, backendNow, disconnect, fact, readAgain } from '../../support/buying';
import { addEntry } from '@/tx/journal/journal';
import { engine } from '@/tx/app-engine';
import { asked, emptyJournal } from '../../support/money/attempt';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { server, useServer } from '../../support/service';
import {
  loseFirstAnswer,
  newest,
  openForm,
  openReview,
  reload,
  reviewed,
  stakes,
  dispatchAll,
  useStaker,
} from '../../support/staking';

useServer();
withoutRetries();
useStaker();

const HASH = `0x${'a'.repeat(64)}` as const;
const askedForStake = () =>
  asked({
    key: 'stake:other',
    kind: 'stake',
    serviceRecord: { type: 'stake', id: 'other' },
    description: 'Deposit of 12.50 FNX for a stake',
    from: AMELIA,
    closesAt: Date.now() + 900_000,
    at: Date.now(),
  });
const describedAs = (words: string) => expect.stringContaining(words);

test('the fee for leaving early and the risks are shown before the review', async () => {
  const { user } = await openForm();
  const panel = within(screen.getByRole('region', { name: 'A new stake' }));
  await user.click(panel.getByText('What leaving early costs'));
  await user.click(panel.getByText('The risks'));
  expect(panel.getByText('Day 0 to 29: all rewards are lost.')).toBeVisible();
  expect(panel.getByText('Day 30 to 89: 50% of the rewards is withheld.')).toBeVisible();
  expect(panel.getByText(/Shares can fall in value/)).toBeVisible();
});

test('a country that is not served is reported before the form, which has no review then', async () => {
  backendNow().service.state.accounts.find(({ firstName }) => firstName === 'Amelia')!.country = 'US';
  const { user } = renderAt('/staking', <StakingScreen />);
  const notice = await screen.findByRole('heading', { name: 'Not offered where you live' }, LONG_WAIT);
  const amount = screen.getByLabelText('Amount');
  expect(notice.compareDocumentPosition(amount)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  expect(screen.getByText('You have no stakes yet.')).toBeVisible();
  await user.type(amount, '12.5{Enter}');
  expect(stakes()).toHaveLength(0);
  expect(screen.queryByRole('region', { name: /Review/ })).not.toBeInTheDocument();
});

test('the review shows every figure and address in full', async () => {
  const { sheet } = await openReview();
  expect(sheet).toHaveFocus();
  expect(fact(sheet, 'Plan')).toHaveTextContent('Quarter');
  expect(fact(sheet, 'Amount')).toHaveTextContent('12.50 FNX');
  expect(fact(sheet, 'Rate')).toHaveTextContent('3.2% a year');
  // 12.5 * 3.2 % * 90 / 365
  expect(fact(sheet, 'Reward at the end of the term')).toHaveTextContent('0.098630136986301369 FNX');
  expect(fact(sheet, 'If you leave early')).toHaveTextContent(/^No reward before day 30, then 50% of the/);
  // 65,000 gas at one gwei.
  await waitFor(() => expect(fact(sheet, 'Network fee')).toHaveTextContent('About 0.000065 BNB'));
  expect(fact(sheet, 'To the bank’s vault')?.textContent?.toLowerCase()).toBe(VAULT.toLowerCase());
  expect(fact(sheet, 'Your wallet (deposits and receives)')?.textContent?.toLowerCase()).toBe(AMELIA.toLowerCase());
  expect(within(sheet).getByRole('timer', { name: 'Time left to deposit' })).toHaveTextContent(/^1[45]:\d\d$/);
  expect(within(sheet).getByRole('button', { name: 'Stake' })).toBeVisible();
});

test('the plans are rows, each with its rate, its lock, its minimum and its remaining capacity', async () => {
  const { form } = await openForm();
  const names = form.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
  expect(names).toEqual(['plan-90', 'plan-180', 'plan-365']);
  const quarter = form.getByRole('radio', { name: 'Quarter' });
  for (const words of ['90 days', '3.2% a year', 'At least 10.00 FNX', '400,000 FNX left'])
    expect(quarter).toHaveAccessibleDescription(describedAs(words));
});

test('a closed plan cannot be chosen', async () => {
  const { state } = backendNow().service;
  setPlanOpen(state, 'plan-90', false, Date.now());
  const { form } = await openForm();
  expect(form.getByRole('radio', { name: 'Quarter' })).toBeDisabled();
  expect(form.getByRole('radio', { name: 'Half-year' })).toBeChecked();
});

test('a plan that closes meanwhile is reported, and the typed amount is kept', async () => {
  const { user, form, review } = await openForm();
  await user.type(form.getByLabelText('Amount'), '12.5');
  setPlanOpen(backendNow().service.state, 'plan-90', false, Date.now());
  await user.click(review);
  expect(await screen.findByRole('alert')).toHaveTextContent('This plan is closed to new stakes.');
  expect(await form.findByText('This plan is closed to new stakes. Choose another one.')).toBeVisible();
  expect(form.getByLabelText('Amount')).toHaveValue('12.5');
  await user.click(form.getByRole('radio', { name: 'Year' }));
  await user.click(review);
  expect(fact(await reviewed(), 'Plan')).toHaveTextContent('Year');
});

test('a limit that only the service knows is shown beside the amount', async () => {
  const { user, form, review } = await openForm();
  const refused = {
    status: 400,
    message: 'Refused',
    data: { errors: { amount: 'The minimum for this plan is 15 FNX.' } },
  };
  server.use(http.post('*/api/v1/user/staking', () => HttpResponse.json(refused, { status: 400 })));
  await user.type(form.getByLabelText('Amount'), '12.5');
  await user.click(review);
  await waitFor(() => expect(form.getByLabelText('Amount')).toHaveAccessibleDescription(describedAs('15 FNX')));
  expect(form.getByLabelText('Amount')).toHaveFocus();
  expect(form.getByLabelText('Amount')).toHaveValue('12.5');
});

test('without a wallet, ‘Connect Wallet’ replaces ‘Review’, and the fields can still be filled in', async () => {
  disconnect();
  const { user } = renderAt('/staking', <StakingScreen />);
  await user.type(await screen.findByLabelText('Amount', {}, LONG_WAIT), '12');
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
});

test('a stake whose answer was lost is opened once', async () => {
  const { user, form, review } = await openForm();
  const keys = loseFirstAnswer();
  await user.type(form.getByLabelText('Amount'), '12.5');
  await user.click(review);
  const alert = await screen.findByRole('alert', {}, LONG_WAIT);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await reviewed();
  expect(keys[1]).toBe(keys[0]);
  expect(stakes()).toHaveLength(1);
});

test('the typed amount and the review survive a reload', async () => {
  const first = await openForm();
  await first.user.type(first.form.getByLabelText('Amount'), '12.5');
  reload(first.unmount);
  const second = await openForm();
  expect(second.form.getByLabelText('Amount')).toHaveValue('12.5');
  await second.user.click(second.review);
  await reviewed();
  reload(second.unmount);
  renderAt('/staking', <StakingScreen />);
  expect(fact(await reviewed(), 'Amount')).toHaveTextContent('12.50 FNX');
  expect(stakes()).toHaveLength(1);
});

test('a stake that was left open is shown, and can be continued or replaced', async () => {
  const first = await openReview();
  await first.user.click(within(first.sheet).getByRole('button', { name: 'Change' }));
  const open = await screen.findByRole('region', { name: 'Your open stake' }, LONG_WAIT);
  expect(open).toHaveTextContent('Finish your open stake. 12.50 FNX for the plan Quarter');
  await first.user.click(within(open).getByRole('button', { name: 'Continue' }));
  const sheet = await reviewed();
  expect(fact(sheet, 'Amount')).toHaveTextContent('12.50 FNX');
  await first.user.click(within(sheet).getByRole('button', { name: 'Change' }));
  const amount = screen.getByLabelText('Amount');
  await first.user.clear(amount);
  await first.user.type(amount, '20');
  await first.user.click(await screen.findByRole('button', { name: 'Review' }));
  expect(fact(await reviewed(), 'Amount')).toHaveTextContent('20.00 FNX');
  expect(stakes().map(({ status, reason }) => [status, reason])).toEqual([
    ['CLOSED', 'REPLACED'],
    ['PENDING', undefined],
  ]);
});

test('an expired stake is not deposited any more, and can be opened again', async () => {
  const { user, sheet } = await openReview();
  const { service } = backendNow();
  const before = newest();
  before.expiresAt = Date.now() - 1;
  before.status = 'CLOSED';
  before.reason = 'UNPAID';
  await readAgain();
  const over = await screen.findByRole('region', { name: 'Your stake' }, LONG_WAIT);
  expect(over).toHaveTextContent('No deposit arrived in time');
  expect(within(over).queryByRole('button', { name: 'Stake' })).not.toBeInTheDocument();
  await user.click(within(over).getByRole('button', { name: 'Open it again' }));
  await reviewed();
  expect(sheet).not.toBeInTheDocument();
  expect(service.state.stakes).toHaveLength(2);
});

test('the deposit is shown from the wallet request to the bank’s confirmation', async () => {
  await openReview();
  await dispatchAll({ type: 'submitted' }, { type: 'wallet-asked', isBehindAnother: false });
  const region = () => within(screen.getByRole('region', { name: 'Your stake' }));
  expect(region().getByRole('status', { name: 'Waiting for your wallet' })).toBeVisible();
  // An estimate would be based on a later price of gas.
  expect(region().queryByText('Network fee')).not.toBeInTheDocument();
  await dispatchAll({ type: 'sent', hash: HASH, isStored: true });
  expect(region().getByRole('status', { name: 'Confirming' })).toBeVisible();
  expect(screen.queryByText('Network fee')).not.toBeInTheDocument();
  await dispatchAll({ type: 'succeeded', hash: HASH });
  expect(region().getByRole('status', { name: 'Deposited' })).toBeVisible();
  expect(
    region()
      .getAllByRole('listitem')
      .find((item) => item.getAttribute('aria-current')),
  ).toHaveTextContent('Active');
  Object.assign(newest(), { status: 'ACTIVE', startAt: Date.now() });
  await readAgain();
  expect(await region().findByRole('status', { name: 'Your stake is active' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Term' })).toBeVisible());
});

test('a waiting stake says what it waits for, and a returned deposit says why it was returned', async () => {
  const { user, sheet } = await openReview();
  expect(screen.queryByRole('region', { name: 'Your stakes' })).not.toBeInTheDocument();
  await user.click(within(sheet).getByRole('button', { name: 'Change' }));
  const mine = () => within(screen.getByRole('region', { name: 'Your stakes' }));
  expect(await mine().findByText(/Rewards start once it arrives/, {}, LONG_WAIT)).toBeVisible();
  expect(mine().queryByText('Earned so far')).not.toBeInTheDocument();
  Object.assign(newest(), { status: 'CLOSED', reason: 'SHORT' });
  await readAgain();
  expect(await mine().findByText(/Less arrived than this stake’s amount/)).toHaveTextContent('returns it');
});

test('a deposit that does not match this site’s vault is stopped, and the review stays', async () => {
  const { user, sheet } = await openReview();
  // This deployment configures no vault, so the app must send nothing to the vault that the service names.
  await user.click(within(sheet).getByRole('button', { name: 'Stake' }));
  expect(await within(sheet).findByRole('alert', {}, { timeout: 20_000 })).toHaveTextContent('Nothing was sent');
  expect(within(sheet).getByRole('button', { name: 'Stake' })).toBeVisible();
  expect(newest().status).toBe('PENDING');
}, 30_000);

test('a deposit that was requested elsewhere in this browser is settled here before another one is made', async () => {
  await openForm();
  await act(() => addEntry(engine, askedForStake()));
  const region = await screen.findByRole('region', { name: 'Deposit of 12.50 FNX for a stake' }, LONG_WAIT);
  expect(region).toHaveTextContent(/deposit/);
  expect(screen.queryByRole('form', { name: 'Stake' })).not.toBeInTheDocument();
  await act(emptyJournal);
});
