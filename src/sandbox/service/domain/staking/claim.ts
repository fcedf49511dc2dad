import { randomUUID } from 'node:crypto';
import type { Claim, RequestOf, claimRewards } from '@/api/contract';
import { DAY, iso } from '../clock';
import { parseUnits, units } from '../decimal';
import { assertMayInvest } from '../gates';
import { enqueue } from '../outgoing';
import { Refusal } from '../refusal';
import type { Account, State } from '../state';
import { stakeOf } from './open-stake';
import { planById } from './plans';
import { claimableBy, isMature, type StoredStake } from './stake';

export type StoredClaim = Omit<Claim, 'createdAt' | 'status'> & {
  accountId: string;
  idempotencyKey: string;
  asked: string;
  status: 'PENDING' | 'SENT' | 'DONE' | 'FAILED';
  createdAt: number;
};

type Asked = RequestOf<typeof claimRewards>;

const ALL = 'ALL';
const HUNDRED = 100n;

/** Rewards of one stake or of all; a stake that has run its term, or is left early, ends with it and its shares go back. */
export function claim(state: State, account: Account, asked: Asked, now: number): StoredClaim[] {
  const wordForWord = JSON.stringify([asked.stakeId, asked.exit ?? false]);
  const known = state.claims.filter(
    ({ accountId, idempotencyKey }) => accountId === account._id && idempotencyKey === asked.idempotencyKey,
  );
  if (known.some((one) => one.asked !== wordForWord)) throw new Refusal(409, 'This key was used for another claim.');
  if (known.length > 0) return known;
  assertMayInvest(account);
  const claims = stakesAsked(state, account, asked, now).map((stake) =>
    claimFrom(state, stake, { isExit: asked.exit ?? false, asked: wordForWord, key: asked.idempotencyKey }, now),
  );
  state.claims = [...state.claims, ...claims];
  return claims;
}

function stakesAsked(state: State, account: Account, { stakeId, exit }: Asked, now: number): StoredStake[] {
  if (stakeId !== ALL) return [assertClaimable(stakeOf(state, account._id, stakeId), exit ?? false, now)];
  if (exit)
    throw new Refusal(400, 'Leave stakes early one by one.', { errors: { exit: 'Leave stakes early one by one.' } });
  const mine = state.stakes.filter(({ accountId }) => accountId === account._id);
  const claimable = mine.filter((stake) => claimableBy(stake, now) > 0n || stake.status === 'MATURED');
  if (claimable.length === 0) throw new Refusal(409, 'There is nothing to claim at the moment.');
  return claimable;
}

function assertClaimable(stake: StoredStake, isExit: boolean, now: number): StoredStake {
  if (stake.status !== 'ACTIVE' && stake.status !== 'MATURED') {
    throw new Refusal(409, 'This stake has nothing to claim at the moment.', { stakeId: stake._id });
  }
  const hasReward = claimableBy(stake, now) > 0n;
  if (!hasReward && !isExit && stake.status === 'ACTIVE')
    throw new Refusal(409, 'There is nothing to claim at the moment.', { stakeId: stake._id });
  return stake;
}

type Terms = { isExit: boolean; asked: string; key: string };

function claimFrom(state: State, stake: StoredStake, { isExit, asked, key }: Terms, now: number): StoredClaim {
  const ends = isMature(stake, now) || isExit;
  const reward = rewardTaken(stake, isExit, now);
  const made: StoredClaim = {
    _id: randomUUID(),
    accountId: stake.accountId,
    idempotencyKey: key,
    asked,
    stakeId: stake._id,
    amount: units(reward),
    symbol: 'FNX',
    status: 'PENDING',
    createdAt: now,
  };
  const isEarly = isExit && !isMature(stake, now);
  stake.claimed = units(parseUnits(stake.claimed) + reward);
  if (ends) endStake(stake, isEarly, now);
  enqueueFor(state, stake, made, reward, ends, now);
  return made;
}

/** Leaving early costs a part of what has not been claimed, by the plan's rule for that day. */
function rewardTaken(stake: StoredStake, isExit: boolean, now: number): bigint {
  const reward = claimableBy(stake, now);
  if (!isExit || isMature(stake, now)) return reward;
  const day = Math.floor((now - (stake.startAt ?? now)) / DAY);
  const rule = planById(stake.planId)?.earlyExit.find(({ fromDay, toDay }) => fromDay <= day && day <= toDay);
  if (!rule) return reward;
  return rule.forfeitRewards ? 0n : (reward * (HUNDRED - BigInt(rule.feePct))) / HUNDRED;
}

function endStake(stake: StoredStake, isEarly: boolean, now: number): void {
  stake.endedAt = now;
  stake.status = 'CLAIMING';
  stake.leftEarly = isEarly;
}

function enqueueFor(
  state: State,
  stake: StoredStake,
  made: StoredClaim,
  reward: bigint,
  ends: boolean,
  now: number,
): void {
  const common = {
    accountId: stake.accountId,
    stakeId: stake._id,
    claimId: made._id,
    asset: 'FNX',
    to: stake.wallet,
    queuedAt: now,
  } as const;
  if (reward > 0n)
    enqueue(state, { ...common, id: `reward:${made._id}`, purpose: 'REWARD', purse: 'treasury', amount: made.amount });
  if (ends)
    enqueue(state, {
      ...common,
      id: `principal:${stake._id}`,
      purpose: 'PRINCIPAL',
      purse: 'vault',
      amount: stake.amount,
    });
}

export const claimAnswer = ({
  accountId: _a,
  idempotencyKey: _k,
  asked: _w,
  createdAt,
  ...told
}: StoredClaim): Claim => ({
  ...told,
  createdAt: iso(createdAt),
});
