import type { FaultList } from '../lib/faults/case';
import { MONEY_ATTACKS } from './money-attacks';
import { MONEY_CHECKS } from './money-checks';
import { MONEY_NETWORK } from './money-network';

export const MONEY: FaultList = {
  id: 'money',
  title: 'Money faults',
  intro:
    'This table has the faults F1 to F48, with one case for each kind of action that the fault affects. The tests in `money/` run against a real chain and count transfers and balances there. They mock no part of `src/wallet` or `src/tx`. Tests in `e2e/` do the same in a browser. `scripts/guards/` names the code that protects against the fault: `npm run guards` removes each guard and expects a test to fail.',
  cases: [...MONEY_NETWORK, ...MONEY_CHECKS, ...MONEY_ATTACKS],
};
