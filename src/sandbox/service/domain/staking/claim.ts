import { randomUUID } from 'node:crypto';
import type { Address, Claim, RequestOf, claimRewards } from '@/api/contract';
import { iso } from '../clock';
import { parseUnits, units } from '../decimal';
import { assertMayClaim } from '../gates';
import { MINIMUM_AMOUNTS, isDust } from '../minimum-amounts';
import { enqueue } from '../outgoing';
import { Refusal, formRefusal } from '../refusal';
import type { Account, State } from '../state';
import type { StoredClaim, StoredStake } from '../stored-payments';
import { stakeOf } from './open-stake';
import { claimableBy, calculationTime, exitOf, isMature, withheldShares } from './stake';

type ClaimRequest = RequestOf<typeof claimRewards>;

const ALL = 'ALL';

export function claim(state: State, account: Account, request: ClaimRequest, now: number): StoredClaim[] {
  const { stakeId, exit = false, exitReward = null, exitShares } = request;
  const wordForWord = JSON.stringify([stakeId, exit, exitReward, ...(exitShares === undefined ? [] : [exitShares])]);
  const known = state.claims.filter(
    ({ accountId, idempotencyKey }) => accountId === account._id && idempotencyKey === request.idempotencyKey,
  );
  if (known.some((one) => one.asked !== wordForWord))
    throw new Refusal(409, 'This idempotency key was used for another claim.');
  if (known.length > 0) return known;
  assertMayClaim(account);
  const claims = requestedStakes(state, account, request, now).map((stake) =>
    claimFrom(state, account, stake, { isExit: exit, asked: wordForWord, key: request.idempotencyKey }, now),
  );
  state.claims = [...state.claims, ...claims];
  return claims;
}

function requestedStakes(state: State, account: Account, request: ClaimRequest, now: number): StoredStake[] {
  const { stakeId, exit = false } = request;
  if (stakeId !== ALL) {
    const stake = assertClaimable(stakeOf(state, account._id, stakeId), exit, now);
    if (exit) assertExitConfirmed(stake, request, now);
    return [stake];
  }
  if (exit) throw formRefusal({ exit: 'Leave one stake early at a time.' });
  const mine = state.stakes.filter(({ accountId }) => accountId === account._id);
  const claimable = mine.filter((stake) => hasEnough(stake, now) || stake.status === 'MATURED');
  if (claimable.length > 0) return claimable;
  throw new Refusal(409, mine.some((stake) => claimableBy(stake, now) > 0n) ? TOO_LITTLE : NOTHING);
}

const NOTHING = 'There is nothing to claim at the moment.';
const TOO_LITTLE = `You can claim rewards of a stake from ${units(MINIMUM_AMOUNTS.FNX)} FNX, or at its end.`;

const hasEnough = (stake: StoredStake, now: number): boolean => !isDust('FNX', claimableBy(stake, now));

function assertClaimable(stake: StoredStake, isExit: boolean, now: number): StoredStake {
  if (stake.status !== 'ACTIVE' && stake.status !== 'MATURED') {
    throw new Refusal(409, 'This stake has nothing to claim at the moment.', { stakeId: stake._id });
  }
  if (isExit || stake.status !== 'ACTIVE' || hasEnough(stake, now)) return stake;
  throw new Refusal(409, claimableBy(stake, now) > 0n ? TOO_LITTLE : NOTHING, { stakeId: stake._id });
}

/** Throws unless the investor confirmed this fee of an early exit or a higher one. After the term, there is no fee. */
function assertExitConfirmed(stake: StoredStake, { exitReward, exitShares }: ClaimRequest, now: number): void {
  const exit = exitOf(stake, now);
  if (!exit) return;
  if (exitReward === undefined) throw formRefusal({ exitReward: 'Confirm what you get if you leave early.' });
  const isComplete = parseUnits(exit.shares) === parseUnits(stake.amount);
  if (exitShares === undefined && !isComplete)
    throw formRefusal({
      exitShares: 'Confirm how many shares you get back: rewards you already claimed are deducted.',
    });
  const paysAtLeast =
    parseUnits(exit.reward) >= parseUnits(exitReward) && parseUnits(exit.shares) >= parseUnits(exitShares ?? '0');
  if (paysAtLeast) return;
  const words = `If you leave early, you now get ${exit.shares} FNX back and ${exit.reward} FNX in rewards. Please confirm.`;
  throw new Refusal(409, words, { reason: 'EXIT_PRICE', stakeId: stake._id, exit });
}

type Terms = { isExit: boolean; asked: string; key: string };

function claimFrom(
  state: State,
  account: Account,
  stake: StoredStake,
  { isExit, asked, key }: Terms,
  now: number,
): StoredClaim {
  const ends = isMature(stake, now) || isExit;
  const exit = isExit ? exitOf(stake, now) : undefined;
  const reward = exit ? parseUnits(exit.reward) : claimableBy(stake, now);
  const back = exit?.shares ?? stake.amount;
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
  stake.claimed = units(parseUnits(stake.claimed) + reward - withheldShares(stake, back));
  if (ends) endStake(stake, isEarly, now);
  // The shares go to the currently linked wallet, because the stake's wallet may be lost.
  const to = account.walletAddress ?? stake.wallet;
  enqueueFor(state, { stake, to, made, reward, back: ends ? back : undefined }, now);
  return made;
}

function endStake(stake: StoredStake, isEarly: boolean, now: number): void {
  // Paid rewards count as earned, even if the clock is set back later.
  stake.endedAt = calculationTime(stake, now);
  stake.status = 'CLAIMING';
  stake.leftEarly = isEarly;
}

type Due = { stake: StoredStake; to: Address; made: StoredClaim; reward: bigint; back: string | undefined };

function enqueueFor(state: State, { stake, to, made, reward, back }: Due, now: number): void {
  const common = {
    accountId: stake.accountId,
    stakeId: stake._id,
    claimId: made._id,
    asset: 'FNX',
    to,
    queuedAt: now,
  } as const;
  if (reward > 0n)
    enqueue(state, { ...common, id: `reward:${made._id}`, purpose: 'REWARD', purse: 'treasury', amount: made.amount });
  if (back !== undefined)
    enqueue(state, {
      ...common,
      id: `principal:${stake._id}`,
      purpose: 'PRINCIPAL',
      purse: 'vault',
      amount: back,
    });
}

export const claimAnswer = ({
  accountId: _a,
  idempotencyKey: _k,
  asked: _w,
  createdAt,
  ...answer
}: StoredClaim): Claim => ({
  ...answer,
  createdAt: iso(createdAt),
});
