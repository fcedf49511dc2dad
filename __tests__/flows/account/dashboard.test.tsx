import { act, screen, waitFor, within } from '@testing-library/react';
import { addStake } from '../../support/add-stake';
import { fact } from '../../support/buying';
import { change, CHART, holdings, open, part, LONG_WAIT, plot } from '../../support/dashboard';
import { withoutRetries } from '../../support/render';
import { breakCall, leave, mendCall, startAs } from '../../support/start-as';
import { useServer } from '../../support/service';

useServer();
withoutRetries();
afterEach(() => act(leave));

describe('an investor', () => {
  test('sees the value, the gain against the amount paid in, and the time of the price', async () => {
    await startAs('Amelia');
    open();
    expect(await within(holdings()).findByText('$9,984.00')).toBeVisible();
    expect(within(holdings()).getByText('+$2,699.10')).toBeVisible();
    expect(holdings()).toHaveTextContent('(+37.05%) compared with what you paid');
    expect(await within(holdings()).findByText(/00:00 UTC/)).toBeVisible();
    expect(holdings()).not.toHaveTextContent('would pay less');
  });

  test('has three links beside the value', async () => {
    await startAs('Amelia');
    open();
    const ways = within(holdings());
    expect(ways.getByRole('link', { name: 'Buy shares' })).toHaveAttribute('href', '/buy-shares');
    expect(ways.getByRole('link', { name: 'Sell or swap' })).toHaveAttribute('href', '/swap');
    expect(ways.getByRole('link', { name: 'Stake' })).toHaveAttribute('href', '/staking');
  });

  test('reads the chart day by day, with gains and purchases, and as a table', async () => {
    await startAs('Amelia');
    const { user } = open();
    const slider = await plot();
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/Value \$9,984\.00, Paid in \$7,284\.90/));
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Gain or loss +$2,699.10'));
    slider.focus();
    await user.keyboard('{Home}');
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Bought 400.00 FNX'));
    const chart = screen.getByRole('figure', { name: CHART });
    await user.click(within(chart).getByRole('button', { name: 'Table' }));
    const table = screen.getByRole('table', { name: CHART });
    const textsOf = (cells: string) => [...table.querySelectorAll(cells)].map(({ textContent }) => textContent);
    expect(textsOf('thead th')).toEqual(['Day', 'Value', 'Paid in', 'Gain or loss', 'Bought']);
    expect(textsOf('tbody tr:first-of-type td')).toEqual(['$9,984.00', '$7,284.90', '+$2,699.10', '']);
  });

  test('chooses how far back the chart goes', async () => {
    await startAs('Amelia');
    const { user } = open();
    await plot();
    const ranges = screen.getByRole('group', { name: 'Range' });
    expect(within(ranges).getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(ranges).getByRole('button', { name: '1W' }));
    await waitFor(async () => expect(await plot()).toHaveAttribute('aria-valuemax', '7'));
    expect(await plot()).toHaveAttribute('aria-valuetext', expect.stringContaining('$9,984.00'));
  });

  test('sees the number of shares, the average cost and the rewards beside the value', async () => {
    await startAs('Amelia');
    open();
    const own = await part('Your shares');
    await waitFor(() => expect(fact(own, 'Average cost per share')).toHaveTextContent('$9.10'));
    expect(fact(own, 'Rewards to claim')).toHaveTextContent('0.00 FNX');
    await waitFor(() => expect(fact(own, 'Price of one share')).toHaveTextContent('$12.48'));
    expect(await within(own).findByText('800', {}, LONG_WAIT)).toBeVisible();
    expect(within(own).queryByText('800.00 FNX')).not.toBeInTheDocument();
  });

  test('sees wallet and staked shares added up', async () => {
    change('user/dashboard', await startAs('Amelia'), { staked: '200' });
    open();
    const wallet = await part('Your wallet');
    await waitFor(() => expect(fact(wallet, 'In your wallet')).toHaveTextContent('600.00 FNX'));
    expect(fact(wallet, 'Staked')).toHaveTextContent('200.00 FNX');
  });

  test.each([
    ['will unlock', [90], /^Staked, unlocks \w+ \d/],
    ['was unlocked', [200], /^Staked, unlocked \w+ \d/],
    ['was unlocked before another one', [200, 90], /^Staked, the first unlocked \w+ \d/],
  ])('sees when a stake %s', async (_when, days, text) => {
    const backend = await startAs('Amelia');
    change('user/dashboard', backend, { staked: '100' });
    days.forEach((passed) => addStake(backend, passed, passed > 180 ? { status: 'MATURED' } : {}));
    open();
    const wallet = within(await part('Your wallet'));
    await waitFor(() => expect(wallet.getByText(/^Staked/)).toHaveTextContent(text), LONG_WAIT);
  });

  test('finds the latest transactions, one row per order, the next steps and the news', async () => {
    await startAs('Amelia');
    open();
    const activity = await part('Latest activity');
    const table = await within(activity).findByRole('table', {}, LONG_WAIT);
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(within(activity).getByRole('link', { name: 'All activity' })).toHaveAttribute('href', '/transactions');
    const next = await screen.findByRole('link', { name: 'Turn on: Turn on an authenticator app' }, LONG_WAIT);
    expect(next).toHaveAttribute('href', '/settings?tab=security');
    const news = await part('From the bank');
    await waitFor(() => expect(within(news).getAllByRole('listitem')).toHaveLength(3), LONG_WAIT);
  });

  test('sees no next steps when there are none', async () => {
    change('user/getProfile', await startAs('Amelia'), { twoFactorEnabled: true });
    open();
    await part('Latest activity');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Next' })).not.toBeInTheDocument(), LONG_WAIT);
  });

  test('sees a loss with its sign, and in the chart', async () => {
    const backend = await startAs('Amelia');
    change('user/dashboard', backend, { currentValue: '7000', pnl: '-284.9', pnlPct: '-3.91' });
    change('user/graphForDealUser', backend, ({ points }: { points: object[] }) => ({
      points: points.map((point) => ({ ...point, value: '7000' })),
    }));
    open();
    expect(await within(holdings()).findByText('-$284.90')).toBeVisible();
    expect(await plot()).toHaveAttribute('aria-valuetext', expect.stringContaining('Gain or loss -$284.90'));
    expect(screen.getByText('Lost')).toBeVisible();
    expect(screen.queryByText('A purchase')).not.toBeInTheDocument();
  });
});

