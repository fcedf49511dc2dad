import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { DashboardScreen } from '@/features/portfolio';
import { writeDown } from '@/tx/journal';
import { asked, emptyJournal, ofOrder } from '../support/money/attempt';
import { AMELIA, connect, disconnect, fact, openScreen, review, region, youPay } from '../support/buying';
import { answerPool, ONE } from '../support/pool';
import { renderAt } from '../support/render-at';
import { withoutRetries } from '../support/render';
import { breakCall, leave, mendCall, startAs } from '../support/start-as';
import { server, useServer, type Backend } from '../support/service';

useServer();
withoutRetries();
afterEach(async () => {
  await act(emptyJournal);
  disconnect();
  act(leave);
});

const PATIENCE = { timeout: 5_000 };
const CHART = 'Value of your shares over what you paid in';
const open = () => renderAt('/dashboard', <DashboardScreen />);
const holdings = () => screen.getByRole('region', { name: 'Your holdings' });
const part = (name: string) => screen.findByRole('region', { name }, PATIENCE);
const plot = () => screen.findByRole('slider', { name: CHART }, PATIENCE);

type Answer = { data: object };
/** The service's own answer with something else in it. */
const change = (path: string, { service }: Backend, changed: object | ((data: never) => object)) =>
  server.use(
    http.get(`*/api/v1/${path}`, async ({ request }) => {
      const answer = (await (await service.fetch(request)).json()) as Answer;
      const data = typeof changed === 'function' ? changed(answer.data as never) : { ...answer.data, ...changed };
      return HttpResponse.json({ ...answer, data });
    }),
  );

