import type { FaultTable } from '../lib/faults/case';
import { CALLS } from './calls';
import { HOSTILE_TEXTS } from './hostile';
import { INPUTS } from './inputs';
import { MONEY } from './money';
import { SCREENS } from './screens';
import { SERVER } from './server';
import { SESSION } from './session';
import { STATUS_GRID } from './statuses';
import { WALLET_ERRORS } from './wallet-errors';

export const FAULT_TABLES: readonly FaultTable[] = [
  MONEY,
  WALLET_ERRORS,
  SESSION,
  SCREENS,
  CALLS,
  STATUS_GRID,
  HOSTILE_TEXTS,
  INPUTS,
  SERVER,
];
