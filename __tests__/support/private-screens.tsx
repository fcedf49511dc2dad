import type { ReactNode } from 'react';
import { SettingsScreen } from '@/features/account';
import { KycScreen } from '@/features/kyc';
import { NotificationsScreen } from '@/features/notifications';
import { DashboardScreen, WalletScreen } from '@/features/portfolio';
import { BuySharesScreen } from '@/features/shares';
import { RewardsScreen, StakingScreen } from '@/features/staking';
import { SwapScreen } from '@/features/swap';
import { OrdersScreen, TransactionsScreen } from '@/features/transactions';

/** Lists each private screen with a call that it needs and a text that it shows once that call is answered. */
export const PRIVATE_SCREENS: readonly (readonly [
  address: string,
  screen: ReactNode,
  call: string,
  content: RegExp,
])[] = [
  ['/dashboard', <DashboardScreen key="1" />, 'user/dashboard', /From FNX’s records/],
  ['/kyc', <KycScreen key="2" />, 'user/getProfile', /Your identity is verified/],
  ['/buy-shares', <BuySharesScreen key="3" />, 'wallet/getFnxPrice', /12\.48/],
  ['/swap', <SwapScreen key="4" />, 'wallet/transactions', /No swaps yet/],
  ['/staking', <StakingScreen key="5" />, 'user/staking', /You have no stakes yet/],
  ['/rewards', <RewardsScreen key="6" />, 'user/stakingClaimList', /No claims yet/],
  ['/wallet', <WalletScreen key="7" />, 'user/my-wallet', /Send only tokens on BNB Smart Chain/],
  ['/transactions', <TransactionsScreen key="8" />, 'wallet/transactions', /Transactions of your account/],
  ['/deals', <OrdersScreen key="9" />, 'user/getDealHistoryUser', /Share orders/],
  ['/notifications', <NotificationsScreen key="10" />, 'notification/listNotification', /No notifications|Remove all/],
  ['/settings?tab=notifications', <SettingsScreen key="11" />, 'user/settings', /Everything appears in the app/],
];
