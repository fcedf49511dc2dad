import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SettingsScreen } from '@/features/account';
import { KycScreen } from '@/features/kyc';
import { NotificationsScreen } from '@/features/notifications';
import { DashboardScreen, WalletScreen } from '@/features/portfolio';
import { BuySharesScreen } from '@/features/shares';
import { RewardsScreen, StakingScreen } from '@/features/staking';
import { SwapScreen } from '@/features/swap';
import { DealsScreen, TransactionsScreen } from '@/features/transactions';
import { breakCall, leave, mendCall, startAs } from '../support/start-as';
import { renderAt } from '../support/render-at';
import { withoutRetries } from '../support/render';
import { useServer, type Backend } from '../support/service';

useServer();
withoutRetries();

let backend: Backend;
beforeEach(async () => {
  backend = await startAs('Amelia');
});
afterEach(leave);

const SCREENS: readonly (readonly [address: string, screen: ReactNode, call: string, content: RegExp])[] = [
  ['/dashboard', <DashboardScreen key="1" />, 'user/dashboard', /From FNX’s records/],
  ['/kyc', <KycScreen key="2" />, 'user/getProfile', /Your identity is verified/],
  ['/buy-shares', <BuySharesScreen key="3" />, 'user/dashboard', /From FNX’s records/],
  ['/swap', <SwapScreen key="4" />, 'wallet/transactions', /No swaps yet/],
  ['/staking', <StakingScreen key="5" />, 'user/staking', /You have no stakes yet/],
  ['/rewards', <RewardsScreen key="6" />, 'user/stakingClaimList', /No claims yet/],
  ['/wallet', <WalletScreen key="7" />, 'user/my-wallet', /Send only tokens on BNB Smart Chain/],
  ['/transactions', <TransactionsScreen key="8" />, 'wallet/transactions', /Transactions of your account/],
  ['/deals', <DealsScreen key="9" />, 'user/getDealHistoryUser', /Share orders/],
  ['/notifications', <NotificationsScreen key="10" />, 'notification/listNotification', /No notifications|Remove all/],
  ['/settings?tab=notifications', <SettingsScreen key="11" />, 'user/settings', /Everything appears in the app/],
];

test.each(SCREENS)(
  '%s has one heading, and is marked as busy until it is complete',
  async (address, page, _call, content) => {
    const { container } = renderAt(address, page);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect((await screen.findAllByText(content)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test.each(SCREENS)('%s shows what failed, and is complete after Try again', async (address, page, call, content) => {
  breakCall(call);
  const { user } = renderAt(address, page);
  const alerts = await screen.findAllByRole('alert');
  expect(alerts[0]).toHaveTextContent('FNX could not be reached.');
  mendCall(call, backend);
  for (const alert of alerts) await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByText(content)).length).toBeGreaterThan(0);
});
