import { getStaking, reportStake, type Hash, type Stake } from '@/api/contract';
import { NOTICES_KEY } from '@/api/query-client';
import { dashboardQuery } from '@/api/endpoints/user/dashboard';
import { myWalletQuery } from '@/api/endpoints/user/my-wallet';
import { plansQuery, stakingQuery } from '@/api/endpoints/user/staking';
import { TRANSACTIONS_KEY } from '@/api/endpoints/wallet/transactions';
import { CHAIN_HOLDING_KEY } from '@/chain/queries';
import { ActionFault } from '@/errors/action-fault';
import type { Engine } from '../engine';
import type { ActionRecord, OnRecord } from './action-record';
import { withNewerFields } from './newer-fields';
import { READ_WITHIN_MS } from './without-record';

const readStakes = async (engine: Engine) =>
  (await engine.service.call(getStaking, {}, { timeoutMs: READ_WITHIN_MS })).positions;

export const readStake = async (engine: Engine, stakeId: string): Promise<Stake | null> =>
  (await readStakes(engine)).find(({ _id }) => _id === stakeId) ?? null;

async function onRecord(engine: Engine, hash: string, stakeId: string): Promise<OnRecord> {
  const stakes = await readStakes(engine).catch((cause: unknown) => {
    throw new ActionFault('service-unreachable', { cause });
  });
  const owners = stakes.filter(({ txHash }) => txHash?.toLowerCase() === hash.toLowerCase());
  if (owners.length === 0) return 'nothing';
  return owners.some(({ _id }) => _id === stakeId) ? 'this' : 'another';
}

export const STAKE_RECORD: ActionRecord<Stake> = {
  read: readStake,
  hashOf: async (engine, stakeId) => ((await readStake(engine, stakeId))?.txHash as Hash | null | undefined) ?? null,
  onRecord,
  isVisible: async (engine, stakeId) => (await readStake(engine, stakeId)) !== null,
  report: (engine, stakeId, txHash, requestId) =>
    withNewerFields({ requestId }, (known) => engine.service.call(reportStake, { stakeId, txHash, ...known })),
  setReservation: (engine, stakeId, { requestId, askedAt, ...reservation }, options) =>
    withNewerFields({ requestId, askedAt }, (known) =>
      engine.service.call(reportStake, { stakeId, ...reservation, ...known }, options),
    ),
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
