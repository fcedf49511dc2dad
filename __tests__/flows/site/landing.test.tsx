import { act, screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@/api/contract';
import { LandingScreen } from '@/features/marketing';
import { LandingLayout } from '@/shell/layouts/landing-layout';
import { PRINTED_LANDING } from '@/server/page-data/landing';
import { NavigationContext, type Navigation } from '@/ui/app-link';
import { change } from '../../support/dashboard';
import { renderScreen, withoutRetries } from '../../support/render';
import { useServer } from '../../support/service';
import { breakCall, leave, mendCall, startAs } from '../../support/start-as';

useServer();
withoutRetries();
afterEach(() => act(leave));

const navigation: Navigation = { zone: 'base', go: () => {}, leave: () => {}, warm: () => {} };
const open = () =>
  renderScreen(
    <NavigationContext value={navigation}>
      <LandingLayout>
        <LandingScreen price={null} content={PRINTED_LANDING.content} />
      </LandingLayout>
    </NavigationContext>,
    { pathname: '/' },
  );
const ORDER: Order = {
  _id: 'order-1',
  orderNo: 'FNX-1001',
  shares: '40',
  pricePerShare: '12.5',
  fiat: 'USD',
  priceAmount: '500',
  fee: { platform: '0', network: '0' },
  payCurrency: 'USDT',
  payAmount: '500',
  payAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  chainId: 56,
  contract: null,
  decimals: 18,
  actuallyPaid: '0',
  status: 'WAITING',
  expiresAt: '2026-11-20T12:15:00.000Z',
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:05:00.000Z',
};
const own = () => within(screen.getByRole('region', { name: 'Your shares' }));

test('a visitor who comes from another page sees the drawings, and no shares', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'What you own' })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Tier 1 ratio over the requirement\./ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your shares' })).not.toBeInTheDocument();
});

test('a visitor is offered an account, and an investor who seems to be logged in is not', () => {
  open();
  const offer = () => screen.queryByRole('link', { name: 'Open account' });
  expect(offer()).toBeVisible();
  // The header sets this attribute.
  document.documentElement.toggleAttribute('data-member', true);
  expect(offer()).not.toBeInTheDocument();
  document.documentElement.removeAttribute('data-member');
});

describe('an investor who is logged in', () => {
  test('sees the value of their shares above the page, and a link to the overview', async () => {
    await startAs('Amelia');
    open();
    expect(await own().findByText('$9,984.00')).toBeVisible();
    expect(own().getByText('800.00 FNX')).toBeVisible();
    expect(own().getByRole('link', { name: 'Go to your overview' })).toHaveAttribute('href', '/dashboard');
    expect(own().queryByRole('link', { name: /^Order/ })).not.toBeInTheDocument();
  });

  test('is led to the open order', async () => {
    change('user/dashboard', await startAs('Amelia'), { openOrders: [ORDER] });
    open();
    const link = await own().findByRole('link', { name: 'Order FNX-1001 is open' });
    expect(link).toHaveAttribute('href', '/deals?order=order-1');
  });

  test('is led to a purchase when they own no shares', async () => {
    change('user/dashboard', await startAs('Amelia'), { totalShares: '0', currentValue: '0' });
    open();
    expect(await own().findByText('You don’t own any shares yet.')).toBeVisible();
    expect(own().getByRole('link', { name: 'Buy shares' })).toHaveAttribute('href', '/buy-shares');
  });

  test('is not led to a purchase when their country is not served', async () => {
    const backend = await startAs('Amelia');
    change('user/dashboard', backend, { totalShares: '0', currentValue: '0' });
    change('user/getProfile', backend, { isCountryServed: false });
    open();
    expect(await own().findByText('You don’t own any shares yet.')).toBeVisible();
    await waitFor(() => expect(own().queryByRole('link', { name: 'Buy shares' })).not.toBeInTheDocument());
    expect(own().getByRole('link', { name: 'Go to your overview' })).toBeVisible();
  });

  test('sees that the figures did not arrive, and gets them with a retry', async () => {
    const backend = await startAs('Amelia');
    breakCall('user/dashboard');
    const { user } = open();
    const again = await own().findByRole('button', { name: 'Try again' });
    mendCall('user/dashboard', backend);
    await user.click(again);
    expect(await own().findByText('$9,984.00')).toBeVisible();
  });
});
