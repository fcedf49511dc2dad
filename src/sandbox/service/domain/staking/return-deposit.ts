import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { isMinedAfter, type CountedPayment } from '../counted-payment';
import { parseUnits } from '../decimal';
import { enqueue, outgoingFor } from '../outgoing';
import { holderOf } from '../register/wallets';
import type { State } from '../state';
import type { StakeReason, StoredStake } from '../stored-payments';
import { reopenRequest } from '../wallet-reservation';
import { isWalletOf, stakeOfEarlierRequest, stakesOfSender } from './match';

const returnId = ({ key }: CountedPayment) => `return:${key}`;

function stakeMeant(state: State, unmatched: CountedPayment): StoredStake | undefined {
  const { hash, block } = unmatched;
  const opened = state.stakes.filter((stake) => isMinedAfter(stake, { block }));
  const bySender = stakesOfSender({ ...state, stakes: opened }, unmatched);
  const isWaiting = ({ status }: StoredStake) => status === 'PENDING';
  return (
    stakeOfEarlierRequest({ ...state, stakes: opened }, unmatched) ??
    bySender.find(isWaiting) ??
    bySender[0] ??
    opened.findLast(({ reportedHash }) => reportedHash === hash)
  );
}

const ownerOf = (state: State, unmatched: CountedPayment): string | undefined =>
  holderOf(state, unmatched.from) ?? stakeMeant(state, unmatched)?.accountId;

export const depositsToReturn = (state: State, vault: Address): CountedPayment[] =>
  state.strayPayments.filter(
    (unmatched) =>
      unmatched.isConfirmed &&
      (!unmatched.isLeft || holderOf(state, unmatched.from) !== undefined) &&
      isSameAddress(unmatched.to, vault) &&
      unmatched.symbol !== null &&
      ownerOf(state, unmatched) !== undefined &&
      outgoingFor(state, returnId(unmatched)) === undefined,
  );

/**
 * Whether a return needs a manual review first, because tokens sent to a pool or another unlinked contract may be
 * lost.
 */
export const mayBeLost = (state: State, { from }: CountedPayment, isContract: boolean): boolean =>
  isContract && holderOf(state, from) === undefined;

export function keepDeposit(state: State, unmatched: CountedPayment): void {
  explain(state, unmatched);
  unmatched.isLeft = true;
}

export function returnDeposit(state: State, unmatched: CountedPayment, now: number): void {
  const accountId = ownerOf(state, unmatched);
  if (accountId === undefined || unmatched.symbol === null) return;
  const stake = explain(state, unmatched);
  enqueue(state, {
    id: returnId(unmatched),
    purpose: 'RETURN',
    accountId,
    purse: 'vault',
    asset: unmatched.symbol,
    to: unmatched.from,
    amount: unmatched.amount,
    queuedAt: now,
    ...(stake?.accountId === accountId && { stakeId: stake._id }),
  });
}

function explain(state: State, unmatched: CountedPayment): StoredStake | undefined {
  const stake = stakeMeant(state, unmatched);
  if (!stake) return undefined;
  stake.reason = reasonFor(state, stake, unmatched);
  if (stake.reportedHash !== unmatched.hash) return stake;
  stake.reportedHash = undefined;
  const isFromAskedWallet = unmatched.symbol === 'FNX' && isWalletOf(state, stake, unmatched.from);
  if (!isFromAskedWallet) reopenRequest(stake);
  return stake;
}

function reasonFor(state: State, stake: StoredStake, { from, symbol, amount, at }: CountedPayment): StakeReason {
  if (!isWalletOf(state, stake, from)) return 'FOREIGN_SENDER';
  if (symbol !== 'FNX') return 'WRONG_TOKEN';
  if (stake.deposit) return 'DOUBLED';
  const { closedFor = stake.reason } = stake;
  if (closedFor === 'PLAN_CLOSED') return 'PLAN_CLOSED';
  if (closedFor === 'REPLACED' || at > stake.expiresAt) return 'LATE';
  const [sent, wanted] = [parseUnits(amount), parseUnits(stake.amount)];
  if (sent === wanted) return 'CAPACITY';
  return sent < wanted ? 'SHORT' : 'OVER';
}
