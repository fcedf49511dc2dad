import type { Entry } from '../entry';
import { MARKET_CALLS } from './market';
import { PASSWORD_CALLS } from './password';
import { PORTFOLIO_CALLS } from './portfolio';
import { SESSION_CALLS } from './session';
import { SIGN_UP_CALLS } from './sign-up';

/** Every call that the sandbox answers. A new group is one more line here. */
export const ENTRIES: readonly Entry[] = [...SIGN_UP_CALLS, ...SESSION_CALLS, ...PASSWORD_CALLS, ...PORTFOLIO_CALLS, ...MARKET_CALLS];
