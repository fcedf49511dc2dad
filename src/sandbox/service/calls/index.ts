import type { Entry } from '../entry';
import { ACCOUNT_CALLS } from './account';
import { CONTENT_CALLS } from './content';
import { KYC_CALLS } from './kyc';
import { MARKET_CALLS } from './market';
import { NOTIFICATION_CALLS } from './notification';
import { ORDER_CALLS } from './orders';
import { PASSWORD_CALLS } from './password';
import { PORTFOLIO_CALLS } from './portfolio';
import { SESSION_CALLS } from './session';
import { SIGN_UP_CALLS } from './sign-up';
import { STAKING_CALLS } from './staking';
import { TRANSACTION_CALLS } from './transactions';

/** Every call that the sandbox answers. A new group is one more line here. */
export const ENTRIES: readonly Entry[] = [
  ...SIGN_UP_CALLS,
  ...SESSION_CALLS,
  ...PASSWORD_CALLS,
  ...PORTFOLIO_CALLS,
  ...MARKET_CALLS,
  ...ACCOUNT_CALLS,
  ...KYC_CALLS,
  ...NOTIFICATION_CALLS,
  ...ORDER_CALLS,
  ...TRANSACTION_CALLS,
  ...STAKING_CALLS,
  ...CONTENT_CALLS,
];
