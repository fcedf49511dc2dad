import type { Entry } from '../entry';
import { ADMIN_CALLS } from './admin';
import { BLOG_CALLS } from './blog';
import { CONTACT_CALLS } from './contact';
import { KYC_CALLS } from './kyc';
import { NOTIFICATION_CALLS } from './notification';
import { STATIC_CALLS } from './static';
import { TEAM_CALLS } from './team';
import { TRANSACTION_CALLS } from './transactions';
import { ACCOUNT_CALLS } from './user/account';
import { LOGIN_CALLS } from './user/login';
import { PASSWORD_CALLS } from './user/password';
import { PORTFOLIO_CALLS } from './user/portfolio';
import { SIGN_UP_CALLS } from './user/sign-up';
import { STAKING_CALLS } from './user/staking';
import { ORDER_CALLS } from './wallet/orders';
import { PRICE_CALLS } from './wallet/prices';
import { WALLET_TRANSACTION_CALLS } from './wallet/transactions';

export const ENTRIES: readonly Entry[] = [
  ...SIGN_UP_CALLS,
  ...LOGIN_CALLS,
  ...PASSWORD_CALLS,
  ...ACCOUNT_CALLS,
  ...PORTFOLIO_CALLS,
  ...STAKING_CALLS,
  ...PRICE_CALLS,
  ...ORDER_CALLS,
  ...WALLET_TRANSACTION_CALLS,
  ...TRANSACTION_CALLS,
  ...KYC_CALLS,
  ...NOTIFICATION_CALLS,
  ...STATIC_CALLS,
  ...TEAM_CALLS,
  ...BLOG_CALLS,
  ...ADMIN_CALLS,
  ...CONTACT_CALLS,
];
