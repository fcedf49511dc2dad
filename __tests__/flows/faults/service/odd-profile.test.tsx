import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { SettingsScreen } from '@/features/account';
import { KycScreen } from '@/features/kyc';
import { NotificationsScreen } from '@/features/notifications';
import { DashboardScreen, WalletScreen } from '@/features/portfolio';
import { BuySharesScreen } from '@/features/shares';
import { RewardsScreen, StakingScreen } from '@/features/staking';
import { SwapScreen } from '@/features/swap';
import { OrdersScreen, TransactionsScreen } from '@/features/transactions';
import { leave, startAs } from '../../../support/start-as';
import { renderAt } from '../../../support/render-at';
import { withoutRetries } from '../../../support/render';
import { server, useServer, type Backend } from '../../../support/service';

useServer();
withoutRetries();
afterEach(leave);

const SCREENS: readonly (readonly [address: string, page: ReactNode, content: RegExp])[] = [
  ['/dashboard', <DashboardScreen key="1" />, /Account of/],
  ['/kyc', <KycScreen key="2" />, /Your identity is verified/],
  ['/buy-shares', <BuySharesScreen key="3" />, /Identity verified/],
  ['/swap', <SwapScreen key="4" />, /No swaps yet/],
  ['/staking', <StakingScreen key="5" />, /You have no stakes yet/],
  ['/rewards', <RewardsScreen key="6" />, /No claims yet/],
  ['/wallet', <WalletScreen key="7" />, /Send only tokens on BNB Smart Chain/],
  ['/transactions', <TransactionsScreen key="8" />, /Transactions of your account/],
  ['/deals', <OrdersScreen key="9" />, /Share orders/],
  ['/notifications', <NotificationsScreen key="10" />, /No notifications|Remove all/],
  ['/settings', <SettingsScreen key="11" />, /Country of residence/],
  ['/settings?tab=security', <SettingsScreen key="12" />, /Each login asks for a code/],
  ['/settings?tab=preferences', <SettingsScreen key="13" />, /Text direction/],
  ['/settings?tab=notifications', <SettingsScreen key="14" />, /Everything appears in the app/],
];

type Case = readonly [name: string, settings: unknown];

const NO_SETTINGS: readonly Case[] = [
  ['missing', undefined],
  ['null', null],
];
const ODD_SETTINGS: readonly Case[] = [
  ['empty', {}],
  ['partial', { theme: 'LIGHT' }],
  ['of unknown values', { theme: 'sepia', direction: 'xx', responsiveFontSizes: 300, currency: 300, notify: 'all' }],
];

function answerSettings({ service }: Backend, settings: unknown): void {
  server.use(
    http.get('*/api/v1/user/getProfile', async ({ request }) => {
      const answer = (await (await service.fetch(request)).json()) as { data: object };
      return HttpResponse.json({ ...answer, data: { ...answer.data, settings } });
    }),
    http.get('*/api/v1/user/settings', async ({ request }) => {
      const answer = (await (await service.fetch(request)).json()) as { data: object };
      return HttpResponse.json({ ...answer, data: settings });
    }),
  );
}

describe.each(ODD_SETTINGS)('a profile with settings %s', (_name, settings) => {
  test.each(SCREENS)('shows the screen %s', async (address, page, content) => {
    answerSettings(await startAs('Amelia'), settings);
    renderAt(address, page);
    expect((await screen.findAllByText(content)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test.each([...NO_SETTINGS, ...ODD_SETTINGS])(
  'a profile with settings %s shows the name of its investor',
  async (_name, settings) => {
    answerSettings(await startAs('Amelia'), settings);
    renderAt('/dashboard', <DashboardScreen />);
    expect(await screen.findByText(/Amelia/)).toBeVisible();
  },
);

test('the settings show dashes for unreadable profile fields, and do not offer two-factor', async () => {
  const { service } = await startAs('Amelia');
  server.use(
    http.get('*/api/v1/user/getProfile', async ({ request }) => {
      const answer = (await (await service.fetch(request)).json()) as { data: object };
      const unreadable = { firstName: null, lastName: 5, phone: undefined, country: null, twoFactorEnabled: 'yes' };
      return HttpResponse.json({ ...answer, data: { ...answer.data, ...unreadable } });
    }),
  );
  const { user } = renderAt('/settings', <SettingsScreen />);
  expect((await screen.findAllByText('—')).length).toBeGreaterThan(1);
  await user.click(screen.getByRole('tab', { name: 'Security' }));
  expect(await screen.findByText(/could not check whether two-factor is on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn on two-factor' })).not.toBeInTheDocument();
});
