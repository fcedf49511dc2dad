import { randomUUID } from 'node:crypto';
import {
  buyShare,
  getStaking,
  getTransactions,
  openStake,
  reportPayment,
  reportStake,
  type Hash,
  type Order,
  type Stake,
} from '@/api/contract';
import { PAY_ADDRESS, VAULT, userAccount } from '@/sandbox/chain/accounts';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { RISK_VERSION } from '@/sandbox/service/domain/versions';
import type { TestService } from '@/sandbox/test-service';
import type { Envelope, Member } from './member';

type Payable = Pick<Order & Stake, '_id' | 'status' | 'asked' | 'txHash'>;

export type BothKinds = {
  name: 'an order' | 'a stake';
  idField: 'orderId' | 'stakeId';
  open: (member: Member) => Promise<Envelope<unknown>>;
  wallet: (
    member: Member,
    id: string,
    asking: boolean,
    declaredUnsent?: boolean,
    requestId?: string,
    askedAt?: string,
  ) => Promise<Envelope<unknown>>;
  report: (member: Member, id: string, txHash: Hash, requestId?: string) => Promise<Envelope<unknown>>;
  read: (member: Member, id: string) => Promise<Payable>;
  pay: (service: TestService) => Promise<Hash>;
};

export const AN_ORDER: BothKinds = {
  name: 'an order',
  idField: 'orderId',
  open: (member) =>
    member.ask(buyShare, {
      shares: '10',
      payCurrency: 'USDT',
      walletAddress: userAccount(0),
      idempotencyKey: randomUUID(),
      riskVersion: RISK_VERSION,
    }),
  wallet: (member, orderId, asking, declaredUnsent, requestId, askedAt) =>
    member.ask(reportPayment, { orderId, asking, declaredUnsent, requestId, askedAt }),
  report: (member, orderId, txHash, requestId) => member.ask(reportPayment, { orderId, txHash, requestId }),
  read: async (member, orderId) => {
    const { order } = await member.get(getTransactions, { orderId });
    if (!order) throw new Error('The order is missing');
    return order;
  },
  pay: ({ chain, state }) =>
    chain.transfer({
      asset: 'USDT',
      from: userAccount(0),
      to: PAY_ADDRESS,
      amount: parseUnits(state.orders.at(-1)?.payAmount ?? '0'),
    }),
};

export const A_STAKE: BothKinds = {
  name: 'a stake',
  idField: 'stakeId',
  open: (member) => member.ask(openStake, { planId: 'plan-90', amount: '100', idempotencyKey: randomUUID() }),
  wallet: (member, stakeId, asking, declaredUnsent, requestId, askedAt) =>
    member.ask(reportStake, { stakeId, asking, declaredUnsent, requestId, askedAt }),
  report: (member, stakeId, txHash, requestId) => member.ask(reportStake, { stakeId, txHash, requestId }),
  read: async (member, stakeId) => {
    const { positions } = await member.get(getStaking, {});
    const stake = positions.find(({ _id }) => _id === stakeId);
    if (!stake) throw new Error('The stake is missing');
    return stake;
  },
  pay: ({ chain }) => chain.transfer({ asset: 'FNX', from: userAccount(0), to: VAULT, amount: parseUnits('100') }),
};

export const BOTH_KINDS: readonly BothKinds[] = [AN_ORDER, A_STAKE];
