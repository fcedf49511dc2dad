import type { Entry } from '../entry';
import { CONTENT_CALLS } from './content';
import { MARKET_CALLS } from './market';
import { PORTFOLIO_CALLS } from './portfolio';
import { SESSION_CALLS } from './session';

/** Every call that the sandbox answers. A new group is one more line here. */
export const ENTRIES: readonly Entry[] = [...SESSION_CALLS, ...PORTFOLIO_CALLS, ...MARKET_CALLS, ...CONTENT_CALLS];
