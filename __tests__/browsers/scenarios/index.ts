import type { Scenario } from '../stage';
import { ACCOUNT_SCENARIOS } from './account';
import { PAYMENT_SCENARIOS } from './payments';
import { ROUTE_SCENARIOS } from './routes';

export const SCENARIOS: readonly Scenario[] = [...ACCOUNT_SCENARIOS, ...PAYMENT_SCENARIOS, ...ROUTE_SCENARIOS];
