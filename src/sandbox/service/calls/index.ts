import type { Entry } from '../entry';
import { ACCOUNT_CALLS } from './account';
import { KYC_CALLS } from './kyc';
import { MARKET_CALLS } from './market';
import { NOTIFICATION_CALLS } from './notification';
import { PORTFOLIO_CALLS } from './portfolio';
import { SESSION_CALLS } from './session';

/** Every call that the sandbox answers. A new group is one more line here. */
export const ENTRIES: readonly Entry[] = [
  ...SESSION_CALLS,
  ...PORTFOLIO_CALLS,
  ...MARKET_CALLS,
  ...ACCOUNT_CALLS,
  ...KYC_CALLS,
  ...NOTIFICATION_CALLS,
];
