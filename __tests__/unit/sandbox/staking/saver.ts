import { randomUUID } from 'node:crypto';
import { claimRewards, getStaking, openStake, reportStake, type Address, type Hash, type Stake } from '@/api/contract';
import { VAULT, userAccount } from '@/sandbox/chain/accounts';
import type { ServiceAsset } from '@/sandbox/service/chain-reader';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { memberOf, type Member } from '../../../support/member';
import { AMELIA } from '../visitor';

export const DAY_S = 86_400;
export const WALLET = userAccount(0);

export type StakeOptions = Partial<{ planId: string; amount: string; idempotencyKey: string }>;
type Sent = Partial<{ amount: string; from: Address; asset: ServiceAsset }>;

export async function newSaver() {
  const service = await createTestService();
  let member = await memberOf(service, AMELIA);
  const stakeInputOf = (asked: StakeOptions = {}) => ({
    planId: 'plan-90',
    amount: '100',
    idempotencyKey: randomUUID(),
    ...asked,
  });
  const settle = async () => {
    service.chain.mine(3);
    await service.settlement.settle();
    await service.settlement.settle();
  };
  const deposit = ({ amount = '100', from = WALLET, asset = 'FNX' }: Sent = {}): Promise<Hash> =>
    service.chain.transfer({ asset, from, to: VAULT, amount: parseUnits(amount) });
  const open = (asked?: StakeOptions) => member.get(openStake, stakeInputOf(asked));
  const stakes = async () => (await member.get(getStaking, {})).positions;
  const currentStake = async (id: string): Promise<Stake> => {
    const found = (await stakes()).find(({ _id }) => _id === id);
    if (!found) throw new Error('The stake is gone');
    return found;
  };
  return {
    service,
    member: () => member,
    stakeInputOf,
    settle,
    deposit,
    open,
    stakes,
    currentStake: currentStake,
    active: async (amount = '100', planId = 'plan-90') => {
      const { _id } = await open({ amount, planId });
      await deposit({ amount });
      await settle();
      return currentStake(_id);
    },
    report: (stakeId: string, txHash: Hash) => member.ask(reportStake, { stakeId, txHash }),
    claim: (asked: {
      stakeId: string;
      exit?: boolean;
      exitReward?: string;
      exitShares?: string;
      idempotencyKey?: string;
    }) => member.ask(claimRewards, { idempotencyKey: randomUUID(), ...asked }),
    travel: async (seconds: number) => {
      service.clock.advance(seconds);
      member = await memberOf(service, AMELIA);
    },
    shares: (wallet: Address = WALLET) => service.chain.balanceOf('FNX', wallet),
    inVault: () => service.chain.balanceOf('FNX', VAULT),
  };
}

export type Saver = Awaited<ReturnType<typeof newSaver>>;
export type { Member, TestService };
