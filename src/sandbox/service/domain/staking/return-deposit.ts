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

function stakeMeant(state: State, stray: CountedPayment): StoredStake | undefined {
  const { hash, block } = stray;
  const opened = state.stakes.filter((stake) => isMinedAfter(stake, { block }));
  const bySender = stakesOfSender({ ...state, stakes: opened }, stray);
  const isWaiting = ({ status }: StoredStake) => status === 'PENDING';
  return (
    stakeOfEarlierRequest({ ...state, stakes: opened }, stray) ??
    bySender.find(isWaiting) ??
    bySender[0] ??
    opened.findLast(({ reportedHash }) => reportedHash === hash)
  );
}

const ownerOf = (state: State, stray: CountedPayment): string | undefined =>
  holderOf(state, stray.from) ?? stakeMeant(state, stray)?.accountId;

export const straysToReturn = (state: State, vault: Address): CountedPayment[] =>
  state.strayPayments.filter(
    (stray) =>
      stray.isConfirmed &&
      (!stray.isLeft || holderOf(state, stray.from) !== undefined) &&
      isSameAddress(stray.to, vault) &&
      stray.symbol !== null &&
      ownerOf(state, stray) !== undefined &&
      outgoingFor(state, returnId(stray)) === undefined,
  );

/** Tokens sent to a pool or another unlinked contract may be lost, so this needs a manual review first. */
export const mayBeLost = (state: State, { from }: CountedPayment, isContract: boolean): boolean =>
  isContract && holderOf(state, from) === undefined;

export function leaveStray(state: State, stray: CountedPayment): void {
  explain(state, stray);
  stray.isLeft = true;
}

export function returnStray(state: State, stray: CountedPayment, now: number): void {
  const accountId = ownerOf(state, stray);
  if (accountId === undefined || stray.symbol === null) return;
  const stake = explain(state, stray);
  enqueue(state, {
    id: returnId(stray),
    purpose: 'RETURN',
    accountId,
    purse: 'vault',
    asset: stray.symbol,
    to: stray.from,
    amount: stray.amount,
    queuedAt: now,
    ...(stake?.accountId === accountId && { stakeId: stake._id }),
  });
}

function explain(state: State, stray: CountedPayment): StoredStake | undefined {
  const stake = stakeMeant(state, stray);
  if (!stake) return undefined;
  stake.reason = reasonFor(state, stake, stray);
  if (stake.reportedHash !== stray.hash) return stake;
  stake.reportedHash = undefined;
  const isFromAskedWallet = stray.symbol === 'FNX' && isWalletOf(state, stake, stray.from);
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
