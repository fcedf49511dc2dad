import { getTransactions } from '@/api/contract';
import { dashboardQuery } from '@/api/endpoints/user/dashboard';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { TRANSACTIONS_KEY } from '@/api/endpoints/wallet/transactions';
import { CHAIN_HOLDING_KEY } from '@/chain/queries';
import type { Tx } from '../tx';
import type { AtService } from './at-service';

const READ_WITHIN_MS = 10_000;

export const noService = (tx: Tx): AtService => ({
  hashOf: () => Promise.resolve(null),
  onRecord: () => Promise.resolve('nothing'),
  isVisible: () => Promise.resolve(true),
  stale: () => [CHAIN_HOLDING_KEY, TRANSACTIONS_KEY, dashboardQuery.queryKey, myWalletQuery.queryKey],
  answers: () => tx.service.call(getTransactions, { limit: 1 }, { timeoutMs: READ_WITHIN_MS }),
});
