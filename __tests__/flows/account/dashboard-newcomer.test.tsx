import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dashboardQuery } from '@/api/endpoints/user/dashboard';
import { queryClient } from '@/api/query-client';
import { STORAGE_KEYS } from '@/config/product';
import { addEntry } from '@/tx/journal/journal';
import { engine } from '@/tx/app-engine';
import { AMELIA, connect, disconnect, openScreen, review, region, youPay } from '../../support/buying';
import { change, holdings, open, part, LONG_WAIT, plot } from '../../support/dashboard';
import { asked, emptyJournal, HERS, ofOrder } from '../../support/money/attempt';
import { withoutRetries } from '../../support/render';
import { leave, startAs } from '../../support/start-as';
import { server, useServer, type Backend } from '../../support/service';

useServer();
withoutRetries();
afterEach(async () => {
  await act(emptyJournal);
  disconnect();
  act(leave);
});

const HASH = `0x${'ab'.repeat(32)}` as const;

function heldBack(path: string, { service }: Backend, isHeld: (asked: URL) => boolean) {
  let release = () => {};
  const promise = new Promise<void>((resolve) => void (release = resolve));
  server.use(
    http.get(`*/api/v1/${path}`, async ({ request }) => {
      if (isHeld(new URL(request.url))) await promise;
      return service.fetch(request);
    }),
  );
  return { release };
}

