import { randomUUID } from 'node:crypto';
import { claimRewards, getStaking, openStake, type Stake } from '@/api/contract';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { ONE } from '@/utils/money';
import type { Step } from './step';
import type { Person, Walk } from './walk';

export const DEPOSITS = {
  exact: (due: bigint) => [due],
  'a unit short': (due: bigint) => [due - 1n],
  'a unit over': (due: bigint) => [due + 1n],
  doubled: (due: bigint) => [due, due],
  'in two parts': (due: bigint) => [due / 2n, due / 2n],
  never: () => [],
} as const satisfies Record<string, (due: bigint) => readonly bigint[]>;
type DepositKind = keyof typeof DEPOSITS;

export const stake = (amount: string, planId: string, kind: DepositKind): Step => ({
  name: `stakes ${amount} in ${planId}, deposited ${kind}`,
  run: async (walk, { member, wallets: [from] }) => {
    const { chain } = walk.world;
    const due = parseUnits(amount);
    const { status } = await member.ask(openStake, { planId, amount, idempotencyKey: randomUUID() });
    const deposits = status === 200 ? DEPOSITS[kind](due) : [];
    for (const deposit of deposits) {
      if ((await chain.balanceOf('FNX', from)) < deposit) return;
      await chain.transfer({ symbol: 'FNX', from, to: chain.vault, amount: deposit });
    }
  },
});

const EARNING: ReadonlySet<string> = new Set(['ACTIVE', 'MATURED']);
export const DAY_H = 24;

export async function earning(walk: Walk, who: Person, days: number): Promise<Stake | undefined> {
  const newest = async () => (await who.member.get(getStaking, {})).positions.find(({ status }) => EARNING.has(status));
  if (!(await newest())) {
    const { chain } = walk.world;
    await chain.transfer({ symbol: 'FNX', from: walk.stranger, to: who.wallets[0], amount: 15n * ONE });
    await stake('15', 'plan-90', 'exact').run(walk, who, who);
    await walk.settle();
  }
  if (days > 0) await walk.wait(days * DAY_H);
  return newest();
}

export const claim = (what: 'one' | 'all', days: number): Step => ({
  name: `claims ${what} after ${days} days`,
  run: async (walk, who) => {
    const open = await earning(walk, who, days);
    const stakeId = what === 'all' ? 'ALL' : open?._id;
    if (stakeId) await who.member.ask(claimRewards, { stakeId, idempotencyKey: randomUUID() });
  },
});
export const leave = (days: number, claimsBefore: boolean): Step => ({
  name: `leaves a stake early after ${days} days${claimsBefore ? ' and a claim' : ''}`,
  run: async (walk, who) => {
    const { _id: stakeId } = (await earning(walk, who, days)) ?? {};
    if (stakeId && claimsBefore) await who.member.ask(claimRewards, { stakeId, idempotencyKey: randomUUID() });
    const { positions } = await who.member.get(getStaking, {});
    const { exit } = positions.find(({ _id }) => _id === stakeId) ?? {};
    if (!stakeId || !exit) return;
    const seen = { exitReward: exit.reward, exitShares: exit.shares ?? undefined };
    await who.member.get(claimRewards, { stakeId, exit: true, ...seen, idempotencyKey: randomUUID() });
  },
});
