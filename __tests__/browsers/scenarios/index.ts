import type { Scenario } from '../stage';
import { ROUTE_SCENARIOS } from './routes';

export const SCENARIOS: readonly Scenario[] = [...ROUTE_SCENARIOS];
