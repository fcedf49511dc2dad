import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { renderToString } from 'react-dom/server';
import { SiteLayout } from '@/shell/layouts/site-layout';
import { endSession } from '@/session/session';
import { walletStore } from '@/wallet/facade';
import { at, showMemberPage, foot, header, inRow, linksOf, page, row } from '../../support/frame';
import { emptyJournal, HERS, sent } from '../../support/money/attempt';
import { createRouter, withoutRetries } from '../../support/render';
import { server, useServer, type Backend } from '../../support/service';
import { breakCall, leave, startAs } from '../../support/start-as';

useServer();
withoutRetries();

const VISITORS = ['How it works', 'Price', 'The bank', 'Campaign', 'Questions'];

describe('a visitor', () => {
  test('has five links in the header, ‘Log in’ and ‘Open account’, and no bottom bar', () => {
    at('/price');
    expect(linksOf(row()).map(([name]) => name)).toEqual(VISITORS);
    expect(header().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
    expect(screen.queryByRole('link', { name: 'Overview', hidden: true })).not.toBeInTheDocument();
  });

  test('has ‘Open account’ and the same five links in the menu of a phone', async () => {
    const { user } = at('/faq');
    await user.click(header().getByRole('button', { name: 'Menu' }));
    const menu = header().getByRole('navigation', { name: 'Main' });
    expect(linksOf(menu).map(([name]) => name)).toEqual(['Open account', ...VISITORS]);
    expect(within(menu).getByRole('button', { name: 'Search' })).toHaveAttribute('aria-haspopup', 'dialog');
  });
});

describe('an investor', () => {
  let backend: Backend;
  beforeEach(async () => {
    backend = await startAs('Amelia');
  });
  afterEach(() => act(leave));

  test('has the main pages in the header, with the open page marked as current', async () => {
    showMemberPage('/swap');
    await foot();
    expect(linksOf(row())).toEqual([
      ['Overview', '/dashboard', null],
      ['Buy shares', '/buy-shares', null],
      ['Swap', '/swap', 'page'],
      ['Staking', '/staking', null],
      ['Activity', '/transactions', null],
    ]);
  });

  test('has four pages and ‘Menu’ in the bottom bar', async () => {
    showMemberPage('/dashboard');
    const bar = await foot();
    expect(linksOf(bar)).toEqual([
      ['Overview', '/dashboard', 'page'],
      ['Buy', '/buy-shares', null],
      ['Swap', '/swap', null],
      ['Staking', '/staking', null],
    ]);
    expect(within(bar).getByRole('link', { name: 'Buy shares' })).toBeVisible();
    expect(within(bar).getByRole('button', { name: 'Menu' })).not.toHaveAttribute('aria-current');
    expect(header().queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  });

  test('finds the pages of a section in its tabs, and the section stays current', async () => {
    showMemberPage('/rewards');
    expect(linksOf(screen.getByRole('navigation', { name: 'Staking' }))).toEqual([
      ['Stake', '/staking', null],
      ['Rewards', '/rewards', 'page'],
    ]);
    const bar = await foot();
    expect(within(bar).getByRole('link', { name: 'Staking' })).toHaveAttribute('aria-current', 'true');
  });

  test('finds orders beside transactions, under ‘Menu’ on a phone', async () => {
    showMemberPage('/deals');
    expect(linksOf(screen.getByRole('navigation', { name: 'Activity' }))).toEqual([
      ['Transactions', '/transactions', null],
      ['Orders', '/deals', 'page'],
    ]);
    const bar = await foot();
    expect(within(bar).getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-current', 'true');
  });

  test('finds the public pages under ‘The bank’, which is marked as current while one of them is open', async () => {
    const { user } = at('/price');
    await foot();
    const bank = inRow('The bank');
    expect(bank).toHaveAttribute('aria-current', 'true');
    await user.click(bank);
    const price = inRow('Price').closest('a')!;
    expect(price).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(price).toHaveAccessibleDescription(/^\$\d+\.\d\d$/));
    expect(inRow('The bank in figures').closest('a')).toHaveAttribute('href', '/bank-overview');
    await user.keyboard('{Escape}');
    expect(bank).toHaveFocus();
    expect(bank).toHaveAttribute('aria-expanded', 'false');
  });

  test('sees wallet, identity and the unread count in the account menu, changes the theme there and logs out', async () => {
    const { service } = backend;
    const id = service.state.accounts[0]!._id;
    const unread = service.state.notices.filter((notice) => notice.accountId === id && !notice.isRead).length;
    const { user } = showMemberPage('/dashboard');
    await user.click(await header().findByRole('button', { name: 'Account' }));
    expect(await screen.findByText(/^Amelia /)).toBeVisible();
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Wallet')).toHaveAccessibleDescription(/^0x..….{4}$/);
    expect(link('Wallet')).toHaveAttribute('href', '/wallet');
    expect(link('Identity')).toHaveAccessibleDescription('Approved');
    await waitFor(() => expect(link('Notifications')).toHaveAccessibleDescription(unread > 0 ? `${unread} new` : ''));
    expect(link('Settings')).toHaveAttribute('href', '/settings');
    const theme = header().getAllByRole('button', { name: 'Theme' }).at(-1)!;
    expect(theme).toHaveAccessibleDescription('Dark');
    await user.click(theme);
    expect(theme).toHaveAccessibleDescription('Light');
    await user.click(theme);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await header().findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Overview' })).not.toBeInTheDocument();
  });

  test('has the other pages in the menu of a phone, with the rewards that can be claimed', async () => {
    const totals = { staked: '200', accrued: '3', claimable: '2.4263', claimed: '0' };
    server.use(
      http.get('*/api/v1/user/staking', () =>
        HttpResponse.json({ status: 200, message: 'OK', data: { plans: [], positions: [], totals } }),
      ),
    );
    const { user } = showMemberPage('/dashboard');
    const bar = await foot();
    await user.click(within(bar).getByRole('button', { name: 'Menu' }));
    const paths = linksOf(bar).map(([, path]) => path);
    expect(paths).toEqual(expect.arrayContaining(['/transactions', '/rewards', '/wallet', '/kyc', '/settings']));
    expect(paths).toEqual(expect.arrayContaining(['/price', '/about-us/blog', '/faq', '/help', '/contactus']));
    expect(within(bar).getByRole('button', { name: 'Theme' })).toBeVisible();
    await waitFor(() =>
      expect(within(bar).getByRole('link', { name: 'Rewards' })).toHaveAccessibleDescription('2.4263 FNX'),
    );
    await user.click(within(bar).getByRole('link', { name: 'Activity' }));
    expect(within(bar).getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('sees the number of pending payments beside ‘Activity’', async () => {
    localStorage.setItem('tx_journal', JSON.stringify([sent({ closesAt: Date.now() + 3_600_000 })]));
    act(() => walletStore.set({ status: 'connected', address: HERS, chainId: 56, isSupported: true }));
    const { user } = showMemberPage('/dashboard');
    const bar = await foot();
    await user.click(within(bar).getByRole('button', { name: 'Menu' }));
    const activity = within(bar).getByRole('link', { name: 'Activity' });
    await waitFor(() => expect(activity).toHaveAccessibleDescription('1 pending'));
    await act(async () => {
      walletStore.set({ status: 'disconnected' });
      await emptyJournal();
    });
    expect(activity).toHaveAccessibleDescription('');
  });

  test('has every link even while the figures beside the links cannot be read', async () => {
    breakCall('user/profile');
    breakCall('user/staking');
    breakCall('wallet/getFnxPrice');
    breakCall('admin/getBankOverView');
    const { user } = showMemberPage('/dashboard');
    const bar = await foot();
    await user.click(within(bar).getByRole('button', { name: 'Menu' }));
    expect(within(bar).getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '/wallet');
    expect(within(bar).getByRole('link', { name: 'Price' })).toHaveAccessibleDescription('');
    expect(within(bar).getByRole('link', { name: 'Campaign' })).toHaveAccessibleDescription('');
  });

  test('loses the bottom bar when the session ends', async () => {
    at('/price');
    await foot();
    act(() => endSession({ tone: 'silent' }));
    expect(screen.queryByRole('link', { name: 'Overview', hidden: true })).not.toBeInTheDocument();
    expect(linksOf(row()).map(([name]) => name)).toEqual(VISITORS);
  });

  test('gets a visitor’s page from the server, since only the browser knows the investor', () => {
    const html = renderToString(
      <RouterContext.Provider value={createRouter('/price')}>
        <SiteLayout>{page}</SiteLayout>
      </RouterContext.Provider>,
    );
    VISITORS.forEach((name) => expect(html).toContain(`>${name}<`));
    expect(html).toContain('Log in');
    expect(html).not.toContain('Overview');
  });
});
