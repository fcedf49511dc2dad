import { randomUUID } from 'node:crypto';
import type { RequestOf, openStake as openStakeCall } from '@/api/contract';
import { MINUTE } from '../clock';
import { parseUnits, units } from '../decimal';
import { assertMayInvest } from '../gates';
import { Refusal, formRefusal } from '../refusal';
import type { Member } from '../sessions';
import type { Account, State } from '../state';
import type { StoredStake } from '../stored-payments';
import { isRequestedByAnother, isReserved } from '../wallet-reservation';
import { closeUnpaid } from './close-unpaid';
import { isPlanOpen, planById, freeCapacity } from './plans';

const DEPOSIT_WITHIN_MS = 15 * MINUTE;

type StakeRequest = RequestOf<typeof openStakeCall>;
type Moment = { now: number; height: bigint };

/** Opens a stake, and closes every other one without a deposit. Calls with the same key return the same stake. */
export function openStake(
  state: State,
  { account, session }: Member,
  input: StakeRequest,
  moment: Moment,
): StoredStake {
  const { now, height } = moment;
  const mine = state.stakes.filter(({ accountId }) => accountId === account._id);
  const known = mine.find(({ idempotencyKey }) => idempotencyKey === input.idempotencyKey);
  if (known) return assertSameRequest(known, input);
  assertMayInvest(account);
  const waiting = mine.find(({ status, reportedHash, deposit }) => status === 'PENDING' && (reportedHash || deposit));
  if (waiting)
    throw new Refusal(409, 'You have a deposit in progress. Wait until it arrives.', { stakeId: waiting._id });
  const reserved = mine.find((stake) => stake.status === 'PENDING' && isReserved(stake, now));
  if (reserved)
    throw new Refusal(409, 'You have a deposit open in a wallet. Finish it or decline it there first.', {
      stakeId: reserved._id,
    });
  const request = mine.find((stake) => stake.status === 'PENDING' && isRequestedByAnother(stake, session, now));
  if (request)
    throw new Refusal(
      409,
      'Another login has asked a wallet for a deposit, and the wallet has not answered. Open that stake first.',
      {
        stakeId: request._id,
      },
    );
  const unpaid = mine.filter(({ status }) => status === 'PENDING');
  const stake = makeStake(state, account, input, { now, height }, unpaid);
  for (const other of unpaid) closeUnpaid(other, 'REPLACED', now);
  state.stakes = [...state.stakes, stake];
  return stake;
}

function assertSameRequest(known: StoredStake, { planId, amount }: StakeRequest): StoredStake {
  if (known.planId === planId && parseUnits(known.amount) === parseUnits(amount)) return known;
  throw new Refusal(409, 'This idempotency key was used for another stake.', { stakeId: known._id });
}

function makeStake(
  state: State,
  account: Account,
  input: StakeRequest,
  { now, height }: Moment,
  replaced: readonly StoredStake[],
): StoredStake {
  const plan = planById(input.planId);
  if (!plan) throw formRefusal({ planId: 'Choose one of the plans.' });
  if (!isPlanOpen(state, plan)) throw new Refusal(409, 'This plan is closed to new stakes.', { reason: 'PLAN_CLOSED' });
  const amount = parseUnits(input.amount);
  if (amount < parseUnits(plan.min)) throw formRefusal({ amount: `The minimum for this plan is ${plan.min} FNX.` });
  if (plan.max && amount > parseUnits(plan.max))
    throw formRefusal({ amount: `The maximum for this plan is ${plan.max} FNX.` });
  const others = { stakes: state.stakes.filter((stake) => !replaced.includes(stake)) };
  if (amount > freeCapacity(others, plan, now))
    throw new Refusal(409, 'This plan has no room for that many shares.', { reason: 'CAPACITY' });
  return {
    _id: randomUUID(),
    planId: plan._id,
    accountId: account._id,
    wallet: account.walletAddress ?? '0x',
    idempotencyKey: input.idempotencyKey,
    amount: units(amount),
    apr: plan.apr,
    termDays: plan.termDays,
    openedAt: now,
    openedBlock: String(height),
    expiresAt: now + DEPOSIT_WITHIN_MS,
    claimed: '0',
    status: 'PENDING',
  };
}

export function stakeOf(state: State, accountId: string, id: string): StoredStake {
  const stake = state.stakes.find((known) => known._id === id && known.accountId === accountId);
  if (!stake) throw new Refusal(404, 'There is no such stake.');
  return stake;
}
