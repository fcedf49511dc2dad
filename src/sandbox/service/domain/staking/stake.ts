import type { Hash, Stake } from '@/api/contract';
import type { ServiceChain } from '../../service-chain';
import { DAY, iso } from '../clock';
import { parseUnits, units } from '../decimal';
import type { Session, State } from '../state';
import type { StakeStatus, StoredStake } from '../stored-payments';
import { requestAnswer } from '../wallet-reservation';
import { dayAfter, exitRuleOn, rewardAfterExit, rewardFor } from './accrual';
import { planById } from './plans';

export type Exit = NonNullable<Stake['exit']> & { shares: string };

const startOf = ({ startAt, openedAt }: StoredStake): number => startAt ?? openedAt;
const unlockOf = (stake: StoredStake): number => startOf(stake) + stake.termDays * DAY;

export const calculationTime = ({ countedUntil = 0 }: StoredStake, now: number): number => Math.max(now, countedUntil);

function accruedBy(stake: StoredStake, now: number): bigint {
  if (stake.startAt === undefined) return 0n;
  const until = Math.min(calculationTime(stake, now), unlockOf(stake), stake.endedAt ?? Infinity);
  return rewardFor(parseUnits(stake.amount), stake.apr, until - stake.startAt);
}

const EARNS: ReadonlySet<StakeStatus> = new Set(['ACTIVE', 'MATURED']);

export const claimableBy = (stake: StoredStake, now: number): bigint =>
  EARNS.has(stake.status) ? accruedBy(stake, now) - parseUnits(stake.claimed) : 0n;

export const isMature = (stake: StoredStake, now: number): boolean => calculationTime(stake, now) >= unlockOf(stake);

const HELD: ReadonlySet<StakeStatus> = new Set(['ACTIVE', 'MATURED', 'CLAIMING']);
export const isHeld = ({ status }: StoredStake): boolean => HELD.has(status);

/**
 * Returns the exit by today's rule, which ends at `until`. The rule covers all rewards of the stake: claimed rewards
 * that are forfeited are deducted from the returned shares.
 */
export function exitOf(stake: StoredStake, now: number): Exit | undefined {
  if (stake.status !== 'ACTIVE' || isMature(stake, now)) return undefined;
  const day = dayAfter(calculationTime(stake, now) - startOf(stake));
  const rule = exitRuleOn(planById(stake.planId)?.earlyExit ?? [], day);
  const accrued = accruedBy(stake, now);
  const left = rewardAfterExit(accrued, rule);
  const due = left - parseUnits(stake.claimed);
  return {
    day,
    feePct: rule?.feePct ?? '0',
    forfeitRewards: rule?.forfeitRewards ?? false,
    reward: units(due > 0n ? due : 0n),
    shares: units(parseUnits(stake.amount) + (due < 0n ? due : 0n)),
    cost: units(accrued - left),
    until: iso(startOf(stake) + (day + 1) * DAY),
  };
}

export const withheldShares = ({ amount }: StoredStake, back: string): bigint => parseUnits(amount) - parseUnits(back);

type AnswerContext = { state: State; chain: Pick<ServiceChain, 'chainId' | 'purses' | 'contractOf'>; now: number };

export function stakeAnswer(stake: StoredStake, context: AnswerContext, session: Session | undefined): Stake {
  const { _id, planId, amount, apr, claimed, status, deposit, reportedHash, reason } = stake;
  const { state, now } = context;
  return {
    _id,
    planId,
    amount,
    apr,
    startAt: iso(startOf(stake)),
    unlockAt: iso(unlockOf(stake)),
    accrued: units(accruedBy(stake, now)),
    claimable: units(claimableBy(stake, now)),
    claimed,
    status,
    reason,
    txHash: deposit?.hash ?? reportedHash,
    returnHash: returnHashOf(state, stake),
    asked: status === 'PENDING' && !deposit ? requestAnswer(stake, session, now) : null,
    exit: exitOf(stake, now),
    ...(status === 'PENDING' && depositTarget(stake, context)),
  };
}

export function depositTarget({ expiresAt }: StoredStake, { chain }: Pick<AnswerContext, 'chain'>) {
  const contract = chain.contractOf('FNX');
  if (!contract) throw new Error('FNX has no contract on this chain');
  return { vaultAddress: chain.purses.vault, contract, chainId: chain.chainId, expiresAt: iso(expiresAt) };
}

const returnHashOf = ({ outgoing }: State, { _id }: StoredStake): Hash | undefined =>
  outgoing.findLast(({ purpose, stakeId }) => purpose === 'RETURN' && stakeId === _id)?.attempt?.hash;

export function totalsOf(stakes: readonly StoredStake[], now: number) {
  const total = (amountOf: (stake: StoredStake) => bigint) =>
    units(stakes.reduce((sum, stake) => sum + amountOf(stake), 0n));
  return {
    staked: total((stake) => (isHeld(stake) ? parseUnits(stake.amount) : 0n)),
    accrued: total((stake) => accruedBy(stake, now)),
    claimable: total((stake) => claimableBy(stake, now)),
    claimed: total(({ claimed }) => parseUnits(claimed)),
  };
}
