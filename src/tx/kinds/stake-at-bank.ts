import { callService } from '@/api/client';
import { getStaking, type Hash, type Stake } from '@/api/contract';
import { NOTICES_KEY } from '@/api/endpoints/notification';
import { dashboardQuery } from '@/api/endpoints/user/dashboard';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { plansQuery, reportDeposit, stakingQuery, setStakeReservation } from '@/api/endpoints/user/staking';
import { TRANSACTIONS_KEY } from '@/api/endpoints/wallet/transactions';
import { CHAIN_HOLDING_KEY } from '@/chain/queries';
import { PaymentFault } from '@/errors/payment-fault';
import type { OnRecord, Service } from './at-service';

const READ_WITHIN_MS = 10_000;

const readStakes = async () => (await callService(getStaking, {}, { timeoutMs: READ_WITHIN_MS })).positions;

export const readStake = async (stakeId: string): Promise<Stake | null> =>
  (await readStakes()).find(({ _id }) => _id === stakeId) ?? null;

async function onRecord(hash: string, stakeId: string): Promise<OnRecord> {
  const stakes = await readStakes().catch((cause: unknown) => {
    throw new PaymentFault('service-away', { cause });
  });
  const owners = stakes.filter(({ txHash }) => txHash?.toLowerCase() === hash.toLowerCase());
  if (owners.length === 0) return 'nothing';
  return owners.every(({ _id }) => _id === stakeId) ? 'this' : 'another';
}

export const STAKE_AT_BANK: Service = {
  hashOf: async (stakeId) => ((await readStake(stakeId))?.txHash as Hash | null | undefined) ?? null,
  onRecord,
  report: (stakeId, txHash) => reportDeposit({ stakeId, txHash }),
  openRequestOf: async (stakeId) => (await readStake(stakeId))?.asked,
  setReservation: setStakeReservation,
  stale: () => [
    stakingQuery.queryKey,
    plansQuery.queryKey,
    dashboardQuery.queryKey,
    myWalletQuery.queryKey,
    TRANSACTIONS_KEY,
    NOTICES_KEY,
    CHAIN_HOLDING_KEY,
  ],
};