describe('each part fails and recovers separately', () => {
  const PARTS = [
    ['user/graphForDealUser', CHART, /Gained/],
    ['wallet/latestTransactions', 'Latest activity', /Purchase of shares/],
    ['blog/getblogMediaList', 'From the bank', /20\d\d/],
    ['user/my-wallet', 'Your wallet', /FNX on the chain/],
  ] as const;

  test.each(PARTS)('%s', async (call, name, content) => {
    const backend = await startAs('Amelia');
    breakCall(call);
    const { user } = open();
    const alert = await screen.findByRole('alert', {}, LONG_WAIT);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(await within(holdings()).findByText('$9,984.00')).toBeVisible();
    mendCall(call, backend);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    const mended = await screen.findByRole(name === CHART ? 'figure' : 'region', { name });
    expect((await within(mended).findAllByText(content, {}, LONG_WAIT)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('the share price does not stay in the loading state after a call without an answer', async () => {
    const backend = await startAs('Amelia');
    breakCall('wallet/getFNXprice');
    const { user } = open();
    const own = await part('Your shares');
    expect(await within(own).findByText('The share price could not be loaded.')).toBeVisible();
    expect(fact(own, 'Price of one share')).toHaveTextContent('—');
    mendCall('wallet/getFNXprice', backend);
    await user.click(within(own).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fact(own, 'Price of one share')).toHaveTextContent('$12.48'));
  });

  test('a failed call for the value is reported once, and the chart stays', async () => {
    const backend = await startAs('Amelia');
    breakCall('user/dashboard');
    const { user } = open();
    expect(await within(holdings()).findByRole('alert')).toBeVisible();
    expect(await plot()).toHaveAttribute('aria-valuetext', expect.stringContaining('$9,984.00'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(fact(await part('Your shares'), 'Rewards to claim')).toHaveTextContent('—');
    mendCall('user/dashboard', backend);
    await user.click(within(holdings()).getByRole('button', { name: 'Try again' }));
    expect(await within(holdings()).findByText('$9,984.00')).toBeVisible();
  });
});