describe('an open order', () => {
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

  test('is first, with its steps and the link to finish it', async () => {
    const { order } = await withOpenOrder();
    open();
    const strip = await part('Open order');
    expect(strip).toHaveTextContent(`Order ${order.orderNo} is waiting for your payment`);
    const steps = within(strip).getByRole('list', { name: 'Progress of your purchase' });
    expect(within(steps).getByText('Order').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(within(strip).getByRole('link', { name: 'Finish order' })).toHaveAttribute('href', '/buy-shares');
    expect(strip.compareDocumentPosition(holdings())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('has a placeholder until the service answers, if this browser knows of the order', async () => {
    const { backend, order } = await withOpenOrder();
    const first = heldBack('user/dashboard', backend, () => true);
    const view = open();
    expect(screen.getByText('Opening your order')).toBeInTheDocument();
    first.release();
    await part('Open order');
    expect(screen.queryByText('Opening your order')).not.toBeInTheDocument();
    view.unmount();
    order.status = 'EXPIRED';
    act(() => queryClient.clear());
    open();
    expect(screen.getByText('Opening your order')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Opening your order')).not.toBeInTheDocument());
    expect(localStorage.getItem(STORAGE_KEYS.openOrders)).toBeNull();
  });

  test('has no placeholder when the service does not answer or after a logout', async () => {
    await withOpenOrder();
    server.use(http.get('*/api/v1/user/dashboard', () => HttpResponse.error()));
    open();
    expect(screen.getByText('Opening your order')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Opening your order')).not.toBeInTheDocument());
    expect(localStorage.getItem(STORAGE_KEYS.openOrders)).toBe('1');
    act(leave);
    expect(localStorage.getItem(STORAGE_KEYS.openOrders)).toBeNull();
  });

  test('links to its page during a review, and cannot be paid', async () => {
    const { backend, order } = await withOpenOrder();
    change('user/dashboard', backend, ({ openOrders, ...rest }: { openOrders: object[] }) => ({
      ...rest,
      openOrders: openOrders.map((one) => ({ ...one, status: 'REVIEW' })),
    }));
    open();
    const strip = await part('Open order');
    expect(strip).toHaveTextContent('Do not send it again');
    expect(within(strip).queryByRole('link', { name: 'Finish order' })).not.toBeInTheDocument();
    expect(within(strip).getByRole('link', { name: 'View order' })).toHaveAttribute(
      'href',
      `/deals?order=${order._id}`,
    );
  });

  test('is shown when only this browser knows it, with a warning not to pay it again', async () => {
    const { backend, order } = await withOpenOrder();
    change('user/dashboard', backend, { openOrders: [] });
    const written = { from: AMELIA, status: 'unanswered', closesAt: Date.now() + 3_600_000 } as const;
    await act(() => addEntry(engine, asked({ ...ofOrder(order._id), ...written })));
    open();
    const strip = await part('Open order');
    await waitFor(() => expect(strip).toHaveTextContent(`Order ${order.orderNo} needs your attention`));
    expect(strip).toHaveTextContent('Check your wallet before you pay again.');
    expect(within(strip).getByRole('link', { name: 'View order' })).toHaveAttribute('href', '/buy-shares');
  });

  const sent = { from: AMELIA, closesAt: Date.now() + 3_600_000, status: 'pending', hash: HASH } as const;

  test('that only this browser knows shows a placeholder first, then its state, then the service’s figures', async () => {
    const { backend, order } = await withOpenOrder();
    change('user/dashboard', backend, { openOrders: [] });
    const answers = heldBack('wallet/transactions', backend, ({ searchParams }) => searchParams.has('orderId'));
    await act(() => addEntry(engine, asked({ ...ofOrder(order._id), ...sent })));
    open();
    expect(screen.getByText('Opening your order')).toBeInTheDocument();
    const strip = await part('Open order');
    expect(screen.queryByText('Opening your order')).not.toBeInTheDocument();
    expect(strip).toHaveTextContent(`Order FNX-${order._id} is pending`);
    expect(strip).not.toHaveTextContent('USDT');
    answers.release();
    expect(await within(strip).findByText(/USDT/)).toBeVisible();
    expect(strip).toHaveTextContent(`Order ${order.orderNo} is pending`);
  });

  test('that only this browser knows stays with its outcome when it ends', async () => {
    const { backend, order } = await withOpenOrder();
    change('user/dashboard', backend, { openOrders: [] });
    order.status = 'FINISHED';
    await act(() => addEntry(engine, asked({ ...ofOrder(order._id), ...sent })));
    open();
    const strip = await part('Open order');
    await waitFor(() => expect(strip).toHaveTextContent(`Order ${order.orderNo} is delivered`));
    await act(emptyJournal);
    expect(screen.queryByRole('region', { name: 'Open order' })).not.toBeInTheDocument();
  });

  test('of another user of this browser loses its placeholder once the user is known', async () => {
    const { backend, order } = await withOpenOrder();
    change('user/dashboard', backend, { openOrders: [] });
    await act(() => addEntry(engine, asked({ ...ofOrder(order._id), ...sent, from: HERS })));
    open();
    expect(screen.getByText('Opening your order')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Opening your order')).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Open order' })).not.toBeInTheDocument();
  });

  test('updates every part of the page when it is delivered elsewhere', async () => {
    const { backend } = await withOpenOrder();
    open();
    await part('Open order');
    expect(await plot()).toHaveAttribute('aria-valuetext', expect.stringContaining('$9,984.00'));
    change('user/graphForDealUser', backend, ({ points }: { points: object[] }) => ({
      points: points.map((point) => ({ ...point, value: '10234', invested: '7534.9' })),
    }));
    change('user/dashboard', backend, { openOrders: [], totalShares: '820.0321', currentValue: '10234' });
    await act(() => queryClient.invalidateQueries({ ...dashboardQuery, exact: true }));
    expect(await within(holdings()).findByText('$10,234.00')).toBeVisible();
    await waitFor(async () =>
      expect(await plot()).toHaveAttribute('aria-valuetext', expect.stringContaining('$10,234.00')),
    );
  });

  test('disappears when it ends', async () => {
    const { order } = await withOpenOrder();
    open();
    await part('Open order');
    order.status = 'EXPIRED';
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Open order' })).not.toBeInTheDocument());
  });
});

describe('an investor without shares', () => {
  test('sees the first steps, a specimen and the price, but no zeros', async () => {
    await startAs('Nell');
    const { container } = open();
    expect(
      await screen.findByRole('heading', { name: 'Welcome, Nell. Three steps to your first share' }, LONG_WAIT),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: 'Specimen certificate' })).toBeVisible();
    expect(await screen.findByText(/would buy/)).toHaveTextContent('$100.00 would buy 8.0128 shares today');
    expect((await screen.findAllByText('$12.48'))[0]).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your holdings' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Latest activity' })).not.toBeInTheDocument();
    expect(container.textContent).not.toMatch(/(^|[^\d.,])0(\.0+)?( FNX| shares|$)|\$0/);
  });

  test('sees one current step, with the finished steps before it', async () => {
    await startAs('Nell');
    open();
    const steps = await part('Steps to your first share');
    expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
    expect(within(steps).getByText('Open your account').closest('li')).not.toHaveAttribute('aria-current');
    expect(within(steps).getByText('Verify your identity').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(within(steps).getAllByRole('link')).toHaveLength(1);
    expect(within(steps).getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/kyc');
  });

  test.each([
    ['was rejected', 'Rolf', undefined, 'We couldn’t verify your identity', 'See what you can do', '/kyc'],
    [
      'lives where no shares are offered',
      'Nell',
      'US',
      'We can’t offer shares where you live',
      'Contact support',
      '/contactus',
    ],
  ])(
    'who %s sees the reason first, and neither steps nor a specimen',
    async (_why, firstName, country, title, way, href) => {
      const { service } = await startAs(firstName);
      if (country) service.state.accounts.find((account) => account.firstName === firstName)!.country = country;
      open();
      expect(await screen.findByRole('heading', { name: title }, LONG_WAIT)).toBeVisible();
      expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', href);
      expect(screen.queryByText(/to your first share/)).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Worth reading' })).toBeVisible();
      expect(screen.queryByText(/would buy/)).not.toBeInTheDocument();
    },
  );

  test('is led to the purchase when verified and linked', async () => {
    await startAs('Gus');
    open();
    const steps = await part('Steps to your first share');
    expect(await within(steps).findByRole('link', { name: 'Buy' })).toHaveAttribute('href', '/buy-shares');
    expect(within(steps).getByRole('heading')).toHaveTextContent('One step');
  });

  test('is not welcomed as new after selling everything, and finds the transactions', async () => {
    const backend = await startAs('Amelia');
    change('user/dashboard', backend, { totalShares: '0', currentValue: '0', pnl: '0', pnlPct: '0', invested: '0' });
    open();
    expect(await screen.findByRole('heading', { name: 'You hold no shares right now' }, LONG_WAIT)).toBeVisible();
    expect(await part('Latest activity')).toBeVisible();
  });
});
