import { getTransactions } from '@/api/contract';
import { dashboardQuery } from '@/api/endpoints/user/dashboard';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { TRANSACTIONS_KEY } from '@/api/endpoints/wallet/transactions';
import { CHAIN_HOLDING_KEY } from '@/chain/queries';
import { ActionFault } from '@/errors/action-fault';
import type { Engine } from '../engine';
import type { AtService } from './action-record';

export const READ_WITHIN_MS = 10_000;

export const withoutRecord = (engine: Engine): AtService => ({
  hashOf: () => Promise.resolve(null),
  onRecord: () => Promise.resolve('nothing'),
  isVisible: () => Promise.resolve(true),
  stale: () => [CHAIN_HOLDING_KEY, TRANSACTIONS_KEY, dashboardQuery.queryKey, myWalletQuery.queryKey],
  answers: () => engine.service.call(getTransactions, { limit: 1 }, { timeoutMs: READ_WITHIN_MS }),
});

/**
 * Actions without a service record expire by the service's time too, because the visitor's clock may be wrong by days.
 */
export async function assertTimeKnown(engine: Engine): Promise<void> {
  await withoutRecord(engine)
    .answers()
    .catch((cause: unknown) => {
      throw new ActionFault('service-unreachable', { cause });
    });
}