describe('an investor', () => {
  test('sees one value, what it gained against what was paid in, and the price’s moment', async () => {
    await startAs('Amelia');
    open();
    expect(await within(holdings()).findByText('$9,984.00')).toBeVisible();
    expect(within(holdings()).getByText('+$2,699.10')).toBeVisible();
    expect(holdings()).toHaveTextContent('(+37.05 %) against what you paid in');
    expect(await within(holdings()).findByText(/00:00 UTC/)).toBeVisible();
    expect(holdings()).not.toHaveTextContent('would bring less');
  });

  test('is told that a sale of everything brings less, where the pool itself says so', async () => {
    await startAs('Amelia');
    answerPool({ FNX: 400_000n * ONE, USDT: 4_992_000n * ONE });
    open();
    expect(await within(holdings()).findByText(/Selling all at once would bring less\./, {}, PATIENCE)).toBeVisible();
  });

  test('has three ways on from there', async () => {
    await startAs('Amelia');
    open();
    const ways = within(holdings());
    expect(ways.getByRole('link', { name: 'Buy shares' })).toHaveAttribute('href', '/buy-shares');
    expect(ways.getByRole('link', { name: 'Sell or swap' })).toHaveAttribute('href', '/swap');
    expect(ways.getByRole('link', { name: 'Stake' })).toHaveAttribute('href', '/staking');
  });

  test('reads the chart day by day, with what was gained and bought, and as a table', async () => {
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

  test('looks back as far as is asked for', async () => {
    await startAs('Amelia');
    const { user } = open();
    await plot();
    const ranges = screen.getByRole('group', { name: 'Range' });
    expect(within(ranges).getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(ranges).getByRole('button', { name: '1W' }));
    await waitFor(async () => expect(await plot()).toHaveAttribute('aria-valuemax', '7'));
    expect(await plot()).toHaveAttribute('aria-valuetext', expect.stringContaining('$9,984.00'));
  });

  test('has the count, the average and the rewards beside it', async () => {
    await startAs('Amelia');
    open();
    const own = await part('Your shares');
    await waitFor(() => expect(fact(own, 'Shares')).toHaveTextContent('800.00 FNX'));
    expect(fact(own, 'You paid, on average')).toHaveTextContent('$9.10');
    expect(fact(own, 'Rewards to claim')).toHaveTextContent('0.00 FNX');
    await waitFor(() => expect(fact(own, 'Price of one share')).toHaveTextContent('$12.48'));
    expect(await within(own).findByText('800', {}, PATIENCE)).toBeVisible();
  });

  test('sees wallet and staked as one whole', async () => {
    change('user/dashboard', await startAs('Amelia'), { staked: '200' });
    open();
    const wallet = await part('Your wallet');
    await waitFor(() => expect(fact(wallet, 'In your wallet')).toHaveTextContent('600.00 FNX'));
    expect(fact(wallet, 'Staked')).toHaveTextContent('200.00 FNX');
  });

  test('finds the latest five movements, what to do next and the news', async () => {
    await startAs('Amelia');
    open();
    const activity = await part('Latest activity');
    const table = await within(activity).findByRole('table', {}, PATIENCE);
    expect(within(table).getAllByRole('row')).toHaveLength(6);
    expect(within(activity).getByRole('link', { name: 'All activity' })).toHaveAttribute('href', '/transactions');
    const next = await screen.findByRole('link', { name: 'Turn on: Turn on the authenticator' }, PATIENCE);
    expect(next).toHaveAttribute('href', '/settings?tab=security');
    const news = await part('From the bank');
    await waitFor(() => expect(within(news).getAllByRole('listitem')).toHaveLength(3), PATIENCE);
  });

  test('is told of nothing next where nothing is left to do', async () => {
    change('user/getProfile', await startAs('Amelia'), { twoFactorEnabled: true });
    open();
    await part('Latest activity');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Next' })).not.toBeInTheDocument(), PATIENCE);
  });

  test('who has lost sees it with its sign, and in the chart', async () => {
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

describe('each part fails and comes back on its own', () => {
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
    const alert = await screen.findByRole('alert', {}, PATIENCE);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(await within(holdings()).findByText('$9,984.00')).toBeVisible();
    mendCall(call, backend);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    const mended = await screen.findByRole(name === CHART ? 'figure' : 'region', { name });
    expect((await within(mended).findAllByText(content, {}, PATIENCE)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('the record: told once, while the chart stands', async () => {
    const backend = await startAs('Amelia');
    breakCall('user/dashboard');
    const { user } = open();
    expect(await within(holdings()).findByRole('alert')).toBeVisible();
    expect(await plot()).toHaveAttribute('aria-valuetext', expect.stringContaining('$9,984.00'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(fact(await part('Your shares'), 'Shares')).toHaveTextContent('—');
    mendCall('user/dashboard', backend);
    await user.click(within(holdings()).getByRole('button', { name: 'Try again' }));
    expect(await within(holdings()).findByText('$9,984.00')).toBeVisible();
  });
});

describe('an open order', () => {
  /** Opened on the purchase's own screen, which is left then. */
  async function withOpenOrder() {
    const backend = await startAs('Amelia');
    connect();
    const view = openScreen();
    await view.user.type(await youPay(), '250');
    await view.user.click(review());
    await region();
    view.unmount();
    act(() => queryClient.clear());
    const order = backend.service.state.orders.at(-1);
    if (!order) throw new Error('There is no order');
    return { backend, order };
  }

  test('stands first, with its ladder and the way to finish it', async () => {
    const { order } = await withOpenOrder();
    open();
    const strip = await part('Open order');
    expect(strip).toHaveTextContent(`Order ${order.orderNo} waits for your payment`);
    const ladder = within(strip).getByRole('list', { name: 'Progress of your purchase' });
    expect(within(ladder).getByText('Order').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(within(strip).getByRole('link', { name: 'Finish it' })).toHaveAttribute('href', '/buy-shares');
    expect(strip.compareDocumentPosition(holdings())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('that a person looks at leads to its page, and is never to be paid', async () => {
    const { backend, order } = await withOpenOrder();
    change('user/dashboard', backend, ({ openOrders, ...rest }: { openOrders: object[] }) => ({
      ...rest,
      openOrders: openOrders.map((one) => ({ ...one, status: 'REVIEW' })),
    }));
    open();
    const strip = await part('Open order');
    expect(strip).toHaveTextContent('Do not send it again');
    expect(within(strip).queryByRole('link', { name: 'Finish it' })).not.toBeInTheDocument();
    expect(within(strip).getByRole('link', { name: 'Look at it' })).toHaveAttribute(
      'href',
      `/deals?order=${order._id}`,
    );
  });

  test('that only this browser knows of stands there too, and is not to be paid again unseen', async () => {
    const { backend, order } = await withOpenOrder();
    change('user/dashboard', backend, { openOrders: [] });
    const written = { from: AMELIA, status: 'unanswered', closesAt: Date.now() + 3_600_000 } as const;
    await act(() => writeDown(asked({ ...ofOrder(order._id), ...written })));
    open();
    const strip = await part('Open order');
    expect(strip).toHaveTextContent(`Order ${order.orderNo} needs a look`);
    expect(strip).toHaveTextContent('Do not pay it again before you have looked.');
    expect(within(strip).getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', '/buy-shares');
  });

  test('is gone with its end', async () => {
    const { order } = await withOpenOrder();
    open();
    await part('Open order');
    order.status = 'EXPIRED';
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Open order' })).not.toBeInTheDocument());
  });
});

describe('somebody without shares', () => {
  test('sees the way in, a specimen and the price, and not one nought', async () => {
    await startAs('Nell');
    const { container } = open();
    expect(
      await screen.findByRole('heading', { name: 'Welcome, Nell. Three steps to your first share' }, PATIENCE),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: 'Specimen certificate' })).toBeVisible();
    expect(await screen.findByText(/would buy/)).toHaveTextContent('$100.00 would buy 8.0128 shares today');
    expect((await screen.findAllByText('$12.48'))[0]).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your holdings' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Latest activity' })).not.toBeInTheDocument();
    expect(container.textContent).not.toMatch(/(^|[^\d.,])0(\.0+)?( FNX| shares|$)|\$0/);
  });

  test('has one step to take now, and those that are done behind it', async () => {
    await startAs('Nell');
    open();
    const steps = await part('Steps to your first share');
    expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
    expect(within(steps).getByText('Open your account').closest('li')).not.toHaveAttribute('aria-current');
    expect(within(steps).getByText('Show who you are').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(within(steps).getAllByRole('link')).toHaveLength(1);
    expect(within(steps).getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/kyc');
  });

  test('who is verified and linked is led to the purchase', async () => {
    await startAs('Gus');
    open();
    const steps = await part('Steps to your first share');
    expect(await within(steps).findByRole('link', { name: 'Buy' })).toHaveAttribute('href', '/buy-shares');
    expect(within(steps).getByRole('heading')).toHaveTextContent('One step');
  });

  test('who has sold everything is not welcomed as new, and finds the movements', async () => {
    const backend = await startAs('Amelia');
    change('user/dashboard', backend, { totalShares: '0', currentValue: '0', pnl: '0', pnlPct: '0', invested: '0' });
    open();
    expect(await screen.findByRole('heading', { name: 'You hold no shares at the moment' }, PATIENCE)).toBeVisible();
    expect(await part('Latest activity')).toBeVisible();
  });
});
